import { asJson } from './as-json.ts';
import { attributeFor, camel } from './attribute-for.ts';
import type { DataOf, Field, Fields } from './field.ts';
import type { Problem } from './problem.ts';
import { type JsonRead, readJson } from './read-json.ts';

/** The sources of a block's data. Earlier sources take precedence: single attribute, JSON attribute, JSON child. */
export interface Sources {
  /** The text of one attribute, null if it is absent. */
  attribute(name: string): string | null;
  /** JSON texts in order of precedence, each with the name that messages use for it. */
  json?: readonly { where: string; text: string }[];
  /** Values read from published platform markup; JSON stays text. They have the lowest precedence. */
  values?: Readonly<Record<string, unknown>> | undefined;
}

/** One of the sources, queried by a field's name. */
interface Place {
  where(name: string): string;
  /** The value there; undefined if there is none. */
  get(name: string): unknown;
  /** Whether its texts still have to be parsed. */
  readonly asText: boolean;
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : asJson(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/**
 * Reads a block's data. It never throws: a missing or invalid value is replaced by the declared default.
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
        // Known once every source has been queried.
        get used() {
          return shown(data[name]) || 'nothing';
        },
      });
    }
  }
  // The record was filled from exactly these fields, each checked by its own schema.
  return { data: data as DataOf<S>, problems };
}

/** The result of a field for a value; null if it cannot be used. */
function checked({ schema }: Field<unknown>, value: unknown): { readonly value: unknown } | null {
  // Uses the standard interface, so that only the chunks that declare fields contain the schema library.
  const { validate } = schema['~standard'];
  // The project's schemas are never asynchronous; the interface's type allows it.
  const result = validate(value) as Awaited<ReturnType<typeof validate>>;
  return value === undefined || result.issues ? null : result;
}

const readText = ({ kind, fromText }: Field<unknown>, text: string): JsonRead =>
  kind === 'json' ? readJson(text) : { value: fromText(text) };

function placesOf(sources: Sources, problems: Problem[]): Place[] {
  const attribute = (name: string): unknown => sources.attribute(attributeFor(name)) ?? undefined;
  const places: Place[] = [{ where: attributeFor, get: attribute, asText: true }];
  const add = (where: string, values: object, asText = false): void => {
    // Keys may be in camel or kebab case; in a map, `__proto__` and similar names are ordinary keys.
    const byName = new Map(Object.entries(values).map(([key, entry]) => [camel(key), entry]));
    places.push({ where: (name) => `${where}.${name}`, get: (name) => byName.get(name), asText });
  };
  for (const { where, text } of sources.json ?? []) {
    const { value, beyond = 'a JSON object' } = readJson(text);
    // Written inline: services call isRecord, and a module shared by them and the core would be one more file for every page.
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) add(where, value);
    else problems.push({ where, read: shown(text), expected: beyond, used: 'nothing of it' });
  }
  if (sources.values) add('markup', sources.values, true);
  return places;
}
