/**
 * What an owner can say. Every field stands once in this folder, with its label, help, example, limit and rule. The types and
 * the sentences about what is wrong follow from that.
 */
import type { z } from 'zod';
import { group, optional } from '../make-field.ts';
import { contact } from './contact.ts';
import { life } from './life.ts';
import { projects } from './projects.ts';
import { publishing } from './publishing.ts';
import { texts } from './texts.ts';
import { work } from './work.ts';
import { you } from './you.ts';

const photo = 'photoIsFile' as const;
const pdf = 'cvIsFile' as const;
const elsewhere = {
  ...{ image: photo, photo, picture: photo, portrait: photo },
  ...{ cv: pdf, pdf, resume: pdf },
};

export const portfolioSchema = group(
  { message: 'portfolio', example: 'language = "en", …' },
  // The order is that of the site, and of the studio's form.
  {
    ...you,
    projects: optional(projects),
    work: optional(work),
    life: optional(life),
    ...contact,
    texts,
    ...publishing,
  },
  elsewhere,
);

export type Portfolio = z.infer<typeof portfolioSchema>;
type Work = NonNullable<Portfolio['work']>;
export type Project = NonNullable<Portfolio['projects']>[number];
export type Job = Work['jobs'][number];
export type WorkList = NonNullable<Work['lists']>[number];
export type NamedLink = NonNullable<Portfolio['links']>[number];
export type Reel = NonNullable<Portfolio['reel']>;
export type Legal = NonNullable<Portfolio['legal']>;
export type Paragraph = NonNullable<Portfolio['life']>[number];
export type MotifName = NonNullable<Paragraph['motif']>;
