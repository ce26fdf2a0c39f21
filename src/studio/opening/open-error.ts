import { messages } from '../../messages/messages.ts';

export type OpenReason = keyof typeof messages.studio.cannotOpen;

/** Why something cannot be opened. Its message follows the name of the file. */
export class OpenError extends Error {
  readonly reason: OpenReason;
  /** A name or an issue in the message. */
  readonly what: string;

  constructor(reason: OpenReason, what = '') {
    const say = messages.studio.cannotOpen[reason];
    super(typeof say === 'string' ? say : say({ what }));
    this.reason = reason;
    this.what = what;
  }
}

/** The same as data, which a worker can send. */
export type Refusal = Pick<OpenError, 'reason' | 'what'>;

/** In bytes: the most that is opened, and the most that a zip may unpack to. No site has more. */
export const LARGEST_SITE = 60_000_000;

/** Beside a page. Each of them is kept, so this is also the most that a zip of the studio gets. */
export const MOST_FILES = 2000;
