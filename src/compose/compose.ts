/** Composes a site from its owner's content and from what is compiled. Node and every browser give the same bytes. */
import { projectPagesOf } from '../routes.ts';
import type { LateBlocks } from '../site/blocks.ts';
import { renderSiteData } from '../site/site-data.ts';
import { scriptOf } from '../words/direction.ts';
import { fill } from '../words/fill.ts';
import { wordsIn } from '../words/languages.ts';
import { alternatesOf } from './addresses.ts';
import { type Compiled, coloursOf } from './compiled.ts';
import { fileNamesOf, INDEX, mediaNamesOf } from './files/file-names.ts';
import { ASCII, prepareFonts } from './fonts/prepare.ts';
import type { Ingredients, Picture } from './ingredients.ts';
import { assemblePage } from './page/assemble.ts';
import { contentTokens, furtherTokens } from './page/content-tokens.ts';
import { renderLate } from './page/late.ts';
import { forMinimumBrowsers } from './page/minimum-browsers.ts';
import { plainStyle } from './page/plain-style.ts';
import { prerender } from './page/prerendered-document.tsx';
import { textsIn } from './page/shown-texts.ts';
import { stringsIn } from './phrases.ts';
import { prepareSiteContent } from './prepare-site-content.ts';

export type { Compiled, Ingredients, Picture };

type NamedPicture = { name: string; src: string };

/** What the page is made of, for a list of what is heavy in it. */
export type WeighedPieces = {
  /** Prerendered document, hydration data and style. */
  words: string;
  fonts: string;
  program: string;
  /** An address with the bytes of the picture. */
  portrait: string;
  /** The pictures of the cards, by the names of their files. */
  stills: readonly NamedPicture[];
  /** Those of the pages of projects. They stand at the end of the file. */
  pagePictures: readonly NamedPicture[];
};

export async function compose(ingredients: Ingredients, compiled: Compiled) {
  const { portfolio, cv, linkImage, isPreview = false } = ingredients;
  const { site, further, late } = prepareSiteContent(ingredients);
  const { style, markRoute, promoteHeading } = compiled;
  const hasProjectPages = projectPagesOf(site).length > 0;
  const { react, main, projectPages, languages, languageSwitch, swiper } = compiled.scripts;
  const scripts = [
    ...[react, main],
    ...(hasProjectPages ? [projectPages] : []),
    ...(site.otherLanguages.length > 0 ? [languages] : []),
    swiper,
    ...(further.length > 0 ? [languageSwitch] : []),
  ];
  const rest = (hasProjectPages ? style.projectPages : '') + style.rest;
  const { head, body, structuredData } = await prerender(
    site,
    { ...compiled, colours: coloursOf(compiled, portfolio.accent), style: { ...style, rest } },
    { alternates: alternatesOf(portfolio), leavesOutProjectPages: isPreview },
  );
  const { copied, copyByHand, tooLong } = site.words.contact;
  // Beside Arabic, Latin letters of the same size look larger, because their small letters are higher.
  const scale = scriptOf(portfolio.language) === 'Arab' ? 0.88 : 1;
  const fonts = await prepareFonts(textsIn(body), compiled.fonts, {
    appearsLater: [
      ...[copied, copyByHand, tooLong],
      // A letter that is typed then needs no other font.
      ...(isPreview ? [...ASCII, ...stringsIn(portfolio)] : []),
    ].join('\n'),
    further: laterTextsIn(late.blocks.further).join('\n'),
    scale,
    isPacked: !isPreview,
  });
  const accent = compiled.accents[portfolio.accent ?? 'red']?.style ?? '';
  const tokens = contentTokens(site, compiled);
  const firstScreen =
    plainStyle + style.firstScreen + forMinimumBrowsers(fonts.fallbacks + accent + tokens);
  const { src, ...size } = site.portrait;
  const data = renderSiteData({ ...site, portrait: size }, late.blocks);
  const ofFurther = further.map((other) => forMinimumBrowsers(furtherTokens(other, compiled)));
  const html = assemblePage({
    language: portfolio.language,
    madeWith: further.map((other) => fileNamesOf(other.portfolio).page),
    head,
    body,
    style: { ...style, firstScreen, rest },
    lastStyle: style.print + fonts.faces,
    lateStyle: fonts.furtherFaces + ofFurther.join(''),
    data,
    markRoute,
    promoteHeading,
    scripts,
    late: renderLate(late),
    hasMedia: Object.keys(site.media).length > 0,
    hasCaptions: Object.keys(late.blocks.captions).length > 0,
    structuredData,
    notices: compiled.notices,
  });

  return {
    html,
    tokens,
    // Made only if they are asked for, because the preview of the studio needs neither.
    get files() {
      const names = fileNamesOf(portfolio);
      const files = new Map([
        [names.page, new TextEncoder().encode(html)],
        [names.cv, cv],
        [names.readme, new TextEncoder().encode(readmeOf(ingredients, compiled))],
      ]);
      if (linkImage) files.set(names.linkImage, linkImage);
      return files;
    },
    get pieces(): WeighedPieces {
      return {
        words: body.replace(src, '') + firstScreen + style.print + data,
        fonts: fonts.faces + fonts.furtherFaces,
        program: scripts.join('\n'),
        portrait: src,
        stills: named(ingredients.stills),
        pagePictures: [...named(ingredients.posters), ...named(ingredients.pictures)],
      };
    },
  };
}

/** What the page says in other languages. The program puts texts of the page into the {places} of their words. */
function laterTextsIn(further: LateBlocks['further']): string[] {
  const differences = Object.values(further) as { words?: unknown }[];
  return differences.flatMap(({ words, ...others }) => [
    ...stringsIn(others),
    ...stringsIn(words).map((text) => text.replace(/\{\w+\}/g, '')),
  ]);
}

function named(pictures: ReadonlyMap<string, Picture> = new Map()): NamedPicture[] {
  return [...pictures].map(([name, { src }]) => ({ name, src }));
}

function readmeOf({ portfolio }: Ingredients, compiled: Compiled): string {
  const { kit } = wordsIn(portfolio.language, portfolio.texts);
  const readme = kit.readme ?? compiled.readme;
  const { address, fullName } = portfolio;
  const film = mediaNamesOf(portfolio)
    .map((name) => `\`${name}\``)
    .join(', ');
  const parts = [readme, address && `${kit.preview}\n`, film && `${kit.film}\n`];
  const { page, cv, linkImage } = fileNamesOf(portfolio);
  const whole = parts.filter(Boolean).join('\n');
  return fill(whole, { fullName, cvFileName: cv, film })
    .replaceAll(INDEX, page)
    .replaceAll('preview.png', linkImage);
}
