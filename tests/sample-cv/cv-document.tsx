import { renderToStaticMarkup } from 'react-dom/server';
import type { Portfolio } from '../../src/schema/portfolio/portfolio.ts';
import { Paragraphs } from '../../src/site/components/paragraphs.tsx';
import { directionOf } from '../../src/words/direction.ts';
import { wordsIn } from '../../src/words/languages.ts';

/** A one-page CV with the texts of the site, which `npm run cv` prints. `fonts` is a style sheet. */
export function renderCv(portfolio: Portfolio, fonts: string): string {
  const { work, life = [], texts } = portfolio;
  const { words } = wordsIn(portfolio.language, texts);
  const markup = renderToStaticMarkup(
    <html lang={portfolio.language} dir={directionOf(portfolio.language)}>
      <head>
        <meta charSet="utf-8" />
        <title>{`CV – ${portfolio.fullName}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: fonts + STYLE }} />
      </head>
      <body>
        <header>
          <h1>{portfolio.fullName}</h1>
          <p className="role">{words.hero.subtitle}</p>
          <ul className="contact">
            <li>
              <a href={`mailto:${portfolio.email}`}>{portfolio.email}</a>
            </li>
            {portfolio.phone && <li>{portfolio.phone}</li>}
            {portfolio.linkedin && (
              <li>
                <a href={portfolio.linkedin}>{portfolio.linkedin.replace('https://www.', '')}</a>
              </li>
            )}
          </ul>
        </header>
        <div className="summary">
          <Paragraphs text={work?.summary ?? ''} />
        </div>
        <h2>{words.workDetails.list}</h2>
        {work?.jobs.map((job) => (
          <section key={job.title}>
            <div>
              <h3>{job.title}</h3>
              <p className="quiet">{job.field}</p>
              <p className="quiet">
                {job.period === 'current' ? words.workDetails.current : job.period}
              </p>
            </div>
            <ul>
              {job.points?.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
        <h2>{words.lifeDetails.title}</h2>
        {life.slice(-2).map(({ text }) => (
          <div key={text} className="life">
            <Paragraphs text={text} />
          </div>
        ))}
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

const STYLE = `
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0 }
body { padding: 17mm 18mm 0; font: 400 9.6pt/1.48 var(--font-sans); color: #15171f }
header { display: grid; grid-template-columns: 1fr auto; align-items: end; padding-bottom: 5mm; border-bottom: 2.5pt solid #15171f }
h1 { font: 800 27pt/1.05 var(--font-display); letter-spacing: -.015em }
.role { grid-row: 2; justify-self: start; margin-top: 2.5mm; padding: .8mm 3mm; background: #c4231d; color: #fff; font-weight: 600; font-size: 11pt }
.contact { grid-area: 1 / 2 / span 2; list-style: none; text-align: right; font-size: 9pt; line-height: 1.65 }
a { color: inherit; text-decoration: none }
.summary { margin: 6mm 0 7mm; font-size: 11.2pt; line-height: 1.5 }
h2 { margin-bottom: 3mm; padding-bottom: 1.2mm; border-bottom: .6pt solid #8a8d99; font: 700 11.5pt/1.2 var(--font-sans) }
section { display: grid; grid-template-columns: 50mm 1fr; gap: 6mm; margin-bottom: 5.5mm; break-inside: avoid }
h3 { font: 700 10.4pt/1.3 var(--font-sans) }
.quiet { color: #4c4f5c; font-size: 9pt }
li::marker { color: #c4231d }
section ul { padding-left: 3.5mm }
section li { margin-bottom: 1.1mm }
section + h2 { margin-top: 7mm }
.life { margin-bottom: 2mm }
`;
