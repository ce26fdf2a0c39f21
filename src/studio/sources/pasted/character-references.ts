/** Character references of HTML, such as &eacute;. One that is not known stays as it is written. */

/** From U+00A0 to U+00FF. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const OTHERS =
  'quot " amp & lt < gt > apos \' ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › bull • hellip … euro € trade ™ OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ zwnj \u200C zwj \u200D';

const SIGNS: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...[...OTHERS.matchAll(/(\w+) (\S)/g)].map(([, name = '', sign = '']) => [name, sign] as const),
]);

export const withoutReferences = (text: string) =>
  text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{2,8}));/g,
    (written, decimal, hex, name) => {
      if (name !== undefined) return SIGNS.get(name) ?? written;
      const code = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10);
      return code <= 0x10ffff ? String.fromCodePoint(code) : written;
    },
  );
