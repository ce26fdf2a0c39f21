/** Plays the films of the edited site in the preview, where no file lies beside the page. */

/** Returns the film or sound of this name, if it is there and can be played as it is. */
export type FilmNamed = (name: string) => Blob | undefined;

/** A file has one address for all frames. It holds no bytes. */
const addresses = new WeakMap<Blob, string>();

function addressOf(film: Blob): string {
  const address = addresses.get(film) ?? URL.createObjectURL(film);
  addresses.set(film, address);
  return address;
}

/** Gives its file to each player of the page, now and when another one comes. Players load nothing before they are pressed. */
export function playFilms(page: Document, filmNamed: FilmNamed): void {
  const give = () => {
    for (const player of page.querySelectorAll<HTMLMediaElement>('video[src], audio[src]')) {
      const name = player.getAttribute('src') ?? '';
      const film = name.startsWith('blob:') ? undefined : filmNamed(decodeURIComponent(name));
      if (film) player.src = addressOf(film);
    }
  };
  give();
  new MutationObserver(give).observe(page.body, { childList: true, subtree: true });
}
