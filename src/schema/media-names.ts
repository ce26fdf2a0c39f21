/** Names of films, sounds and captions that lie beside the page. */
import { messages } from '../messages/messages.ts';
import type { Rule } from './rules.ts';

/** No file on Windows may be called so, with any ending. */
export const isReserved = (name: string) =>
  /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/i.test(name);

/** A name of a file beside the page that every system can have. `field` has the addresses. */
function fileBeside(
  endings: RegExp,
  otherwise: 'noFilm' | 'noMedia' | 'noCaptions',
  field: 'address' | 'path',
): Rule {
  return (text) => {
    const { issues } = messages;
    if (/^https?:/i.test(text)) return issues.fileIsAddress({ field });
    if (/[/\\]/.test(text)) return issues.fileInFolder;
    if (/["*:<>?|\n\r\t]/.test(text)) return issues.fileSign;
    if (isReserved(text)) return issues.fileReserved;
    return endings.test(text) ? undefined : issues[otherwise];
  };
}

export const filmName = fileBeside(/[^.]\.(?:mp4|m4v|webm|mov)$/i, 'noFilm', 'address');

/** A film or a sound. */
export const mediaName = fileBeside(
  /[^.]\.(?:mp4|m4v|webm|mov|mp3|m4a|ogg|opus|wav|flac)$/i,
  'noMedia',
  'path',
);

/** Whether a file with such a name is a sound, and no film. */
export const isSound = (name: string) => /\.(?:mp3|m4a|ogg|opus|wav|flac)$/i.test(name);

export const captionsName = fileBeside(/[^.]\.(?:vtt|srt)$/i, 'noCaptions', 'path');
