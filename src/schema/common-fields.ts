/** Kinds of texts that several parts of a portfolio have. */
import { line, proseField, tidied } from './make-field.ts';
import type { AboutValue } from './registry.ts';
import * as rule from './rules.ts';
import { tidyAddress } from './tidy.ts';

type WithLimit = AboutValue & {
  /** The most characters. */
  most: number;
};

/** A name, a title or a label. */
export const oneLineField = ({ most, ...about }: WithLimit) =>
  line(about, rule.oneLine(most), most);

type Sentences = WithLimit & {
  /** The most paragraphs. */
  paragraphs?: number;
};

/** One sentence or several. */
export const sentencesField = ({ most, paragraphs, ...about }: Sentences) =>
  proseField(about, rule.prose(most, paragraphs), { most, ...(paragraphs && { paragraphs }) });

export type WebAddress = `https://${string}`;

/** An address on the web, or whatever the rule allows instead. */
export const address = <Address extends string = WebAddress>({
  rule: own = rule.webAddress,
  ...about
}: AboutValue & { rule?: rule.Rule }) => tidied<Address>(about, own, tidyAddress);

/** The place that has to stay in a photo when it is cropped. */
export type Focus = 'left' | 'right' | 'top' | 'bottom' | 'centre' | `${number}% ${number}%`;

export const focusField = (message: 'portraitFocus' | 'stillFocus') =>
  line<Focus>({ message, scope: 'shared' }, rule.focus);

/** Other names that people use for a link. */
export const calledLink = ['link', 'url', 'href', 'website', 'web'];

/** Names of those that work is made for and at, in the languages of the studio, because they stand above the columns of tables. */
export const calledBroadcaster = [
  ...['broadcaster', 'station', 'network', 'channel', 'customer'],
  ...[
    'sender',
    'anstalt',
    'sendeanstalt',
    'rundfunkanstalt',
    'kunde',
    'cadena',
    'emisora',
    'canal',
  ],
  ...[
    'chaîne',
    'diffuseur',
    'antenne',
    'emittente',
    'canale',
    'rete',
    'stacja',
    'nadawca',
    'kanał',
  ],
  ...['emissora', '放送局', '局', 'チャンネル', '电视台', '电台', '广播电台', '频道'],
  ...['قناة', 'القناة', 'محطة', 'المحطة', 'إذاعة', 'الإذاعة'],
];

export const linkName = oneLineField({
  message: 'linkName',
  scope: 'name',
  most: 40,
  alsoCalled: ['title', 'text', 'label'],
});

/** Made anew for each place, because `optional` marks the schema that it is given. */
export const linkAddress = () =>
  address({
    message: 'linkAddress',
    scope: 'shared',
    format: 'address',
    alsoCalled: [...calledLink, 'path'],
  });

/** A picture in the folder stills. */
export const stillField = () =>
  oneLineField({
    message: 'still',
    scope: 'shared',
    most: 120,
    alsoCalled: ['image', 'img', 'photo', 'picture', 'thumbnail', 'poster'],
  });

export const stillAltField = () =>
  oneLineField({ message: 'stillAlt', scope: 'translated', most: 200 });
