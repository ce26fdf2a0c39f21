/**
 * The title of a project, as the name of its file says it, without what cameras, copies and versions add. A name without a title of
 * its own, such as IMG_1234, gives none, because a wrong title would look finished.
 */

/** Returns '' if the name says no title. */
export function titleOfFile(file: string): string {
  const [name = ''] = file.normalize().split(/[/\\]/).slice(-1);
  const spaced = withBlanks(stemOf(name));
  if (isOfMachine(spaced)) return '';
  let title = trimmed(WITHIN.reduce((left, part) => left.replace(part, ' '), spaced));
  for (let before = ''; before !== title; ) {
    before = title;
    title = trimmed(STARTS.reduce((left, start) => left.replace(start, ''), title));
    const rest = trimmed(ENDS.reduce((left, end) => left.replace(end, ''), title));
    // “The Final” is a name, and “The” is none.
    if (!ARTICLE.test(rest)) title = rest;
  }
  return /\p{L}/u.test(title) && !isOfMachine(title) ? title : '';
}

/** The name without its ending. A converter puts its own behind the one before. */
function stemOf(name: string): string {
  const stem = name.replace(/\.(?=[a-z\d]*[a-z])[a-z\d]{2,5}$/i, '');
  return stem.replace(/(?<=.)\.(?:mp[34]|m4[av]|mov|mkv|avi|wav|aiff?|flac|jpe?g|png|tiff?)$/i, '');
}

/** Where blanks divide the words, hyphens and dots belong to them: “Spider-Man 2”, “Dr. Who”. */
function withBlanks(stem: string): string {
  const typed = stem.replace(/\p{Cf}/gu, '').replaceAll('%20', ' ');
  const plain = typed.replace(/[_+]/g, ' ');
  if (/\S\s+\S/.test(typed)) return trimmed(plain);
  return trimmed(plain.replace(/[-‐–—]/g, ' ').replace(/\.(?!\d)|(?<=\D)\./g, ' '));
}

const trimmed = (text: string) =>
  text.replace(/\s+/g, ' ').replace(/^[ \-‐–—.,:;~]+|[ \-‐–—.,:;~]+$/g, '');

/** Finds whole words. The borders that JavaScript knows are those of Latin letters. */
const words = (...patterns: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'giu');

const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:19|20)\\d\\d';
/** Where nothing stands between them, both have two digits. */
const [DD, MM] = ['(?:0[1-9]|[12]\\d|3[01])', '(?:0[1-9]|1[0-2])'];
const CLOCK = '(?:[01]?\\d|2[0-3])[:.h\\- ]?[0-5]\\d(?:[:.m\\- ]?[0-5]\\d)?\\d{0,3}(?: ?[ap]m)?';
const DATE = `(?:${YEAR}([-. ])${MONTH}\\1${DAY}|${DAY}([-. ])${MONTH}\\2${YEAR}|${YEAR}${MM}${DD})`;
const UUID = '[\\da-f]{8}[- ]?(?:[\\da-f]{4}[- ]?){3}[\\da-f]{12}';

/** Identifiers, dates with their times, and what is said of a format. */
const WITHIN: readonly RegExp[] = [
  words(UUID),
  words(`${DATE}(?:(?:T| |,|-)+(?:(?:at|um|à|a las|às|alle|o) )?${CLOCK})?`),
  words(`${YEAR}年${MONTH}月${DAY}日`),
  words(
    '\\d{3,4}p\\d{0,2}',
    '[48]k',
    'u?hd',
    '[hx]\\.?26[45]',
    'hevc',
    'prores',
    '\\d{3,4}x\\d{3,4}',
  ),
  words('\\d{2,3} ?k(?:bps|hz)', 'lo-?res', 'low-?res', 'hi-?res', 'high-?res'),
];

/** The names that cameras, phones and recorders begin with, before a number. */
const CAMERA =
  '(?:img|imgp|dsc[fn]?|mvi|mov|vid|pxl|pict|pano|gopr|g[hxp]\\d\\d|dji|sam|cimg|mah|p10|zoom|tascam|dr|ste|rec|ptt|aud|fb img|received|mmexport|signal)';
/** Words that say only what kind of file it is. */
const KIND =
  '(?:image|photo|foto|bild|video|clip|scan|audio|voice|memo|track|file|screencast|whatsapp (?:image|video|audio))';

const STARTS: readonly RegExp[] = [
  /^(?:copy of|kopie von|copia d[ei]|copie de|cópia de|コピー ?[～~]|نسخة من) /iu,
  new RegExp(`^${CAMERA} ?e?\\d{3,}(?: \\d{6,9})?(?: wa\\d{4})? `, 'i'),
  // Radio stations put the day first.
  new RegExp(`^\\d\\d${MM}${DD} (?=\\D)`),
];

const VERSION = '(?:v|ver|version|versión|versão|versione|wersja|rev)';

const ENDS: readonly RegExp[] = [
  /[([（](?:\d{1,3}|copy|kopie|kopia|c[oó]pia|copie|副本|final|v\d+)[)\]）]$/iu,
  words('(?:copy|kopie|kopia|c[oó]pia|copie|نسخة)(?: \\d{1,3})?$'),
  /(?:の?コピー|副本|拷贝|复件)(?: ?\d{1,3})?$/,
  words(`(?:${VERSION} )?(?:final|finale|definitiv[aeo]?|définitive|ostateczna)(?: ?\\d{1,2})?$`),
  words('(?:endfassung|endversion|finale fassung|نهائي|نهائية)$'),
  /(?:最终版|最終版|最终|最終|定稿)$/,
  words(`${VERSION} ?\\d{1,3}(?:\\.\\d+)*$`),
  words('(?:mix|master|export|render|edit|bounce|draft) ?\\d{1,3}$', 'mixdown$'),
  words('(?:edited|bearbeitet|modifié|editad[ao]|modificato|compressed|komprimiert)$'),
];

const ARTICLE = /^(?:the|el|la|le|il|lo|o|a|das|der|die)$/i;

/** Names that nobody has given. */
const OF_MACHINES: readonly RegExp[] = [
  new RegExp(`^(?:${CAMERA}|${KIND})[ -]*(?:(?:e|wa)?\\d[\\d .:~wa-]*)?(?: ?\\(\\d+\\))?$`, 'i'),
  // Screenshots, with the moment of their making.
  /^(?:screen ?shot|screen ?recording|bildschirmfoto|bildschirmaufnahme|captura de (?:pantalla|ecrã|tela)|capture d[’' ]écran|schermata|zrzut ekranu|スクリーンショット|画面収録|屏幕截图|屏幕录制|截屏|截图|لقطة (?:ال)?شاشة)(?![\p{L}])/iu,
  /^(?:new recording|(?:neue )?aufnahme|(?:nouvel )?enregistrement|(?:nueva )?grabación|(?:nuova )?registrazione|(?:nowe )?nagranie|(?:nova )?gravação|新規録音|新录音|录音|تسجيل(?: جديد)?|微信(?:图片|视频))[ \d.()]*$/iu,
  /^(?:unnamed|untitled|unbenannt|sans titre|sin título|senza titolo|sem título|bez tytułu|名称未設定|未命名|无标题|بدون عنوان)[ \d()]*$/iu,
  // Cinema cameras and recorders. A word before a year is a name.
  /^[a-z]\d{3} ?c\d{3}(?: .*)?$|^[a-z]\d{4,8}$|^[a-z]{2,4} ?(?!(?:19|20)\d\d$)\d{4,}$/i,
  /^(?=[a-f]*\d)[\da-f]{12,}$/i,
];

const isOfMachine = (name: string) => OF_MACHINES.some((pattern) => pattern.test(name));
