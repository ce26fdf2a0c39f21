import { routes } from '../../routes.ts';
import { asciiJson } from '../../site/ascii-json.ts';
import { titleOf } from '../../site/layout/title.ts';
import { isCurrent } from '../../site/period.ts';
import { type SiteContent, useSite } from '../../site/site-content.ts';
import { type Alternate, addressBeside } from '../addresses.ts';
import type { Compiled } from '../compiled.ts';
import { fileNamesOf } from '../files/file-names.ts';
import { LINK_IMAGE } from '../link-image.ts';
import { svgAddress } from '../pictures/svg-address.ts';

type HeadProps = {
  colours: Pick<Compiled['colours'], 'ink' | 'paper' | 'lamp'>;
  alternates?: readonly Alternate[];
};

/** For search engines, link previews and the browser's own controls. */
export function Head({ colours, alternates = [] }: HeadProps) {
  const site = useSite();
  const { portfolio } = site;
  const title = titleOf(routes.home.path, site);
  const address = portfolio.address && new URL(portfolio.address);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={portfolio.description} />
      <meta name="author" content={portfolio.fullName} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={colours.paper} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colours.ink} />
      {/* Dark Reader leaves a page alone that says so. This one has a dark scheme of its own. */}
      <meta name="darkreader-lock" />
      <meta property="og:type" content="profile" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={portfolio.description} />
      {address ? (
        <>
          <link rel="canonical" href={address.href} />
          <meta property="og:url" content={address.href} />
          <meta
            property="og:image"
            content={addressBeside(address.href, fileNamesOf(portfolio).linkImage)}
          />
          <meta property="og:image:width" content={`${LINK_IMAGE.width}`} />
          <meta property="og:image:height" content={`${LINK_IMAGE.height}`} />
          <meta property="og:image:alt" content={portfolio.portraitAlt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : (
        <meta name="twitter:card" content="summary" />
      )}
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <link rel="icon" href={iconOf(colours)} />
    </>
  );
}

/** For search engines. They read it anywhere in the file, so it stands where no paint waits for it. */
export function StructuredData() {
  const person = personOf(useSite());
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with the one dangerous character escaped
      dangerouslySetInnerHTML={{ __html: asciiJson(person) }}
    />
  );
}

/** The icon is a lit lamp. It is in the page, because a file beside the page could get lost. */
function iconOf({ ink, lamp }: HeadProps['colours']): string {
  return svgAddress(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">' +
      `<path fill="${ink}" d="M0 0h16v16H0z"/><circle cx="8" cy="8" r="4.5" fill="${lamp}"/></svg>`,
  );
}

function personOf({ portfolio, words }: SiteContent) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    url: portfolio.address && new URL(portfolio.address).href,
    name: portfolio.fullName,
    givenName: portfolio.firstName,
    description: portfolio.description,
    email: `mailto:${portfolio.email}`,
    telephone: portfolio.phone,
    sameAs: [portfolio.linkedin, ...(portfolio.links ?? []).map(({ address }) => address)].filter(
      Boolean,
    ),
    jobTitle:
      portfolio.occupation ??
      portfolio.work?.jobs.filter(({ period }) => isCurrent(period)).map(({ title }) => title),
    knowsAbout: words.hero.subtitle,
  };
}
