/** Made by plugins/owners-files.ts from the owner's files. */

declare module 'virtual:portrait' {
  export const portrait: { src: string; width: number; height: number };
}

declare module 'virtual:cv' {
  /** `size` is written for people, as in '34 kB'. */
  export const cv: { href: string; fileName: string; size: string; pages: number };
}

/** What the site says in the owner's language. */
declare module 'virtual:words' {
  export const words: import('../words/types.ts').Words;
}
