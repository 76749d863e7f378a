import { fillPlaceholders } from '../vocab/rules/text/fill-placeholders.ts';

/** A compiled ICU message: the build turns every message of a JSON file into one of these. */
export type Message = (args: Readonly<Record<string, unknown>>) => unknown;

/**
 * Formats a message (I18N-610). A missing argument leaves its placeholder, also in a plural; an argument of a plural that is not a number is inserted
 * unchanged.
 *
 * @param message typed as the text of the JSON file; the build has compiled it to a function. A text is returned unchanged.
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
