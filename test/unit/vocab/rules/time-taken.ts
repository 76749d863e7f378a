/** The bound of the rules: so many characters in at most so many milliseconds. */
export const LENGTH = 100_000;
const MS = 50;

type Rule = (text: string) => unknown;
/** What a rule takes for a text, in ms. */
type Cost = (rule: Rule, text: string) => number;

/** By the clock or by the processor, whichever is less, since the machine has other work too. */
const took: Cost = (rule, text) => {
  const processor = process.cpuUsage();
  const started = performance.now();
  rule(text);
  const clock = performance.now() - started;
  const { user, system } = process.cpuUsage(processor);
  return Math.min(clock, (user + system) / 1000);
};

const PARTS = 16;

/** A text of a sixteenth of the length with the same start and end. */
const part = (text: string): string => text.slice(0, text.length / PARTS - 4) + text.slice(-4);

/** The least of three times. */
const leastOf = (cost: Cost, rule: Rule, text: string): number => Math.min(...[1, 2, 3].map(() => cost(rule, text)));

/** Reads a text as often as makes up the length of the whole one, so that memory is taken and collected as much. */
const inParts =
  (rule: Rule): Rule =>
  (text) => {
    for (let at = 0; at < PARTS; at += 1) rule(text);
  };

const ATTEMPTS = 4;

/**
 * Whether a text takes more than six times as long as its parts together, at every attempt: in proportion it is once, with the square sixteen times. Long texts cost memory
 * of their own, and on a busy machine one of the two may be measured while something else runs, but not each time.
 */
const growsTooFast = (cost: Cost, rule: Rule, text: string): boolean =>
  Array.from({ length: ATTEMPTS }).every(
    () => leastOf(cost, rule, text) > 6 * leastOf(cost, inParts(rule), part(text)),
  );

/** The first text that takes too long, three times in a row, and not only because the machine is slow. */
export function tooLong(rule: Rule, some: Iterable<string>, cost = took): string | null {
  for (const text of some)
    if (cost(rule, text) > MS && leastOf(cost, rule, text) > MS && growsTooFast(cost, rule, text))
      return `${JSON.stringify(text.slice(0, 40))}… ${JSON.stringify(text.slice(-4))}`;
  return null;
}
