import { asJson } from './as-json.ts';
import { attributeFor, camel } from './attribute-for.ts';
import type { DataOf, Field, Fields } from './field.ts';
import type { Problem } from './problem.ts';
import { type JsonRead, readJson } from './read-json.ts';

/** Where a block's data may be. Earlier wins: single attribute, JSON attribute, JSON child. */
export interface Sources {
  /** One attribute's text, null where it is absent. */
  attribute(name: string): string | null;
  /** JSON texts in order of precedence, each with the name a message calls it by. */
  json?: readonly { where: string; text: string }[];
  /** Values read out of published platform markup; the text of JSON stays text. They come last. */
  values?: Readonly<Record<string, unknown>> | undefined;
}

/** One of the places, asked by a field's name. */
interface Place {
  where(name: string): string;
  /** What is there; undefined where nothing is. */
  get(name: string): unknown;
  /** Whether its texts are still to be read. */
  readonly asText: boolean;
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : asJson(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/**
 * Reads a block's data. It never throws: what is missing or wrong takes the declared default.
 *
 * @returns the typed data, and one problem per value that could not be used
 */
export function parse<S extends Fields>(fields: S, sources: Sources): { data: DataOf<S>; problems: Problem[] } {
  const problems: Problem[] = [];
  const places = placesOf(sources, problems);
  const data: Record<string, unknown> = Object.create(null);
  for (const [name, field] of Object.entries(fields)) {
    data[name] = field.fallback;
    for (const { where, get, asText } of places) {
      const raw = get(name);
      if (raw === undefined) continue;
      const { value, beyond } = asText && typeof raw === 'string' ? readText(field, raw) : { value: raw };
      const { entry } = field;
      if (entry && Array.isArray(value)) {
        data[name] = value.flatMap((one: unknown, at) => {
          const taken = checked(entry, one);
          if (!taken)
            problems.push({
              where: `${where(name)}[${at}]`,
              read: shown(one),
              expected: entry.expected,
              used: 'the rest',
            });
          return taken ? [taken.value] : [];
        });
        break;
      }
      const taken = checked(field, value);
      if (taken) {
        data[name] = taken.value;
        break;
      }
      problems.push({
        where: where(name),
        read: shown(raw),
        expected: beyond ?? field.expected,
        // Known once every place has been asked.
        get used() {
          return shown(data[name]);
        },
      });
    }
  }
  // The record was filled from exactly these fields, each checked by its own schema.
  return { data: data as DataOf<S>, problems };
}

/** What a field makes of a value; null where it cannot be used. */
function checked({ schema }: Field<unknown>, value: unknown): { readonly value: unknown } | null {
  // Through the standard interface, so that only the chunks that declare fields carry the schema library.
  const { validate } = schema['~standard'];
  // A schema of ours never makes anybody wait; by the interface's type it might.
  const result = validate(value) as Awaited<ReturnType<typeof validate>>;
  return value === undefined || result.issues ? null : result;
}

const readText = ({ kind, fromText }: Field<unknown>, text: string): JsonRead =>
  kind === 'json' ? readJson(text) : { value: fromText(text) };

function placesOf(sources: Sources, problems: Problem[]): Place[] {
  const attribute = (name: string): unknown => sources.attribute(attributeFor(name)) ?? undefined;
  const places: Place[] = [{ where: attributeFor, get: attribute, asText: true }];
  const add = (where: string, values: object, asText = false): void => {
    // Keys come in camel or kebab case; a map keeps `__proto__` and its like an ordinary key.
    const byName = new Map(Object.entries(values).map(([key, entry]) => [camel(key), entry]));
    places.push({ where: (name) => `${where}.${name}`, get: (name) => byName.get(name), asText });
  };
  for (const { where, text } of sources.json ?? []) {
    const { value, beyond = 'a JSON object' } = readJson(text);
    // Written out: services call isRecord, and what they share with the core would be one more file for every page.
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) add(where, value);
    else problems.push({ where, read: shown(text), expected: beyond, used: 'nothing of it' });
  }
  if (sources.values) add('markup', sources.values, true);
  return places;
}
