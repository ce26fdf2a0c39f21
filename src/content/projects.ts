import type { Project } from './types.ts';

/**
 * The cards of the carousel, in order. A project with a path becomes a link.
 * Example of a web address: { title: 'Harbour at dawn', path: 'https://vimeo.com/123456789' }
 * Example of a page of this site: { title: 'How I work', path: '/Work-Details' }
 * With a picture, which lies in src/content/stills, and credits; leave out what you do not need:
 * { title: 'Harbour at dawn', still: 'harbour.jpg', stillAlt: 'Fishing boats leaving', role: 'Camera', year: '2024', client: 'RTVE' }
 */
export const projects: readonly Project[] = [
  { title: 'Empty' },
  { title: 'Empty' },
  { title: 'Empty' },
  { title: 'Empty' },
  { title: 'Empty' },
];
