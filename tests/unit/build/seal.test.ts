import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hash, MARK_SCRIPTS, type Pieces, SealError, seal } from '../../../src/build/seal.ts';

const pieces: Pieces = {
  head: '<title>A page</title>',
  style: 'p{color:red}',
  document: '<p>Hello</p>',
  fonts: '@font-face{font-family:A;src:url(data:font/woff2;base64,AAAA)}',
  scripts: ['document.title="B"', 'document.title+="!"'],
  notices: 'Of others.\n',
};

const sealed = seal(pieces);

describe('the order of the bytes', () => {
  it('is policy, mark, style, head, document, fonts, scripts', () => {
    const inOrder = [
      '<meta charset="utf-8">',
      '<meta http-equiv="Content-Security-Policy"',
      `<script>${MARK_SCRIPTS}</script>`,
      pieces.style,
      pieces.head,
      pieces.document,
      pieces.fonts,
      ...pieces.scripts,
    ];
    const positions = inOrder.map((part) => sealed.indexOf(part));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });

  it('has the encoding within the first 1,024 bytes, where browsers look for it', () => {
    expect(sealed.slice(0, 1024)).toContain('charset="utf-8"');
  });

  it('is the same for the same pieces', () => {
    expect(seal({ ...pieces })).toBe(sealed);
  });
});

describe('the policy', () => {
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(sealed)?.[1] ?? '';

  it('allows the pieces by their hashes, pictures and fonts from data:, the form to mailto:, and no more', () => {
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${[MARK_SCRIPTS, ...pieces.scripts].map(hash).join(' ')}`,
      `style-src ${hash(pieces.style)} ${hash(pieces.fonts)}`,
      'img-src data:',
      'font-src data:',
      "base-uri 'none'",
      'form-action mailto:',
    ]);
  });

  it('hashes the bytes of UTF-8, as browsers do', () => {
    const digest = createHash('sha256').update(Buffer.from('café 😀', 'utf8')).digest('base64');
    expect(hash('café 😀')).toBe(`'sha256-${digest}'`);
  });
});

describe('what would break out of its element stops the build, and the message shows where', () => {
  it.each<[string, Partial<Pieces>, string]>([
    ['"</style" in the style', { style: 'p::after{content:"</style>"}' }, 'p::after{'],
    ['"</STYLE" in the style', { style: 'p::after{content:"</STYLE >"}' }, 'p::after{'],
    ['"</style" in the fonts', { fonts: '@font-face{font-family:"</style"}' }, '@font-face{'],
    ['"</script" in a script', { scripts: ['a="</script>"'] }, 'a="</script>'],
    ['"</ScRiPt" in a script', { scripts: ['a=1', 'b="</ScRiPt\n>"'] }, 'b="</ScRiPt'],
    ['"<!--" in a script', { scripts: ['a="<!-- <script>"'] }, 'a="<!--'],
  ])('%s', (message, changed, place) => {
    const faulty = () => seal({ ...pieces, ...changed });
    expect(faulty).toThrow(SealError);
    expect(faulty).toThrow(message);
    expect(faulty).toThrow(place);
  });
});
