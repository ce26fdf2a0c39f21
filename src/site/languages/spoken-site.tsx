import { type ReactNode, useState } from 'react';
import type { LocationSource } from '../navigation/location-source.ts';
import { Site, type SiteContent } from '../site-content.ts';

type SpokenSiteProps = {
  own: SiteContent;
  source: LocationSource;
  children: (otherLanguages: ReactNode) => ReactNode;
};

/** Says the site in the language that the visitor chooses. Only a site in several languages has the links to these (script.ts). */
export function SpokenSite({ own, source, children }: SpokenSiteProps) {
  const [site, say] = useState(own);
  const { OtherLanguages } = window;
  return (
    <Site value={site}>
      {children(OtherLanguages && <OtherLanguages {...{ own, source, say }} />)}
    </Site>
  );
}
