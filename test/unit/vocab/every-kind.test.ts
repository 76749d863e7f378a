import Ajv from 'ajv';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fieldSchema } from '../../../build/field-schema.mjs';
import type { Field } from '../../../src/vocab/block/field.ts';
import {
  color,
  count,
  duration,
  flag,
  focalPoint,
  json,
  length,
  listOf,
  oneOf,
  ratio,
  reference,
  url,
} from '../../../src/vocab/block/fields.ts';
import { parse } from '../../../src/vocab/block/parse.ts';
import { hostileTexts } from './rules/hostile-texts.ts';
import { LENGTH, tooLong } from './rules/time-taken.ts';

const REFUSED = Symbol('refused');
const help = 'A sentence.';

/** What a field makes of a typed value, as JSON holds it. */
const take = <Value>(field: Field<Value>, value: unknown): Value | typeof REFUSED => {
  const result = v.safeParse(field.schema, value);
  return result.success ? result.output : REFUSED;
};
/** What a field makes of an attribute's text. */
const read = <Value>(field: Field<Value>, raw: string): Value | typeof REFUSED => take(field, field.fromText(raw));

const kinds = {
  url: url({ help, fallback: '/a' }),
  'url without one': url({ help }),
  color: color({ help, fallback: 'teal' }),
  'color without one': color({ help }),
  length: length({ help, fallback: '1.5rem' }),
  duration: duration({ help, fallback: 300 }),
  ratio: ratio({ help, fallback: 16 / 9 }),
  'ratio without one': ratio({ help, fallback: 0 }),
  focalPoint: focalPoint({ help }),
  reference: reference({ help, fallback: 'topo' }),
  'list of numbers': listOf(count({ help, fallback: 0 }), { help, fallback: [1, 2] }),
  'list of words': listOf(oneOf(['a', 'b'], { help, fallback: 'a' }), { help, fallback: ['a'] }),
  'list of lists': listOf(listOf(flag({ help }), { help }), { help, fallback: [[true]] }),
  'list of objects': listOf(json({ help, fallback: [], expected: 'a list', schema: v.array(v.string()) }), { help }),
};

describe.each(Object.entries(kinds))('%s', (_, kind) => {
  // Each writes and reads only its own values here.
  const field = kind as Field<unknown>;
  const check = new Ajv({ strict: true, strictRequired: false, strictTypes: false }).compile(fieldSchema(field));

  it('reads back what it writes, and its schema takes its default', () => {
    expect(read(field, field.toText(field.fallback) ?? '')).toEqual(field.fallback);
    expect(take(field, field.fallback)).toEqual(field.fallback);
    expect(check(field.fallback)).toBe(true);
  });

  it('says what it expects, and tells a wrong value with it', () => {
    const { data, problems } = parse({ one: field }, { attribute: () => null, values: { one: 1n } });
    expect(field.expected.length).toBeGreaterThan(5);
    expect(field.help).toBe(help);
    expect(problems).toMatchObject([{ where: 'markup.one', expected: field.expected }]);
    expect(data.one).toEqual(field.fallback);
  });

  it('never throws at a text or a value', () => {
    fc.assert(fc.property(fc.string(), (raw) => void read(field, raw)));
    fc.assert(fc.property(fc.anything(), (value) => void take(field, value)));
  });

  it('has a JSON Schema that refuses nothing the parser takes', () => {
    const texts = fc.constantFrom(
      '/a',
      'HTTPS://x',
      ' mailto:a',
      '#abc',
      'RGB(1,2,3)',
      '12',
      ' 1.5REM ',
      '3svh',
      '1e2',
      '2s',
      '.5',
      '16:9',
      '4 / 3',
      '0,1',
      '.5,1.0',
      '#a',
      'a',
    );
    const values = fc.oneof(
      texts,
      fc.jsonValue(),
      fc.double({ min: -2, max: 8, noNaN: true }),
      fc.array(texts),
      fc.record({ x: fc.double({ min: 0, max: 1, noNaN: true }), y: fc.double({ min: 0, max: 1, noNaN: true }) }),
    );
    fc.assert(
      fc.property(values, (value) => {
        if (take(field, value) !== REFUSED) expect(check(value), JSON.stringify(value)).toBe(true);
      }),
    );
    for (const value of [null, true]) expect(check(value)).toBe(false);
  });

  it('takes at most 50 ms for 100,000 characters', () => {
    const texts = hostileTexts(['', '#', 'rgb(', '1', '[', 'http:', '1:'], LENGTH);
    expect(tooLong((raw) => read(field, raw), texts)).toBeNull();
  });
});
