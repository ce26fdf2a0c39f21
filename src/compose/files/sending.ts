/** What a mail and a stick can take. The build, the kit and the studio say it with the same figures. */

/** In bytes of a mail: what every mailbox takes, and what hardly any takes more than. */
export const SAFE_MAIL = 5_000_000;
export const LARGEST_MAIL = 20_000_000;
/** A mail has four letters for three bytes, and ends of lines between them. */
export const inMail = (bytes: number) => Math.ceil((bytes * 4 * 78) / (3 * 76));
/** A stick with FAT32, as most are sold, takes no file of so many bytes. */
export const LARGEST_ON_STICK = 2 ** 32;
