import { fillPlaceholders } from '../vocab/rules/text/fill-placeholders.ts';
import { sayMessage } from './say-message.ts';

/** Gives a block's words. Placeholders in braces are replaced by the arguments. */
export type Translate<Key extends string> = (key: Key, args?: Readonly<Record<string, unknown>>) => string;

/** The messages of another language, by key. */
export type Table = Readonly<Record<string, string>>;

/**
 * Makes the translate function of one block's messages.
 *
 * @param messages the block's own, in Brazilian Portuguese
 * @param words the page's own texts for single keys; they win, and may have placeholders as `{name}`
 * @param table the page's language; a key it lacks stays Portuguese
 */
export function translator<Key extends string>(
  messages: Readonly<Record<Key, string>>,
  words: ReadonlyMap<string, string>,
  table: Table | null,
): Translate<Key> {
  return (key, args = {}) => {
    const own = words.get(key);
    if (own !== undefined) return fillPlaceholders(own, args);
    return sayMessage((table && Object.hasOwn(table, key) ? table[key] : undefined) ?? messages[key], args);
  };
}
