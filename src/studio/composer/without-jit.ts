import { z } from 'zod';

// As soon as a schema is made, it would try to run a text as code, and the policy of the page tells of that.
z.config({ jitless: true });
