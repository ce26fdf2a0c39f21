/** Kinds of texts that several parts of a portfolio have. */
import { type About, line, prose, tidied } from './field.ts';
import * as rule from './rules.ts';

type WithLimit = About & {
  /** The most characters. */
  most: number;
  /** Without the quotation marks of the file. */
  example: string;
};

const quoted = (example: string) => `"${example}"`;

/** A name, a title or a label. */
export const oneLine = ({ most, ...about }: WithLimit) =>
  line({ ...about, example: quoted(about.example) }, rule.oneLine(most), most);

type Sentences = WithLimit & {
  /** The most paragraphs. */
  paragraphs?: number;
};

/** One sentence or several. */
export const sentences = ({ most, paragraphs, ...about }: Sentences) =>
  prose({ ...about, example: quoted(about.example) }, rule.prose(most, paragraphs), most);

export type WebAddress = `https://${string}`;

/** An address on the web, or whatever the rule allows instead. */
export const address = <Address extends string = WebAddress>({
  rule: own = rule.webAddress,
  ...about
}: About & { rule?: rule.Rule }) =>
  tidied<Address>({ ...about, example: quoted(about.example) }, own, rule.tidyAddress);

/** The place that has to stay in a photo when it is cropped. */
export type Focus = 'left' | 'right' | 'top' | 'bottom' | 'centre' | `${number}% ${number}%`;

export const focus = (label: string) =>
  line<Focus>(
    {
      label,
      help: '"left", "right", "top", "bottom", "centre", or how far from the left and from the top',
      example: quoted('30% 20%'),
    },
    rule.focus,
  );

/** Other names that people use for a link. */
export const calledLink = ['link', 'url', 'href', 'website', 'web'];

export const linkName = oneLine({
  label: 'Name',
  help: 'What the link says',
  most: 40,
  example: 'Vimeo',
  alsoCalled: ['title', 'text', 'label'],
});

/** Made anew for each place, because `optional` marks the schema that it is given. */
export const linkAddress = () =>
  address({
    label: 'Address',
    help: 'Where it leads',
    example: 'https://vimeo.com/ana',
    format: 'address',
    alsoCalled: [...calledLink, 'path'],
  });
