/** The six routes of the site (specification, section 2), spelled once. */
export const paths = {
  home: '/',
  about: '/About',
  project: '/Project',
  contact: '/Contact',
  workDetails: '/Work-Details',
  lifeDetails: '/Life-Details',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

/** The ids of the four sections of the home page (specification, section 2). */
export const sectionIds = {
  home: 'home-section',
  about: 'about-section',
  project: 'project-section',
  contact: 'contact-section',
} as const;

export type SectionId = (typeof sectionIds)[keyof typeof sectionIds];

/** The id of the main element, where the skip link leads. */
export const mainId = 'main';
