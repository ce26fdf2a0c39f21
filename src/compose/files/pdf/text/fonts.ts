/** What the codes of a font mean, and how wide its glyphs are (ISO 32000-1, 9.5 to 9.10). */
import { latin1 } from '../../../latin1.ts';
import type { OpenPdf } from '../pdf.ts';
import { type Dictionary, isDictionary, type PdfValue } from '../pdf-values.ts';
import type { CMap } from './cmap.ts';
import { compositeFont } from './composite-font.ts';
import { ENCODINGS, type FontEncoding, signNamed, signNumbered } from './encodings.ts';
import { unpacked } from './filters.ts';
import { cMapAt, type Font, type FontGlyph, numbers } from './font.ts';
import { readableSigns } from './signs.ts';
import { standardWidth } from './standard-widths.ts';

export type Fonts = (value: PdfValue) => Font;

/** Each font is read once. */
export function fontsOf(pdf: OpenPdf): Fonts {
  const known = new Map<PdfValue, Font>();
  return (value) => {
    const found = pdf.objects.follow(value);
    const head = isDictionary(found) ? found : new Map<string, PdfValue>();
    const font = known.get(found) ?? fontOf(head, pdf);
    known.set(found, font);
    return font;
  };
}

function fontOf(head: Dictionary, pdf: OpenPdf): Font {
  const said = cMapAt(head.get('ToUnicode'), pdf);
  return pdf.objects.follow(head.get('Subtype')) === 'Type0'
    ? compositeFont(head, said, pdf)
    : simpleFont(head, said, pdf);
}

/** Drawings in the shape of a font. */
const PICTURES = /dingbat|awesome|webdings|wingdings|icon/i;

/** Each code is a byte. */
function simpleFont(head: Dictionary, said: CMap | undefined, pdf: OpenPdf): Font {
  const { objects } = pdf;
  const name = `${objects.follow(head.get('BaseFont')) ?? ''}`;
  const isDrawn = pdf.objects.follow(head.get('Subtype')) === 'Type3';
  const encoding = encodingOf(head, pdf, isDrawn);
  const widthOf = widthsOf(head, pdf, name);
  const isPictures = PICTURES.test(name);
  const glyphs = Array.from({ length: 256 }, (_, code): FontGlyph => {
    const text =
      readableSigns(said?.letters.get(code)) ?? readableSigns(encoding[code] || undefined);
    return {
      text: text ?? (isPictures ? '' : undefined),
      width: widthOf(code, text ?? ''),
      isSpace: code === 32,
    };
  });
  const scale = isDrawn ? drawnScale(head, pdf) : 1;
  return {
    scale,
    *glyphs(codes) {
      for (let at = 0; at < codes.length; at += 1) {
        const glyph = glyphs[codes.charCodeAt(at)];
        if (glyph) yield glyph;
      }
    },
  };
}

/** Glyphs that are drawn by the PDF itself have a measure of their own. */
function drawnScale(head: Dictionary, { objects }: OpenPdf): number {
  const [, , , tall] = numbers(objects.follow(head.get('FontMatrix')), objects);
  const [, bottom = 0, , top = 0] = numbers(objects.follow(head.get('FontBBox')), objects);
  const height = Math.abs(top - bottom) * Math.abs(tall ?? 0.001);
  return height > 0.1 && height < 100 ? height : 1;
}

function widthsOf(head: Dictionary, { objects }: OpenPdf, name: string) {
  const first = Number(objects.follow(head.get('FirstChar'))) || 0;
  const follow = (value: PdfValue) => objects.follow(value);
  const widths = numbers(follow(head.get('Widths')), { follow });
  const matrix = numbers(follow(head.get('FontMatrix')), { follow });
  const unit = Math.abs(matrix[0] ?? 0.001);
  const missing = Number(
    follow(objects.dictionary(head.get('FontDescriptor'))?.get('MissingWidth')),
  );
  return (code: number, text: string): number => {
    const width = widths[code - first];
    if (width !== undefined) return width * unit;
    return widths.length > 0 ? (missing || 0) * unit : standardWidth(name, text);
  };
}

function encodingOf(head: Dictionary, pdf: OpenPdf, isDrawn: boolean): FontEncoding {
  const { objects } = pdf;
  const value = objects.follow(head.get('Encoding'));
  const changes = isDictionary(value) ? value : undefined;
  const name = changes ? objects.follow(changes.get('BaseEncoding')) : value;
  const base =
    typeof name === 'string' && Object.hasOwn(ENCODINGS, name)
      ? ENCODINGS[name as keyof typeof ENCODINGS]
      : ownEncoding(head, pdf);
  const encoding = [...base];
  const differences = objects.follow(changes?.get('Differences'));
  let code = 0;
  for (const each of Array.isArray(differences) ? differences : []) {
    const found = objects.follow(each);
    if (typeof found === 'number') code = found;
    else if (typeof found === 'string' && code >= 0 && code < 256) {
      const isNumber = isDrawn && found.toLowerCase() === `a${code}`;
      encoding[code] = isNumber ? signNumbered(code) : (signNamed(found) ?? '');
      code += 1;
    }
  }
  return encoding;
}

/** LaTeX leaves it to the font, which says it before what is locked of it. */
function ownEncoding(head: Dictionary, pdf: OpenPdf): FontEncoding {
  const { objects, room } = pdf;
  const descriptor = objects.dictionary(head.get('FontDescriptor'));
  const stream = objects.stream(descriptor?.get('FontFile'));
  const bytes = stream && unpacked(stream, objects, room);
  if (!bytes) {
    const isTrueType = objects.follow(head.get('Subtype')) === 'TrueType';
    return isTrueType ? ENCODINGS.WinAnsiEncoding : ENCODINGS.StandardEncoding;
  }
  const clear = latin1(bytes.subarray(0, 20_000));
  if (clear.includes('StandardEncoding def')) return ENCODINGS.StandardEncoding;
  const encoding = Array<string>(256).fill('');
  for (const [, code, name = ''] of clear.matchAll(/dup\s+(\d{1,3})\s*\/(\S+)\s+put/g))
    encoding[Number(code)] = signNamed(name) ?? '';
  return encoding;
}
