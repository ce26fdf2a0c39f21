/** Tells why something cannot be opened. Its message goes on a sentence that begins with the name. */
export class Unopened extends Error {}

/** In bytes, of what is opened and of what a zip unfolds to. No site has more. */
export const LARGEST = 60_000_000;
