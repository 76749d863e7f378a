import { safeParse } from 'valibot';
import { asJson } from '../vocab/block/as-json.ts';
import type { Field } from '../vocab/block/field.ts';
import { isRecord } from '../vocab/is-record.ts';
import { cut, type Slip } from './finding.ts';
import { type JsonText, offsetAt, type Path, pathText } from './json-text.ts';
import { likelyValue } from './likely-value.ts';
import { nearest } from './nearest.ts';

/** JSON, and the name of its place in a message. */
export interface JsonPlace {
  readonly json: JsonText;
  readonly attribute: string;
}

interface Wrong {
  readonly on: JsonPlace;
  /** The path of the value in the JSON; empty if the JSON is the value. */
  readonly base: Path;
  readonly own: Field<unknown>;
  readonly value: unknown;
}

/** Maximum number of places that are reported for one value. */
const MOST = 10;

/** Returns every place of a value in JSON that its field's schema rejects (VT114). */
export function valueSlips({ on: { json, attribute }, base, own, value }: Wrong): Slip[] {
  const { issues = [] } = safeParse(own.schema, value);
  return issues.slice(0, MOST).map((issue) => {
    const steps = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
    const path = [...base, ...steps];
    const last = issue.path?.at(-1);
    const parent: unknown = last?.input;
    const keys = isRecord(parent) ? Object.keys(parent) : [];
    const key = String(last?.key ?? '');
    const inside = pathText(path);
    const shown = base.length ? inside : attribute + (/^\w/.test(inside) ? '.' : '') + inside;
    const about = {
      code: 'VT114',
      at: json.place(offsetAt(json.text, path)),
      attribute,
      path: pathText(path),
    } as const;
    if (last && last.value === undefined && !keys.includes(key))
      return { ...about, expected: `the key ${key}`, nearest: likelyKey(key, keys), what: `${shown} is missing` };
    // The input of the issue is not used, because the schema may have transformed it by then.
    const raw = at(value, steps);
    const read = asJson(raw);
    const meant = steps.reduce<Field<unknown> | undefined>((field) => field?.entry, own);
    const expected = meant?.expected ?? inWords(issue.expected ?? own.expected);
    return {
      ...about,
      read,
      expected,
      nearest: meant ? unquoted(meant, raw) : null,
      what: `${shown} is ${cut(read)}`,
    };
  });
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null ? Object.getOwnPropertyDescriptor(inside, key)?.value : undefined,
    value,
  );

/** Describes a kind of value in the terms of a theme author instead of valibot's. */
const inWords = (expected: string): string =>
  ({ Object: 'an object', Array: 'a list', string: 'a string', number: 'a number', boolean: 'true or false' })[
    expected
  ] ?? expected;

/** In JSON a flag is not a text. */
const unquoted = (own: Field<unknown>, read: unknown): string | null => {
  const likely = likelyValue(own, read);
  return likely !== null && own.kind === 'flag' && typeof read === 'string' ? `${likely} without quotes` : likely;
};

const likelyKey = (missing: string, keys: readonly string[]): string | null => {
  const written = nearest(missing, keys, 'value');
  return written === null ? null : `${missing} for ${written}`;
};
