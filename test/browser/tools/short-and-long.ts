/** How often a test repeats something, and the tags of the test that does. */
export interface Repetitions {
  readonly count: number;
  readonly tag: string[];
}

/** The tags of one case among many of the same kind: some are in every run of the tests, the others in the long run. */
export const inEveryRun = (isSo: boolean): string[] => (isSo ? [] : ['@long']);

/** A few repetitions for every run of the tests, and many for the long run. */
export const shortAndLong = (short: number, long: number): readonly Repetitions[] => [
  { count: short, tag: [] },
  { count: long, tag: ['@long'] },
];
