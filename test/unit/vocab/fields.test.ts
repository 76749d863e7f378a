import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/vocab/block/field.ts';
import { count, flag, json, number, oneOf, text } from '../../../src/vocab/block/fields.ts';
import { readJson } from '../../../src/vocab/block/read-json.ts';

const REFUSED = Symbol('refused');

/** What a field makes of an attribute's text. */
const read = <Value>(field: Field<Value>, raw: string): Value | typeof REFUSED => {
  const result = v.safeParse(field.schema, field.kind === 'json' ? readJson(raw).value : field.fromText(raw));
  return result.success ? result.output : REFUSED;
};

/** What a field makes of a typed value, as JSON holds it. */
const take = <Value>(field: Field<Value>, value: unknown): Value | typeof REFUSED => {
  const result = v.safeParse(field.schema, value);
  return result.success ? result.output : REFUSED;
};

const help = 'A sentence.';

describe('flag', () => {
  const off = flag({ help });
  const on = flag({ help, fallback: true });

  it('is off by default, and may be on by default', () => {
    expect(off.fallback).toBe(false);
    expect(on.fallback).toBe(true);
  });

  it.each([
    ['', true],
    ['true', true],
    ['false', false],
  ])('reads %j as %j, whatever its default', (raw, value) => {
    expect(read(off, raw)).toBe(value);
    expect(read(on, raw)).toBe(value);
  });

  it.each(['TRUE', '1', '0', 'yes', 'no', ' true', 'null'])('refuses the text %j', (raw) => {
    expect(read(off, raw)).toBe(REFUSED);
  });

  it.each([['true'], [1], [0], [null], [[]]])('refuses the JSON value %j', (value) => {
    expect(take(off, value)).toBe(REFUSED);
  });
});

describe('oneOf', () => {
  const side = oneOf(['left', 'right'], { help, fallback: 'left' });

  it('takes its words and nothing else', () => {
    expect(read(side, 'right')).toBe('right');
    for (const raw of ['', 'Right', ' right', 'top', 'toString', '__proto__']) expect(read(side, raw)).toBe(REFUSED);
    for (const value of [null, 0, ['left'], { left: 1 }]) expect(take(side, value)).toBe(REFUSED);
  });

  it('names its words to people and to editors', () => {
    expect(side.choices).toEqual(['left', 'right']);
    expect(side.expected).toBe('one of left, right');
  });
});

describe('number', () => {
  const speed = number({ help, fallback: 1, min: 0, max: 10 });

  it.each([
    ['0', 0],
    ['10', 10],
    ['2.5', 2.5],
    [' 3 ', 3],
    ['1e1', 10],
  ])('reads %j as %j', (raw, value) => {
    expect(read(speed, raw)).toBe(value);
    expect(take(speed, raw)).toBe(value);
  });

  it.each(['', '  ', '-1', '10.01', '3px', 'NaN', 'Infinity', '1e999', '1,5', 'null'])('refuses %j', (raw) => {
    expect(read(speed, raw)).toBe(REFUSED);
    expect(take(speed, raw)).toBe(REFUSED);
  });

  it.each([[null], [true], [[]], [[5]], [{}], [NaN], [Infinity]])('refuses the value %j', (value) => {
    expect(take(speed, value)).toBe(REFUSED);
  });

  it('stays finite without a range', () => {
    const free = number({ help, fallback: 0 });
    expect(read(free, '-1e300')).toBe(-1e300);
    for (const raw of ['1e999', '-Infinity', 'NaN']) expect(read(free, raw)).toBe(REFUSED);
  });

  it('says its range to people', () => {
    expect(speed.expected).toBe('a number from 0 to 10');
    expect(number({ help, fallback: 1, min: 1 }).expected).toBe('a number, 1 or more');
    expect(number({ help, fallback: 1 }).expected).toBe('a number');
  });
});

describe('count', () => {
  const columns = count({ help, fallback: 3, min: 1, max: 12 });

  it('takes whole numbers inside its range only', () => {
    expect(read(columns, '12')).toBe(12);
    expect(take(columns, 1)).toBe(1);
    for (const raw of ['0', '13', '2.5', '', 'two']) expect(read(columns, raw)).toBe(REFUSED);
  });

  it('starts at 0 unless told otherwise', () => {
    const free = count({ help, fallback: 0 });
    expect(read(free, '0')).toBe(0);
    expect(read(free, '-1')).toBe(REFUSED);
    expect(read(free, 'Infinity')).toBe(REFUSED);
    expect(free.expected).toBe('a whole number, 0 or more');
  });
});

describe('text', () => {
  it('takes every text as it is, and no other value', () => {
    const title = text({ help });
    expect(title.fallback).toBe('');
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (raw) => void expect(read(title, raw)).toBe(raw)));
    for (const value of [null, 1, true, [], {}]) expect(take(title, value)).toBe(REFUSED);
  });
});

describe('json', () => {
  const items = json({
    help,
    fallback: [],
    expected: 'a list of {text}',
    schema: v.array(v.object({ text: v.string() })),
  });

  it('takes what its schema takes', () => {
    expect(read(items, '[{"text":"a"}]')).toEqual([{ text: 'a' }]);
    expect(take(items, [{ text: 'a' }])).toEqual([{ text: 'a' }]);
  });

  it.each(['', '{', '[1]', 'null', '{"text":"a"}', '[{"text":1}]'])('refuses %j', (raw) => {
    expect(read(items, raw)).toBe(REFUSED);
  });
});

describe('every kind', () => {
  const kinds: Field<unknown>[] = [
    flag({ help }),
    flag({ help, fallback: true }),
    oneOf(['a', 'b'], { help, fallback: 'b' }),
    number({ help, fallback: 0.5, min: -1 }),
    count({ help, fallback: 7 }),
    text({ help, fallback: 'ção "x" <y>' }),
    json({ help, fallback: { a: [1] }, expected: 'an object', schema: v.object({ a: v.array(v.number()) }) }),
  ].map((field) => field as Field<unknown>); // Each writes and reads only its own values here.

  it('reads back what it writes', () => {
    for (const field of kinds) expect(read(field, field.toText(field.fallback) ?? '')).toEqual(field.fallback);
  });

  it('never throws at a text', () => {
    fc.assert(
      fc.property(fc.string(), (raw) => {
        for (const field of kinds) expect(() => read(field, raw)).not.toThrow();
      }),
    );
  });

  it('never throws at a value, and never lets one of another type through', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const field of kinds) {
          const taken = take(field, value);
          if (taken !== REFUSED) expect(typeof taken).toBe(typeof field.fallback);
        }
      }),
    );
  });
});
