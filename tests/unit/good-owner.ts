import type { Job, Portfolio, Project } from '../../src/schema/portfolio/portfolio.ts';

const profile = {
  language: 'en',
  firstName: 'Ana',
  fullName: 'Ana María Núñez',
  greeting: 'Hello, I am Ana.',
  portraitAlt: 'Ana Núñez in a control room',
  description: 'Ana Núñez directs live television.',
  email: 'ana@nunez.tv',
  phone: '+34 600 123 456',
  linkedin: 'https://www.linkedin.com/in/ana-nunez',
} as const;

const job: Job = {
  title: 'Director',
  field: 'Television',
  period: 'current',
  points: ['One.', 'Two.', 'Three.'],
};

const projects: Project[] = [
  { title: 'Regatta' },
  { title: 'Harbour', path: 'https://vimeo.com/1' },
  { title: 'Me', path: '/About' },
];

/** A portfolio without any issue. */
export const goodOwner = {
  ...profile,
  projects,
  work: { summary: 'I direct.', jobs: [job] },
  life: [{ motif: 'art', text: 'I draw.' }],
  texts: { 'hero.subtitle': 'Live television', 'hero.button': 'Who I am' },
} satisfies Portfolio;
