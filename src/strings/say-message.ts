import { fillPlaceholders } from '../vocab/rules/text/fill-placeholders.ts';

/** A compiled ICU message: the build turns every message of a JSON file into one of these. */
export type Message = (args: Readonly<Record<string, unknown>>) => unknown;

/**
 * Says a message (I18N-610). An argument that is missing leaves its placeholder, also where a number is counted with; one that is no number is said as it
 * is.
 *
 * @param message as its JSON file has it for the type checker; the build has compiled it to a function. A text is said as it is.
 */
export function sayMessage(message: string, args: Readonly<Record<string, unknown>>): string {
  const compiled = message as unknown as Message | string;
  if (typeof compiled !== 'function') return compiled;
  const argument = (_: object, name: string): string => {
    const placeholder: string = `{${name}}`;
    return fillPlaceholders(placeholder, args);
  };
  return `${compiled(new Proxy({}, { get: argument }))}`;
}
