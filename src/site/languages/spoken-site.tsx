/** The site in the language that the visitor chooses. A page of its own on the web leads to that of the language instead. */
import { createContext, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLateBlock } from '../blocks.ts';
import type { Languages } from '../hydration/provided-modules.ts';
import { Site } from '../site-content.ts';
import { withDifferences } from './differences.ts';
import { keepPlace } from './keep-place.ts';
import { markLanguage } from './mark-language.ts';

/** Shows the site in a language, and returns whether it can. */
type Speak = (language: string) => boolean;

const SpeakContext = createContext<Speak>(() => false);

export const useSpeak = () => use(SpeakContext);

export const SpokenSite: Languages['SpokenSite'] = ({ own, source, children }) => {
  const further = useLateBlock('further');
  const [language, setLanguage] = useState(source.language);
  const site = useMemo(() => {
    const differences = further?.[language ?? ''];
    return differences ? withDifferences(own, differences) : own;
  }, [own, further, language]);

  const shown = useRef(own);
  const restorePlace = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (shown.current === site) return;
    shown.current = site;
    markLanguage(site);
    restorePlace.current?.();
  }, [site]);

  const speak: Speak = (language) => {
    if (!further || isOnTheWeb()) return false;
    if (language !== own.portfolio.language && !further[language]) return false;
    restorePlace.current = keepPlace();
    source.language = language;
    setLanguage(language);
    return true;
  };
  return (
    <SpeakContext value={speak}>
      <Site value={site}>{children}</Site>
    </SpeakContext>
  );
};

/** There each language has an address, which can be sent, and search engines find it. */
const isOnTheWeb = () => location.protocol.startsWith('http') && window.parent === window;
