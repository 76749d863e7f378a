import * as v from 'valibot';
import type { Field, FieldKind } from '../field.ts';
import { readJson } from '../read-json.ts';
import type { Help } from './read-field.ts';

/** Kinds whose attribute text is not JSON and may contain commas. */
const JSON_ONLY: readonly FieldKind[] = ['json', 'list', 'focalPoint'];

/** The greatest number of comma-separated entries; longer lists have to be JSON. */
const MOST = 1_000;

/** The parts of a comma-separated text, up to one more than are taken; commas in parentheses do not separate: `red, rgb(1, 2, 3)` has two parts. */
function parts(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length && found.length <= MOST; at += 1) {
    const sign = text[at];
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === ',' && depth <= 0) {
      found.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...found, text.slice(start).trim()];
}

/**
 * Several values of one kind: a JSON list or, in an attribute of a simple kind, also a comma-separated text. An entry that cannot be used is left out and
 * reported; the others are kept. A text that begins with `[` is JSON.
 */
export function listOf<Value>(
  entry: Field<Value>,
  { help, fallback = [] }: Help & { fallback?: readonly Value[] },
): Field<readonly Value[]> {
  const readEntry = (text: string): unknown => {
    const value = entry.fromText(text);
    // A message quotes the original text.
    return Number.isNaN(value) ? text : value;
  };
  const isSimple = !JSON_ONLY.includes(entry.kind);
  return {
    kind: 'list',
    expected: `a list${isSimple ? ', in JSON or separated by commas' : ' in JSON'}; each entry: ${entry.expected}`,
    help,
    fallback,
    entry,
    schema: v.array(entry.schema),
    fromText(raw) {
      const text = raw.trim();
      if (text.startsWith('[') || !isSimple) return readJson(text).value ?? raw;
      const found = text ? parts(text) : [];
      return found.length > MOST ? raw : found.map(readEntry);
    },
    toText(list) {
      const texts = list.map((one) => entry.toText(one));
      const isPlain = (one: string | null): boolean =>
        one !== null && one === one.trim() && !/[,()[]/.test(one) && one !== '';
      return isSimple && texts.every(isPlain) ? texts.join(', ') : JSON.stringify(list);
    },
  };
}
