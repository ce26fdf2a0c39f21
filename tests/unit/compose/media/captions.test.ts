import { describe, expect, it } from 'vitest';
import { readCaptions } from '../../../../src/compose/media/captions.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string, name = 'harbour.vtt') => readCaptions(name, bytesOf(text), 'es');

/** The captions that a text gives, without what all have. */
function cuesOf(text: string, name?: string): string {
  const captions = read(text, name);
  if ('problem' in captions) throw new Error(`${captions.field} ${captions.problem}`);
  expect(captions.text).toMatch(/^WEBVTT\n\n/);
  return captions.text.slice('WEBVTT\n\n'.length);
}

/** What is wrong in a text, in one line. */
function issueOf(bytes: Uint8Array | string, name = 'harbour.vtt'): string {
  const given = typeof bytes === 'string' ? bytesOf(bytes) : bytes;
  const captions = readCaptions(name, given, 'es');
  if (!('problem' in captions)) return 'none';
  return [captions.field, captions.problem, captions.expected].filter(Boolean).join(' ');
}

const cue = '00:00:01.000 --> 00:00:02.500\nHello.\n';

describe('captions are taken', () => {
  it.each([
    ['a WebVTT', `WEBVTT\n\n${cue}`, 'a.vtt'],
    [
      'with a byte order mark, a title and a head',
      `\uFEFFWEBVTT Harbour\nKind: captions\n\n${cue}`,
      'a.vtt',
    ],
    ['with the line ends of Windows', `WEBVTT\r\n\r\n${cue.replaceAll('\n', '\r\n')}`, 'a.vtt'],
    ['with the line ends of an old Mac', `WEBVTT\r\r${cue.replaceAll('\n', '\r')}`, 'a.vtt'],
    ['without hours', `WEBVTT\n\n00:01.000 --> 00:02.500\nHello.`, 'a.vtt'],
    ['with a name above each', `WEBVTT\n\nthe first\n${cue}`, 'a.vtt'],
    [
      'with a comment, a style and a region',
      `WEBVTT\n\nNOTE\nnot yet\nread\n\nSTYLE\n::cue{background:url(//a.test)}\n\nREGION\nid:a\n\n${cue}`,
      'a.vtt',
    ],
    ['an SRT', '1\n00:00:01,000 --> 00:00:02,500\nHello.\n', 'harbour.srt'],
    ['an SRT without numbers and zeros', '0:0:1 --> 0:0:2,5\nHello.', 'Harbour.SRT'],
    [
      'an SRT with places and colours',
      '1\n00:00:01,000 --> 00:00:02,500  X1:40 X2:600\n{\\an8}<font color="#fff">Hello.</font>',
      'a.srt',
    ],
    [
      'an SRT with an empty caption and a number at the end',
      `1\n${cue}\n2\n00:00:03,000 --> 00:00:04,000\n\n3\n`,
      'a.srt',
    ],
  ])('%s', (_, text, name) => {
    expect(cuesOf(text, name)).toBe(cue);
  });

  it('with their places, and without what is none', () => {
    const text = `WEBVTT\n\n00:01.000 --> 00:02.000 align:start line:0 region:a onclick:b\nA\n`;
    expect(cuesOf(text)).toBe('00:00:01.000 --> 00:00:02.000 align:start line:0\nA\n');
  });

  it.each([
    ['<b>a</b> <i>b</i> <u>c</u>', '<b>a</b> <i>b</i> <u>c</u>'],
    ['<v.first Ana Núñez>Hello.</v>', '<v.first Ana Núñez>Hello.</v>'],
    ['<lang en>Hello</lang> <c.red>c</c>', '<lang en>Hello</lang> <c.red>c</c>'],
    ['<ruby>字<rt>じ</rt></ruby>', '<ruby>字<rt>じ</rt></ruby>'],
    ['<I>a</I>', '<i>a</i>'],
    ['<b onclick=a>a</b>', '<b>a</b>'],
    ['<img src="https://a.test/a.png">a<script>b</script>', 'ab'],
    ['<00:00:01.500>a', 'a'],
    ['3 < 4 and 5 > 4', '3 &lt; 4 and 5 &gt; 4'],
    ['<3 & R&B &amp; &nbsp;', '&lt;3 &amp; R&amp;B &amp; &nbsp;'],
    ['<<b>a', '&lt;<b>a'],
    ['<c.a-- b>a', 'a'],
    ['< R&B >', '&lt; R&amp;B &gt;'],
    ['<font> a', 'a'],
  ])('%s is shown as it is meant, and read again as it is written', (line, shown) => {
    const head = '00:00:01.000 --> 00:00:02.000\n';
    for (const each of [line, shown])
      expect(cuesOf(`WEBVTT\n\n${head}${each}\n`)).toBe(`${head}${shown}\n`);
  });

  it.each([
    ['harbour.vtt', 'es'],
    ['harbour.en.vtt', 'en'],
    ['harbour.pt-br.srt', 'pt-BR'],
    ['harbour.EN.vtt', 'en'],
    ['harbour.v2.vtt', 'es'],
    ['harbour.final.vtt', 'es'],
  ])('of %s in the language %s', (name, language) => {
    const text = /srt$/.test(name) ? cue : `WEBVTT\n\n${cue}`;
    expect(read(text, name)).toMatchObject({ language });
  });
});

it('captions of a clock that runs on have hours of three digits', () => {
  const text = '99:59:59.000 --> 100:00:01.000\nHello.\n';
  expect(cuesOf(`WEBVTT\n\n${text}`)).toBe(text);
  expect(cuesOf('100:00:00,000 --> 1000:00:01,000\nHello.\n', 'a.srt')).toMatch(/^100:00:00\.000/);
  expect(issueOf('WEBVTT\n\n100:00:01.000 --> 99:59:59.000\nHello.')).toContain(
    'ends at 99:59:59.000, and begins at 100:00:01.000.',
  );
});

describe('captions of a kind that browsers do not show are named', () => {
  const dialogue = 'Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,Hello.';
  it.each([
    ['ASS', `[Script Info]\r\nTitle: Harbour\r\n\r\n[Events]\r\n${dialogue}`],
    ['ASS', `\uFEFF[Script Info]\n${dialogue}`],
    ['ASS', Buffer.from(`\uFEFF[Script Info]\n${dialogue}`, 'utf16le')],
    ['TTML', '<?xml version="1.0"?>\n<!-- a -->\n<tt xmlns="http://www.w3.org/ns/ttml">'],
    ['TTML', '<tt:tt xmlns:tt="http://www.w3.org/ns/ttml">'],
    ['SUB', '{25}{50}Hello.'],
    ['SUB', '[INFORMATION]\n[TITLE]Harbour\n[END INFORMATION]\n00:00:01.00,00:00:02.00\nHello.'],
    ['SUB', '00:00:01:00,00:00:02:00\nHello.'],
    ['SUB', Buffer.from([0, 0, 1, 0xba, 0x44, 0, 4, 0])],
    ['SBV', '0:00:01.000,0:00:02.000\nHello.'],
    ['SAMI', '<SAMI>\n<BODY><SYNC Start=1000><P>Hello.'],
    ['SCC', 'Scenarist_SCC V1.0\n\n00:00:01:00\t94ae 94ae'],
  ])('%s', (kind, content) => {
    for (const name of ['a.vtt', 'a.srt', 'a.ass'])
      expect(issueOf(content, name)).toBe(
        `is of the kind ${kind}, which browsers do not show. Export it as SRT or WebVTT; programs for captions do that.`,
      );
  });
});

describe('captions are refused', () => {
  it.each([
    ['that are empty', '', /^is empty/],
    ['without a head', cue, /^line 1 is not WEBVTT\. Write WEBVTT as its first line/],
    ['with a head of another kind', `WEBVTTX\n\n${cue}`, /^line 1 is not WEBVTT/],
    [
      'that are an SRT',
      '1\n00:00:01,000 --> 00:00:02,500\nHi',
      /^is an SRT, .* Rename it to harbour\.srt/,
    ],
    [
      'without any',
      'WEBVTT\n\nNOTE nothing yet\n',
      /^holds no caption\. A time is written 00:01:02\.500/,
    ],
    [
      'that end before they begin',
      `WEBVTT\n\n${cue}\n00:05.000 --> 00:04.000\nA`,
      /^line 6 ends at 00:00:04\.000, and begins at 00:00:05\.000\. Write the later time/,
    ],
    ['that end when they begin', 'WEBVTT\n\n00:05.000 --> 00:05.000\nA', /^line 3 ends at/],
    [
      'with a time that is none',
      'WEBVTT\n\n00:61.000 --> 01:04.000\nA',
      /^line 3 has no times that can be read: ‘00:61\.000 -->/,
    ],
    ['with a time of frames', 'WEBVTT\n\n00:00:01:12 --> 00:00:04:00\nA', /^line 3 has no times/],
    ['with one time', 'WEBVTT\n\n00:01.000 -->\nA', /^line 3 has no times/],
    [
      'with three times',
      'WEBVTT\n\n00:01.000 --> 00:02.000 --> 00:03.000\nA',
      /^line 3 has no times/,
    ],
    [
      'with a text behind an empty line',
      `WEBVTT\n\n${cue}\nAnd more.\n\n${cue}`,
      /^line 6 belongs to no caption: ‘And more\.’\. Write its times above it/,
    ],
    ['with a text behind the last', `WEBVTT\n\n${cue}\nAnd more.`, /^line 6 belongs to no caption/],
    [
      'without an empty line between',
      `WEBVTT\n\n${cue}${cue}`,
      /^line 5 follows another caption\. Leave an empty line above it/,
    ],
    ['that are a web page', '<!doctype html><title>Not found</title>', /^line 1 is not WEBVTT/],
    ['that are too long', `WEBVTT\n\n${cue.repeat(14_000)}`, /^has \d+ kB, more than 500/],
    [
      'that become too long in the page',
      `WEBVTT\n\n${cue}${'<'.repeat(200_000)}`,
      /^has 801 kB, more than 500/,
    ],
  ])('%s', (_, text, sentence) => {
    expect(issueOf(text)).toMatch(sentence);
  });

  it('that are a WebVTT with the name of an SRT', () => {
    expect(issueOf(`WEBVTT\n\n${cue}`, 'a.srt')).toMatch(/is a WebVTT, .* Rename it to a\.vtt/);
  });

  it.each([
    ['Latin-1', Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\nMañana\n`, 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFFWEBVTT\n\n${cue}`, 'utf16le')],
    ['another kind of file', Buffer.from('%PDF-1.7\0\0')],
  ])('in %s', (_, bytes) => {
    expect(issueOf(bytes)).toMatch(/^is not saved as UTF-8\. .* with the encoding UTF-8/);
  });
});
