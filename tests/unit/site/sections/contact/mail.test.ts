import { describe, expect, test } from 'vitest';
import { mailDraft } from '../../../../../src/site/sections/contact/mail.ts';

function bodyOf(message: string): string {
  const address = mailDraft('a.b+c@example.com', 'A & b?', {
    Email: 'x@example.org',
    Message: message,
  });
  const [target, query = ''] = address.split('&body=');
  expect(target).toBe('mailto:a.b+c@example.com?subject=A%20%26%20b%3F');
  // Nothing may remain that a mail program could read as part of the address.
  expect(query).toMatch(/^[\w%.!~*'()-]*$/);
  return decodeURIComponent(query);
}

describe('the mail draft', () => {
  test.each([
    ['a phone number', '+44 7700 900123 & café, ñ, 日本, 😀'],
    ['quotes and per cent', `"quoted" 'and' 100% %20 %E0%A4%A`],
    ['what looks like more fields', 'a?b=c&subject=spam#frag;x'],
    ['tags', '<script>alert(1)</script>'],
    ['5,000 characters', 'ñ😀x '.repeat(1000)],
    ['nothing', ''],
  ])('carries %s as it was written', (_what, message) => {
    expect(bodyOf(message)).toBe(`Email=x@example.org\r\nMessage=${message}\r\n`);
  });

  test.each(['a\nb', 'a\rb', 'a\r\nb'])(
    'writes every line break as mail wants it: %j',
    (message) => {
      expect(bodyOf(message)).toBe('Email=x@example.org\r\nMessage=a\r\nb\r\n');
    },
  );

  test('replaces half an emoji instead of failing', () => {
    expect(bodyOf('cut \uD83D')).toBe('Email=x@example.org\r\nMessage=cut \uFFFD\r\n');
  });
});
