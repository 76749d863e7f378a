import { fillPlaceholders } from '../vocab/rules/text/fill-placeholders.ts';

/** A compiled ICU message: the build turns every message of a JSON file into one of these. */
export type Message = (args: Readonly<Record<string, unknown>>) => unknown;

/**
 * Says a message (002 §5). An argument that is missing leaves its placeholder, also where a number is counted with; one that is no number is said as it
 * is. Compiled messages write a plural's `#` by Intl, which makes `NaN` of both, so those are put right afterwards, in the order in which they were asked
 * for.
 *
 * @param message as its JSON file has it for the type checker; the build has compiled it to a function. A text is said as it is.
 */
export function sayMessage(message: string, args: Readonly<Record<string, unknown>>): string {
  const compiled = message as unknown as Message | string;
  if (typeof compiled !== 'function') return compiled;
  const uncounted = new Set<string>();
  const argument = (_: object, name: string): unknown => {
    const placeholder: string = `{${name}}`;
    const said = fillPlaceholders(placeholder, args);
    const count = (): number => {
      uncounted.add(said);
      return Number.NaN;
    };
    return Number.isNaN(Number(said))
      ? { [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? count() : said) }
      : said;
  };
  const text = `${compiled(new Proxy({}, { get: argument }))}`;
  const said = [...uncounted];
  let at = 0;
  return said.length ? text.replace(/NaN/g, () => said[at++] ?? `${said.at(-1)}`) : text;
}
