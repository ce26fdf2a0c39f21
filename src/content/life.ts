import type { LifeParagraph } from './types.ts';

/**
 * The page /Life-Details, a paragraph each.
 * The motif is the small drawing beside it: 'order', 'art', 'reading', 'cycling', 'people', 'school' or 'spanish';
 * without one, remove its line. A longer text may have several paragraphs: between backquotes, `…`, with a blank line between them.
 */
export const life: readonly LifeParagraph[] = [
  {
    motif: 'order',
    text: 'I am organized and disciplined, mostly because it leaves room for everything else. My week stands on one sheet of paper on Sunday evening, cables are coiled before I go home, and I would rather be ten minutes early than explain why I am late.',
  },
  {
    motif: 'art',
    text: 'Art is where I look when I want to learn about light. I draw in a small sketchbook and stay a long time in front of few pictures: where does the light come from, what did the painter leave out, and why do I look there first?',
  },
  {
    motif: 'reading',
    text: 'I read every day, novels in the evening and reportage on the train. A good reporter shows me how to tell a long story in the right order; a good novelist shows me when to say nothing.',
  },
  {
    motif: 'cycling',
    text: 'I go almost everywhere by bicycle. It is how I scout places without meaning to: at that speed you notice where the sun stands at six, which street is quiet and which square has an echo.',
  },
  {
    motif: 'people',
    text: 'I enjoy building new relationships. A crew is a room of people who have to trust one another within an hour, so I ask names first, listen, and remember what I was told.',
  },
  {
    motif: 'school',
    text: 'I volunteer at school competitions: I set up the rooms, keep the time and the score, and make sure that the child who comes last still has a good day.',
  },
  {
    motif: 'spanish',
    text: 'For one year I taught Spanish as a volunteer at a university association. My students came after their own long days, so every hour had to give them something they could say on the way home.',
  },
];
