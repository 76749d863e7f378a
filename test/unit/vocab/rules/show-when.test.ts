import { describe, expect, it } from 'vitest';
import { hiddenFields, readShowWhen, type ShowWhen } from '../../../../src/vocab/rules/show-when.ts';

const conditions = (all: Readonly<Record<string, object>>): Map<string, ShowWhen> =>
  new Map(
    Object.entries(all).flatMap(([id, raw]) => {
      const condition = readShowWhen(raw);
      return condition ? [[id, condition] as const] : [];
    }),
  );

const hidden = (all: Readonly<Record<string, object>>, values: Readonly<Record<string, string[]>>): string[] =>
  [...hiddenFields(conditions(all), (id) => values[id] ?? [])].sort();

describe('a condition', () => {
  it.each([
    [{ field: 'a', equals: 'x' }, ['x'], true],
    [{ field: 'a', equals: 'x' }, ['y'], false],
    [{ field: 'a', equals: 2 }, ['2'], true],
    [{ field: 'a', anyOf: ['x', 'y'] }, ['z', 'y'], true],
    [{ field: 'a', anyOf: ['x', 'y'] }, [], false],
    [{ field: 'a', not: 'x' }, ['y'], true],
    [{ field: 'a', not: 'x' }, [], true],
    [{ field: 'a', not: ['x', 'y'] }, ['y'], false],
    [{ field: 'a', filled: true }, [' '], false],
    [{ field: 'a', filled: true }, ['.'], true],
    [{ field: 'a', filled: false }, [], true],
  ])('%j of %j is %s', (raw, values, shown) => {
    expect(readShowWhen(raw)?.test(values)).toBe(shown);
  });

  it.each([
    null,
    'a=x',
    [],
    {},
    { field: 'a' },
    { field: '', equals: 'x' },
    { equals: 'x' },
    { field: 'a', filled: 'x' },
  ])('is not %j', (raw) => expect(readShowWhen(raw)).toBeNull());
});

describe('hidden fields', () => {
  it('are those whose condition does not hold, and those that depend on a hidden one', () => {
    const all = { b: { field: 'a', equals: 'x' }, c: { field: 'b', filled: true } };
    expect(hidden(all, { a: ['x'], b: ['1'] })).toEqual([]);
    expect(hidden(all, { a: ['y'], b: ['1'] })).toEqual(['b', 'c']);
    expect(hidden(all, { a: ['x'] })).toEqual(['c']);
  });

  it.each([
    { order: ['b', 'a'], x: 'nao', result: ['a'] },
    { order: ['a', 'b'], x: 'nao', result: ['a'] },
    { order: ['b', 'a'], x: 'sim', result: ['b'] },
    { order: ['a', 'b'], x: 'sim', result: ['b'] },
  ])('are the same in the order $order, with and without the old text of a hidden field, where x is $x', (row) => {
    const all = { a: { field: 'x', equals: 'sim' }, b: { field: 'a', filled: false } };
    const inOrder = Object.fromEntries(row.order.map((id) => [id, Reflect.get(all, id)]));
    expect(hidden(inOrder, { x: [row.x], a: ['antigo'] })).toEqual(row.result);
    if (row.x === 'nao') expect(hidden(inOrder, { x: [row.x] })).toEqual(row.result);
  });

  it('come to an end in a circle', () => {
    const circle = { a: { field: 'b', filled: true }, b: { field: 'a', filled: true } };
    expect(hidden(circle, {})).toEqual(['a', 'b']);
    expect(hidden(circle, { a: ['1'], b: ['1'] })).toEqual([]);
  });
});
