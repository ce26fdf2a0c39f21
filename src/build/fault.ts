/** Something in the owner's files that has to be mended, in words for somebody who does not program. */
export type Fault = {
  /** From the project folder: 'src/content/profile.ts'. */
  file: string;
  /** Where in it: 'jobs[2].points[1]'; empty when the whole file is meant. */
  field: string;
  problem: string;
  expected: string;
};

export type Findings = {
  faults: readonly Fault[];
  /** Values of the sample that are still in place: no fault, but nothing to send out. */
  samples: readonly Fault[];
};
