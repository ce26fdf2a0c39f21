import type { Work } from './types.ts';

/**
 * The page /Work-Details: a summary, then the jobs, the most recent first.
 * For several paragraphs write the summary between backquotes, `…`, with a blank line between them.
 */
export const work: Work = {
  // Two to four sentences: what you do, and what runs through all of it.
  summary:
    'I direct and shoot live television, and I teach primary school. Before that I worked behind a pharmacy counter and in the personnel office of a shipping company. The common thread is work with a clock on the wall: prepare well, say clearly what happens next, and keep people calm while it does.',

  jobs: [
    {
      // What you were.
      title: 'Director & Cameraperson',
      // Where, in general words or by name.
      field: 'Television broadcasting',
      // 'current' for a job you have now, otherwise how long it lasted, or from when to when, at most 40 characters.
      // Examples: '5 months', 'September 2019 – June 2022'
      period: 'current',
      // What you did, a sentence each: one to six of them.
      points: [
        'I plan the camera positions and the shot list with the producer, then walk the floor with the crew before rehearsal.',
        'In the gallery I call the shots, cue presenters and tape, and keep the programme to its running order, second by second.',
        'On a camera shift I set exposure, white balance and focus, frame for the director, and stay ready for what nobody planned.',
      ],
    },
    {
      title: 'Primary School Teacher',
      field: 'Education',
      period: 'current',
      points: [
        'I plan each week of lessons around one thing the class should be able to do by Friday, and the steps that lead to it.',
        'I check understanding with short exercises, write down how each child is doing, and change the next lesson accordingly.',
        'I keep parents informed in plain words, and agree with colleagues on how we help a child who is falling behind.',
      ],
    },
    {
      title: 'Pharmacy Assistant',
      field: 'Pharmacy',
      period: '5 months',
      points: [
        'I served customers at the counter, listened first, and passed every medical question on to the pharmacist.',
        'I took in deliveries, checked them against the order, and shelved stock by expiry date.',
        'I learned to work exactly: the right name, the right strength, the right quantity, each checked twice.',
      ],
    },
    {
      title: 'HR Trainee',
      field: 'Logistics, shipping and warehousing',
      period: '4 months',
      points: [
        'I sorted applications for office and warehouse posts, arranged interviews, and kept candidates informed.',
        'I kept personnel files and attendance records complete, and treated what was in them as confidential.',
        'I learned how shift plans follow ships and lorries, and what a late change means for the people on the shift.',
      ],
    },
  ],
};
