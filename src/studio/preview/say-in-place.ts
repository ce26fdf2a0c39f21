/**
 * Says a changed text in the page that is seen, as a press on a link to another language does. Another page would take twice as long until it is
 * seen, and would stop what plays.
 */
import type { ComponentProps, ComponentType } from 'react';
import type { OtherLanguages } from '../../site/languages/other-languages.tsx';
import type { SiteContent } from '../../site/site-content.ts';
import type { Composed } from '../composer/composing.ts';
import type { PageContent } from './finders.ts';

type Said = Omit<Composed, 'issues' | 'places'> & { content: PageContent };

/** The window of a page has React, because the scripts of the page share it there. */
export type PageWindow = Window &
  typeof globalThis & { React: typeof import('react'); ReactDOM: typeof import('react-dom') };

type Links = ComponentType<ComponentProps<typeof OtherLanguages>>;

const sayers = new WeakMap<Window, (said: Said) => void>();

/** Has to be called before the scripts of a page run. The place of the links to other languages hears how the page is told what to say. */
export function hearSayer(page: PageWindow, { otherLanguages }: PageContent): void {
  let links: Links | undefined;
  const Hearing: Links = ({ own, source, say }) => {
    const { React, ReactDOM } = page;
    const [site, setSite] = React.useState<SiteContent>(own);
    React.useEffect(() => {
      const sheet = new page.CSSStyleSheet();
      page.document.adoptedStyleSheets = [...page.document.adoptedStyleSheets, sheet];
      let last = '';
      sayers.set(page, ({ tokens, content }) => {
        // The whole page needs another style then.
        if (tokens !== last) sheet.replaceSync(tokens);
        last = tokens;
        const next = { ...content, portrait: own.portrait };
        ReactDOM.flushSync(() => {
          setSite(next);
          say(next);
        });
      });
    }, [own, say]);
    return links ? React.createElement(links, { own: site, source, say }) : null;
  };
  // The page waits for the links if it has any.
  const isAlone = otherLanguages.length === 0;
  Object.defineProperty(page, 'OtherLanguages', {
    get: () => (isAlone || links ? Hearing : undefined),
    set: (given: Links) => {
      links = given;
    },
  });
}

/** Returns whether the page can say it already: its program may still have to start. */
export function sayInPlace(page: Window | null, said: Said): boolean {
  const say = page && sayers.get(page);
  say?.(said);
  return say !== undefined;
}

/** Whether two pages differ only in what the same fields say, so that the program can say it. */
export const differInTexts = (one: Said, other: Said) =>
  restOf(one) === restOf(other) && afterData(one) === afterData(other);

/** What a page has beside its texts. */
function restOf({ pictures, tokens, examples, content }: Said): string {
  const { portfolio, words: _, phrases: __, cv: ___, ...others } = content;
  const { language, craft, accent } = portfolio;
  const shape = JSON.stringify(portfolio, (_, value) => (typeof value === 'string' ? '' : value));
  const names = tokens.replace(/[\d.]+/g, '');
  return JSON.stringify([
    language,
    craft,
    accent,
    shape,
    others,
    names,
    examples,
    ...pictures.keys(),
  ]);
}

/** Fonts, program and what comes late. Search engines read no preview. */
const afterData = ({ page }: Said) =>
  page
    .slice(page.indexOf('<style id="fonts">'))
    .replace(/<script type="application\/ld\+json">.*?<\/script>/s, '');
