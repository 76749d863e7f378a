/** A compiled ICU message: the build turns every message of a JSON file into one of these. */
type Message = (args: Readonly<Record<string, unknown>>) => string;

/** Gives a block's words. Placeholders in braces are replaced by the arguments. */
export type Translate<Key extends string> = (key: Key, args?: Readonly<Record<string, unknown>>) => string;

/** An argument that is missing leaves its placeholder. */
const given = (args: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(args, name) ? args[name] : `{${name}}`;

/** The page's words: each chunk brings its own, and the page may replace single ones. */
export class Strings {
  readonly #own = new Map<string, string>();

  /** Replaces strings by the page's own words. Placeholders stay possible, as `{name}`; a value that is no text is left out. */
  override(words: Readonly<Record<string, unknown>>): void {
    for (const [key, text] of Object.entries(words)) if (typeof text === 'string') this.#own.set(key, text);
  }

  /** Makes the translate function of one block's messages. */
  of<Key extends string>(messages: Readonly<Record<Key, string>>): Translate<Key> {
    return (key, args = {}) => {
      const own = this.#own.get(key);
      if (own !== undefined) return own.replace(/\{(\w+)\}/g, (_, name: string) => String(given(args, name)));
      // The type checker sees the JSON source; the build has compiled it to functions.
      const message = messages[key] as unknown as Message | string;
      return typeof message === 'function' ? message(new Proxy(args, { get: given })) : message;
    };
  }
}
