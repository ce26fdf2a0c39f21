import { hasRoute, routes, sectionIds } from '../../../routes.ts';
import { Link } from '../../components/link.tsx';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { type PageProps, Part } from '../../components/part.tsx';
import { Phrases } from '../../components/phrases.tsx';
import { Entrance } from '../../motion/entrance.tsx';
import { useSite } from '../../site-content.ts';
import styles from './about.module.css';
import { CvDrawing, LifeDrawing, WorkDrawing } from './about-drawings.tsx';
import { Monitor } from './monitor.tsx';

// Given (docs/ARCHITECTURE.md).
const HEADING = { shift: 30, amount: 0.5 };
const STAGGER = 0.3;

/** Three monitors in front of a studio background that is lit from below. */
export function AboutSection({ headingLevel: Heading }: PageProps) {
  const { cv, drawings, portfolio, words } = useSite();
  const { work, life, cv: download } = words.about.cards;
  // Without a look of one's own it stays the bicycle, as on sites that were made before there were any.
  const look = portfolio.craft ?? portfolio.accent;
  const motif = look && portfolio.life?.find(({ motif }) => motif)?.motif;
  const cards = [
    hasRoute(portfolio, routes.workDetails) && {
      ...work,
      drawing: <WorkDrawing />,
      link: (
        <Link to={routes.workDetails.path}>
          <Phrases text={work.title} />
        </Link>
      ),
    },
    hasRoute(portfolio, routes.lifeDetails) && {
      ...life,
      drawing: <LifeDrawing motif={motif && drawings[motif]} />,
      link: (
        <Link to={routes.lifeDetails.path}>
          <Phrases text={life.title} />
        </Link>
      ),
    },
    {
      ...download,
      drawing: <CvDrawing />,
      // On http `download` saves the file. Browsers ignore it on a page from disk, and there the new tab keeps the site open.
      link: (
        <a
          href={cv.href}
          download={cv.fileName}
          target="_blank"
          rel="noopener"
          data-printed={cv.fileName}
        >
          <Phrases text={download.title} />
          <span className="visually-hidden"> (PDF – {words.newTab})</span>
        </a>
      ),
    },
  ].filter((card) => card !== false);
  return (
    <Part
      id={sectionIds.about}
      className={styles.about}
      data-introduced={portfolio.about && ''}
      aria-labelledby="about-heading"
    >
      <Entrance {...HEADING}>
        <Heading id="about-heading" tabIndex={-1}>
          <Phrases text={words.about.heading} />
        </Heading>
      </Entrance>
      {portfolio.about && (
        <div className={styles.introduction}>
          <Paragraphs text={portfolio.about} />
        </div>
      )}
      <ul className={styles.monitors}>
        {cards.map(({ text, drawing, link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: in another language it is the same card, which does not enter again
          <li key={index}>
            <Monitor drawing={drawing} link={link} text={text} delay={STAGGER * index} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
