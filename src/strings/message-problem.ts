/** What is wrong with an ICU message, and at which character, counted from 0. */
export type MessageProblem =
  /** It does not parse. */
  | { readonly kind: 'syntax'; readonly at: number }
  /** A plural has a key that the locale does not have, such as `few` in English. */
  | { readonly kind: 'pluralKey'; readonly at: number; readonly key: string }
  /** A choice does not say what holds for all other values. */
  | { readonly kind: 'noOther'; readonly at: number };

/** Text with its quoted parts: `''` is an apostrophe, `'{` begins a quote that ends at the next single one. */
const TEXT = /(?:[^{}']+|''|'[{}#](?:[^']|'')*'(?!')|')*/y;
// Names and white space share no character: \s would, and make these more than linear.
/** `{name}` and `{name, type, style}` whole; of a choice what comes before its cases, and its kind. */
const ARGUMENT =
  /\{\p{Pattern_White_Space}*[^\p{Pattern_Syntax}\p{Pattern_White_Space}]+\p{Pattern_White_Space}*(?:\}|,\p{Pattern_White_Space}*(?:(plural|selectordinal|select)\p{Pattern_White_Space}*,(?:\p{Pattern_White_Space}*offset\p{Pattern_White_Space}*:\p{Pattern_White_Space}*\d+)?|[^\p{Pattern_Syntax}\p{Pattern_White_Space}]+\p{Pattern_White_Space}*(?:,[^{}]*)?\}))/uy;
const CASE = /\p{Pattern_White_Space}*(=\d+|[^\p{Pattern_Syntax}\p{Pattern_White_Space}]+)\p{Pattern_White_Space}*\{/uy;
const END = /\p{Pattern_White_Space}*\}/uy;

const EXACT = /^=\d+$/;

/** Longest locale that is looked at, in characters. */
const LONGEST_LOCALE = 35;

/** The plural categories of a locale; of one that is unknown, as the root of all locales has it, `other`. */
function categories(locale: string, type: Intl.PluralRuleType): ReadonlySet<string> {
  if (locale.length > LONGEST_LOCALE) return new Set(['other']);
  try {
    const [known] = Intl.PluralRules.supportedLocalesOf(locale.replaceAll('_', '-'));
    if (known) return new Set(new Intl.PluralRules(known, { type }).resolvedOptions().pluralCategories);
  } catch {}
  return new Set(['other']);
}

/** Finds the keys of a kind of choice, each looked up once; null where any key will do. */
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
 * Tells whether an ICU message is good for a locale (I18N-607): plural keys are the plural categories that the locale has, `other`, and exact values such as
 * `=0`; every choice has `other`. The build refuses a message that is not.
 *
 * @param locale a BCP 47 tag
 * @returns the first problem; null where there is none
 */
export function messageProblem(message: string, locale: string): MessageProblem | null {
  const keysOf = keysIn(locale);
  /** The choices around the place that is read, the innermost last. */
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

    // Here a case has ended, or a choice begun: the next case follows, or the end of the choice.
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
