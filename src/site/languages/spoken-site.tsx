import { type ComponentProps, type ReactNode, Suspense, use, useState } from 'react';
import { providedModule } from '../hydration/provided-modules.ts';
import type { LocationSource } from '../navigation/location-source.ts';
import { Site, type SiteContent } from '../site-content.ts';
import type { OtherLanguages } from './other-languages.tsx';

type SpokenSiteProps = {
  own: SiteContent;
  source: LocationSource;
  children: (otherLanguages: ReactNode) => ReactNode;
};

/** Says the site in the language that the visitor chooses. Nothing waits for the script with the links to these (script.ts). */
export function SpokenSite({ own, source, children }: SpokenSiteProps) {
  const [site, say] = useState(own);
  const [links] = useState(() => own.otherLanguages[0] && providedModule('OtherLanguages'));
  return (
    <Site value={site}>
      {children(
        links && (
          <Suspense>
            <ProvidedLinks {...{ links, own, source, say }} />
          </Suspense>
        ),
      )}
    </Site>
  );
}

type ProvidedLinksProps = ComponentProps<typeof OtherLanguages> & {
  links: Promise<typeof OtherLanguages>;
};

function ProvidedLinks({ links, ...props }: ProvidedLinksProps) {
  const Links = window.OtherLanguages ?? use(links);
  return <Links {...props} />;
}
