/** The bound of the rules: so many characters in at most so many milliseconds. */
export const LENGTH = 100_000;
const MS = 50;

type Rule = (text: string) => unknown;

/** In ms: by the clock or by the processor, whichever is less, since the machine has other work too. */
function took(rule: Rule, text: string): number {
  const processor = process.cpuUsage();
  const started = performance.now();
  rule(text);
  const clock = performance.now() - started;
  const { user, system } = process.cpuUsage(processor);
  return Math.min(clock, (user + system) / 1000);
}

/** A text of a sixteenth of the length with the same start and end. */
const part = (text: string): string => text.slice(0, text.length / 16 - 4) + text.slice(-4);

/** The least of three times. */
const leastOf = (rule: Rule, text: string): number => Math.min(...[1, 2, 3].map(() => took(rule, text)));

/** Whether a text sixteen times as long takes more than 64 times as long: in proportion it is 16, with the square 256, and a machine is at times four times as slow as at others. */
const growsTooFast = (rule: Rule, text: string): boolean => leastOf(rule, text) > 64 * leastOf(rule, part(text));

/** The first text that takes too long, three times in a row, and not only because the machine is slow. */
export function tooLong(rule: Rule, some: Iterable<string>): string | null {
  for (const text of some)
    if (took(rule, text) > MS && leastOf(rule, text) > MS && growsTooFast(rule, text))
      return `${JSON.stringify(text.slice(0, 40))}… ${JSON.stringify(text.slice(-4))}`;
  return null;
}
