/** A worker, so that typing never waits: it composes the page, answers the form, encodes pictures, and reads what is opened. */
// This import comes first, because it has to run before the schema is made.
import './without-jit.ts';
import { expose } from 'comlink';
import { setMessages } from '../../messages/messages.ts';
import { readGiven } from '../opening/read-site.ts';
import { encodeImage } from '../pictures/prepare-picture.ts';
import { cvTextOf } from '../sources/cv/cv-text-of.ts';
import { answers } from './answers.ts';
import { composing } from './composing.ts';

const composer = {
  setMessages,
  ...composing,
  ...answers,
  readSite: readGiven,
  readCvText: cvTextOf,
  encodeImage,
};

export type Composer = typeof composer;

expose(composer);
