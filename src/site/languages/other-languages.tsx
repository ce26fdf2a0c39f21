import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLateBlock } from '../blocks.ts';
import type { LocationSource } from '../navigation/location-source.ts';
import { type SiteContent, useSite } from '../site-content.ts';
import { LanguageLinks } from './language-links.tsx';
import { markLanguage } from './mark-language.ts';

type OtherLanguagesProps = {
  /** What the site says in the language of the prerendered document. */
  own: SiteContent;
  source: LocationSource;
  say: (site: SiteContent) => void;
};

/** The links, which say the site in their language in place. A page of its own on the web leads to that of the language instead. */
export function OtherLanguages({ own, source, say }: OtherLanguagesProps) {
  const further = useLateBlock('further');
  // Its script stands before the block.
  const { LanguageSwitch } = window;
  const siteIn = (language = '') => {
    const differences = further?.[language];
    return differences && LanguageSwitch ? LanguageSwitch.withDifferences(own, differences) : own;
  };
  // The visitor chose it before the page was loaded again.
  const atFirst = useEffectEvent(() => say(siteIn(source.language)));
  useEffect(() => {
    if (further) atFirst();
  }, [further]);

  const said = useSite();
  const shown = useRef(own);
  const restorePlace = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (shown.current === said) return;
    shown.current = said;
    markLanguage(said);
    restorePlace.current?.();
  }, [said]);

  const speak = (language: string) => {
    if (!further || !LanguageSwitch || isOnTheWeb()) return false;
    if (language !== own.portfolio.language && !further[language]) return false;
    restorePlace.current = LanguageSwitch.keepPlace();
    source.language = language;
    say(siteIn(language));
    return true;
  };
  return <LanguageLinks speak={speak} />;
}

/** There each language has an address, which can be sent, and search engines find it. */
const isOnTheWeb = () => location.protocol.startsWith('http') && window.parent === window;
