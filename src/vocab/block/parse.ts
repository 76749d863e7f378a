import { attributeFor, camel } from './attribute-for.ts';
import type { DataOf, Fields } from './field.ts';
import type { Problem } from './problem.ts';

/** Where a block's data may stand. Earlier wins: single attribute, JSON attribute, JSON child. */
export interface Sources {
  /** One attribute's text, null where it is absent. */
  attribute(name: string): string | null;
  /** JSON texts in order of precedence, each with the name a message calls it by. */
  json?: readonly { where: string; text: string }[];
  /** Values already typed, read out of published platform markup. They come last. */
  values?: Readonly<Record<string, unknown>> | undefined;
}

/** Largest JSON a block reads, in UTF-16 units; larger data is refused before it is parsed. */
export const LARGEST_JSON = 256_000;

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : asJson(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

/** A value nested a hundred thousand deep parses, but is too deep to be written again. */
function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return 'a value nested too deep';
  }
}

/**
 * Reads a block's data. It never throws: what is missing or wrong takes the declared default.
 *
 * @returns the typed data, and one problem per value that could not be used
 */
export function parse<S extends Fields>(fields: S, sources: Sources): { data: DataOf<S>; problems: Problem[] } {
  const problems: Problem[] = [];
  const objects = [...readObjects(sources, problems)];
  const data: Record<string, unknown> = Object.create(null);
  for (const [name, field] of Object.entries(fields)) {
    data[name] = field.fallback;
    for (const { where, value } of candidates(name, sources, objects, field.fromText)) {
      // Through the standard interface, so that only the chunks that declare fields carry the schema library.
      const result = field.schema['~standard'].validate(value.typed);
      if ('value' in result && !result.issues) {
        data[name] = result.value;
        break;
      }
      problems.push({ where, read: shown(value.raw), expected: field.expected, used: shown(field.fallback) });
    }
  }
  // The record was filled from exactly these fields, each checked by its own schema.
  return { data: data as DataOf<S>, problems };
}

interface Candidate {
  where: string;
  value: { raw: unknown; typed: unknown };
}

function* candidates(
  name: string,
  sources: Sources,
  objects: readonly { where: string; value: Map<string, unknown> }[],
  fromText: (raw: string) => unknown,
): Generator<Candidate> {
  const attribute = attributeFor(name);
  const raw = sources.attribute(attribute);
  if (raw !== null) yield { where: attribute, value: { raw, typed: fromText(raw) } };
  for (const { where, value } of objects) {
    if (value.has(name)) {
      const typed = value.get(name);
      yield { where: `${where}.${name}`, value: { raw: typed, typed } };
    }
  }
}

function* readObjects(
  sources: Sources,
  problems: Problem[],
): Generator<{ where: string; value: Map<string, unknown> }> {
  for (const { where, text } of sources.json ?? []) {
    const value = readObject(text);
    if (value) yield { where, value };
    else problems.push({ where, read: shown(text), expected: 'a JSON object', used: 'every default' });
  }
  if (sources.values) yield { where: 'markup', value: new Map(Object.entries(sources.values)) };
}

/** Keys come in camel or kebab case; a map keeps `__proto__` and its like an ordinary key. */
function readObject(text: string): Map<string, unknown> | null {
  if (text.length > LARGEST_JSON) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return new Map(Object.entries(value).map(([key, entry]) => [camel(key), entry]));
  } catch {
    return null;
  }
}
