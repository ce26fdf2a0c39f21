/** Hosts of films and sounds, as they call themselves. */
const NAMES: Readonly<Record<string, string>> = {
  'vimeo.com': 'Vimeo',
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'soundcloud.com': 'SoundCloud',
  'open.spotify.com': 'Spotify',
  'podcasts.apple.com': 'Apple Podcasts',
  'imdb.com': 'IMDb',
  'instagram.com': 'Instagram',
};

/** What people call the place of an address: 'Vimeo', or else its host without 'www.'. */
export function nameOfHost(address: string): string {
  const host = new URL(address).hostname.replace(/^(?:www|m|player)\./, '');
  return NAMES[host] ?? host;
}
