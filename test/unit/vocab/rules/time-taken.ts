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

/** The first text that takes too long, three times in a row. */
export function tooLong(rule: Rule, some: Iterable<string>): string | null {
  for (const text of some)
    if (took(rule, text) > MS && took(rule, text) > MS && took(rule, text) > MS)
      return `${JSON.stringify(text.slice(0, 40))}… ${JSON.stringify(text.slice(-4))}`;
  return null;
}
