import { describe, expect, it } from 'vitest';
import { webAddress } from '../../../src/schema/rules.ts';

describe('a web address', () => {
  it.each([
    'https://www.youtube.com/@ana',
    'https://www.youtube.com/@ana.nunez/videos',
    'https://www.tiktok.com/@ana/video/1',
    'https://medium.com/@ana/on-light-1',
    'https://mastodon.social/@ana',
    'https://mastodon.social/@ana@films.example',
    'https://www.threads.net/@ana',
    'https://www.flickr.com/photos/1@N00/2/',
    'https://www.google.com/maps/@40.4,-3.7,15z',
    'https://a.tv:8443/@ana',
    'https://ja.wikipedia.org/wiki/@映画',
    'https://www.linkedin.com/in/@ana',
  ])('may have an @ in its path: %s', (address) => {
    expect(webAddress(address)).toBeUndefined();
  });

  it.each([
    ['https://ana:secret@a.tv/', 'a.tv'],
    ['https://ana@a.tv', 'a.tv'],
    ['https://ana:@a.tv', 'a.tv'],
    ['https://ana%40a.tv@b.tv/@ana', 'b.tv'],
    ['https://www.linkedin.com@evil.tv/in/x', 'evil.tv'],
    ['https://www.linkedin.com:443@evil.tv/in/x', 'evil.tv'],
    ['https://evil.tv@www.linkedin.com/in/x', 'www.linkedin.com'],
  ])('has neither name nor password: %s', (address, host) => {
    expect(webAddress(address)).toBe(
      `leads to ‘${host}’, as what stands before its @ is a user name or a password.`,
    );
  });

  it.each([
    'https://:secret@a.tv',
    'https://@a.tv',
    'https:///ana@a.tv',
    'https://a.tv\\@b.tv',
    'ana@a.tv',
    '@ana',
    'youtube.com/@ana',
    'https://localhost/@ana',
  ])('is none: %s', (address) => {
    expect(webAddress(address)).toBe('is not a web address.');
  });

  it('starts with https:// in small letters', () => {
    expect(webAddress('Https://www.youtube.com/@ana')).toBe('does not start with https://.');
  });
});
