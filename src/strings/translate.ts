import { fillPlaceholders } from '../vocab/rules/text/fill-placeholders.ts';
import { sayMessage } from './say-message.ts';

/** Returns a block's texts. Placeholders in braces are replaced by the arguments. */
export type Translate<Key extends string> = (key: Key, args?: Readonly<Record<string, unknown>>) => string;

/** The messages of another language, by key. */
export type Table = Readonly<Record<string, string>>;

/**
 * Creates the translate function for one block's messages.
 *
 * @param messages the block's own messages, in Brazilian Portuguese
 * @param words the page's overrides for single keys; they take precedence, and may have placeholders such as `{name}`
 * @param table the messages of the page's language; a key that it lacks stays Portuguese
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
