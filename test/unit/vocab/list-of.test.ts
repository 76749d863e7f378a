import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/vocab/block/field.ts';
import { color, focalPoint, listOf, number, text } from '../../../src/vocab/block/fields.ts';
import { parse } from '../../../src/vocab/block/parse.ts';

const REFUSED = Symbol('refused');
const help = 'A sentence.';

/** What a field makes of a typed value, as JSON holds it. */
const take = <Value>(field: Field<Value>, value: unknown): Value | typeof REFUSED => {
  const result = v.safeParse(field.schema, value);
  return result.success ? result.output : REFUSED;
};
/** What a field makes of an attribute's text. */
const read = <Value>(field: Field<Value>, raw: string): Value | typeof REFUSED => take(field, field.fromText(raw));

describe('listOf', () => {
  const words = listOf(text({ help }), { help });
  const sizes = listOf(number({ help, fallback: 0, min: 0 }), { help, fallback: [1] });
  const colors = listOf(color({ help }), { help });
  const points = listOf(focalPoint({ help }), { help });
  const from = (fields: Record<string, Field<unknown>>, raw: string, typed?: unknown) =>
    parse(fields, {
      attribute: (name) => (typed === undefined && name === 'data-list' ? raw : null),
      values: typed === undefined ? undefined : { list: typed },
    });

  it('reads commas and JSON', () => {
    expect(read(words, 'a, b ,c')).toEqual(['a', 'b', 'c']);
    expect(read(words, '["a, b", "c"]')).toEqual(['a, b', 'c']);
    expect(read(words, ' ')).toEqual([]);
    expect(read(colors, 'red, rgb(1, 2, 3), var(--a)')).toEqual(['red', 'rgb(1, 2, 3)', 'var(--a)']);
    expect(read(points, '["0,1", {"x": 1, "y": 0}]')).toEqual([
      { x: 0, y: 1 },
      { x: 1, y: 0 },
    ]);
    expect(read(points, '0.5,0.5')).toBe(REFUSED);
    expect(read(words, 'a,'.repeat(1_000))).toBe(REFUSED);
  });

  it('leaves a wrong entry out, tells it, and keeps the rest', () => {
    const { data, problems } = from({ list: sizes }, '1, wide, 3');
    expect(data.list).toEqual([1, 3]);
    expect(problems).toEqual([
      { where: 'data-list[1]', read: 'wide', expected: 'a number, 0 or more', used: 'the rest' },
    ]);
    expect(from({ list: sizes }, '', [1, -1, '2']).data.list).toEqual([1, 2]);
  });

  it('takes its default where there is no list at all', () => {
    const { data, problems } = from({ list: sizes }, '', { a: 1 });
    expect(data.list).toEqual([1]);
    expect(problems).toMatchObject([{ where: 'markup.list', expected: sizes.expected, used: '[1]' }]);
    expect(from({ list: points }, '[{').problems).toHaveLength(1);
  });

  it('writes what it reads', () => {
    const pieces = fc.array(fc.oneof(fc.string(), fc.constantFrom('a,b', '[a', ' a ', '(', ')', '')));
    fc.assert(fc.property(pieces, (list) => void expect(read(words, words.toText(list) ?? '')).toEqual(list)));
  });
});
