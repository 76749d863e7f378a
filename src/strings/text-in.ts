import type { RuleProblem } from '../vocab/rules/text/problem-keys.ts';
import type { Wording } from '../vocab/rules/text/wording-keys.ts';
import { catalogue, type TextKey, type TextLocale, type TextValues } from './catalogue.ts';
import { sayMessage } from './say-message.ts';

/** A text that names nothing is asked for by its key alone. */
type ValuesOf<Key extends TextKey> = keyof TextValues[Key] extends never ? [] : [values: TextValues[Key]];

/** Gives the text of a key, with its values filled in. */
export type Text = <Key extends TextKey>(key: Key, ...values: ValuesOf<Key>) => string;

type Values = Readonly<Record<string, unknown>>;

function speaker(locale: TextLocale): (key: string, values?: Values) => string {
  const messages: Readonly<Record<string, string>> = Object.hasOwn(catalogue, locale)
    ? catalogue[locale]
    : catalogue['pt-BR'];
  return (key, values = {}) => sayMessage((Object.hasOwn(messages, key) ? messages[key] : undefined) ?? key, values);
}

/**
 * The texts of one language, for editors and site templates: labels, messages, and what rules say.
 *
 * Types let no key pass that has no text, and no text without its values. Without types, a key that has none gives itself, a value that is missing its
 * placeholder, a language that there is none in Portuguese; it never throws on a string.
 */
export const textIn = (locale: TextLocale): Text => speaker(locale) as Text;

/**
 * The sentence of what a rule found wrong, or has to say.
 *
 * @param said as the rule gave it: key and values
 */
export const sentenceOf = (said: RuleProblem | Wording, locale: TextLocale): string =>
  speaker(locale)(said.key, said.values);
