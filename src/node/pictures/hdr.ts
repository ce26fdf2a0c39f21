/**
 * Whether the values of a picture are meant as those of HDR films are. sharp would read them as those of sRGB, and everything would be
 * grey. The numbers are those of ITU-T H.273, in the box `colr` of an AVIF and in the chunk `cICP` of a PNG.
 */

/** How much of a file says it. */
const HEAD = 65_536;
const PQ = 16;
const HLG = 18;

/** Where the number of the brightness is, behind a name and the number of the colours. */
const PLACES = [
  { name: 'colrnclx', behind: 11 },
  { name: 'cICP', behind: 5 },
];

export function isHdr(picture: Buffer): boolean {
  const head = picture.subarray(0, HEAD);
  return PLACES.some(({ name, behind }) => {
    const at = head.indexOf(name);
    return at >= 0 && [PQ, HLG].includes(head[at + behind] ?? 0);
  });
}
