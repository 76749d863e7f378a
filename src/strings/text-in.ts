import type { RuleProblem } from '../vocab/rules/text/problem-keys.ts';
import type { Wording } from '../vocab/rules/text/wording-keys.ts';
import { catalogue, type TextKey, type TextLocale, type TextValues } from './catalogue.ts';
import { sayMessage } from './say-message.ts';

/** For a text that uses no values, the key is the only argument. */
type ValuesOf<Key extends TextKey> = keyof TextValues[Key] extends never ? [] : [values: TextValues[Key]];

/** Returns the text of a key, with its values filled in. */
export type Text = <Key extends TextKey>(key: Key, ...values: ValuesOf<Key>) => string;

type Values = Readonly<Record<string, unknown>>;

function speaker(locale: TextLocale): (key: string, values?: Values) => string {
  const messages: Readonly<Record<string, string>> = Object.hasOwn(catalogue, locale)
    ? catalogue[locale]
    : catalogue['pt-BR'];
  return (key, values = {}) => sayMessage((Object.hasOwn(messages, key) ? messages[key] : undefined) ?? key, values);
}

/**
 * Returns the texts of one language, for editors and site templates: labels, messages, and the sentences of rules.
 *
 * The types reject a key without a text, and a text without its values. Without types, a key that has no text returns itself, a missing value leaves its
 * placeholder, and a language that has no texts falls back to Portuguese; it never throws on a string.
 */
export const textIn = (locale: TextLocale): Text => speaker(locale) as Text;

/**
 * Returns the sentence for a problem that a rule found, or for a wording of a rule.
 *
 * @param said the key and values as the rule returned them
 */
export const sentenceOf = (said: RuleProblem | Wording, locale: TextLocale): string =>
  speaker(locale)(said.key, said.values);
