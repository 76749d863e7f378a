/** The problem of an ICU message, and the index of its character, counted from 0. */
export type MessageProblem =
  /** The message cannot be parsed. */
  | { readonly kind: 'syntax'; readonly at: number }
  /** A plural has a key that the locale does not have, such as `few` in English. */
  | { readonly kind: 'pluralKey'; readonly at: number; readonly key: string }
  /** A choice has no case for all other values. */
  | { readonly kind: 'noOther'; readonly at: number };

/** Text with its quoted parts: `''` is an apostrophe, `'{` begins a quotation that ends at the next single one. */
const TEXT = /(?:[^{}']+|''|'[{}#](?:[^']|'')*'(?!')|')*/y;
// Names and white space share no character. With \s they would, and matching would take more than linear time.
/** `{name}` and `{name, type, style}` as a whole; of a choice the part before its cases, and its kind. */
const ARGUMENT =
  /\{\p{Pattern_White_Space}*[^\p{Pattern_Syntax}\p{Pattern_White_Space}]+\p{Pattern_White_Space}*(?:\}|,\p{Pattern_White_Space}*(?:(plural|selectordinal|select)\p{Pattern_White_Space}*,(?:\p{Pattern_White_Space}*offset\p{Pattern_White_Space}*:\p{Pattern_White_Space}*\d+)?|[^\p{Pattern_Syntax}\p{Pattern_White_Space}]+\p{Pattern_White_Space}*(?:,[^{}]*)?\}))/uy;
const CASE = /\p{Pattern_White_Space}*(=\d+|[^\p{Pattern_Syntax}\p{Pattern_White_Space}]+)\p{Pattern_White_Space}*\{/uy;
const END = /\p{Pattern_White_Space}*\}/uy;

const EXACT = /^=\d+$/;

/** Maximum length of a locale that is examined, in characters. */
const LONGEST_LOCALE = 35;

/** Returns the plural categories of a locale; for an unknown locale it is `other`, as in the root locale. */
function categories(locale: string, type: Intl.PluralRuleType): ReadonlySet<string> {
  if (locale.length > LONGEST_LOCALE) return new Set(['other']);
  try {
    const [known] = Intl.PluralRules.supportedLocalesOf(locale.replaceAll('_', '-'));
    if (known) return new Set(new Intl.PluralRules(known, { type }).resolvedOptions().pluralCategories);
  } catch {}
  return new Set(['other']);
}

/** Returns a function that finds the keys of a kind of choice, each looked up once; null if any key is allowed. */
function keysIn(locale: string): (kind: string) => ReadonlySet<string> | null {
  const found = new Map<string, ReadonlySet<string>>();
  return (kind) => {
    if (kind === 'select') return null;
    const keys = found.get(kind) ?? categories(locale, kind === 'plural' ? 'cardinal' : 'ordinal');
    found.set(kind, keys);
    return keys;
  };
}

/**
 * Checks whether an ICU message is valid for a locale (I18N-607): plural keys are the plural categories of the locale, `other`, and exact values such as `=0`;
 * every choice has `other`. The build rejects a message that is not valid.
 *
 * @param locale a BCP 47 tag
 * @returns the first problem; null if there is none
 */
export function messageProblem(message: string, locale: string): MessageProblem | null {
  const keysOf = keysIn(locale);
  /** The choices around the current position; the innermost is the last. */
  const open: { readonly keys: ReadonlySet<string> | null; other: boolean }[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(message);
    if (match) at = pattern.lastIndex;
    return match;
  };

  for (;;) {
    take(TEXT);
    const argument = take(ARGUMENT);
    const kind = argument?.[1];
    if (argument && !kind) continue;
    if (kind) open.push({ keys: keysOf(kind), other: false });
    else if (at === message.length && !open.length) return null;
    else if (message[at] === '}' && open.length) at += 1;
    else return { kind: 'syntax', at };

    // At this position a case has ended, or a choice has begun: the next case follows, or the end of the choice.
    const choice = open.at(-1);
    const start = at;
    const key = take(CASE)?.[1];
    if (!choice || (key === undefined && !take(END))) return { kind: 'syntax', at };
    if (key === undefined) {
      if (!choice.other) return { kind: 'noOther', at: start };
      open.pop();
    } else {
      if (choice.keys && key !== 'other' && !EXACT.test(key) && !choice.keys.has(key))
        return { kind: 'pluralKey', at: start, key };
      choice.other ||= key === 'other';
    }
  }
}
