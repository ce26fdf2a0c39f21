/** The picture beside the page that a link to the site is shown with; each system draws it in its own way. In pixels. */
export const PREVIEW = { name: 'preview.png', width: 1200, height: 630 } as const;
