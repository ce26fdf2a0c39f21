/** Why something cannot be opened. Its message follows the name of the file. */
export class OpenError extends Error {}

/** In bytes: the most that is opened, and the most that a zip may unpack to. No site has more. */
export const LARGEST = 60_000_000;
