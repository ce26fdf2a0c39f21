import { z } from 'zod';

// Otherwise each schema tries to run a text as code, and the policy of the page reports that.
z.config({ jitless: true });
