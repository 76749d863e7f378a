import { describe, expect, it } from 'vitest';
import { codeRange } from '../../../../src/vocab/codes/code-range.ts';
import { codes } from '../../../../src/vocab/codes/codes.ts';
import { constants } from '../../../../src/vocab/codes/constants.ts';
import { words } from '../../../../src/vocab/codes/words.ts';

describe('codes', () => {
  const table = codes({ wide: 3, broad: 3, narrow: 1, none: null, some: [7, 9] });

  it('reads names and codes both ways, and gives nothing for what it does not know [VOCAB-643]', () => {
    const name: string = 'narrow';
    const code: number = 1;
    expect([table.codeOf('narrow'), table.codeOf(name), table.nameOf(1), table.nameOf(code)]).toEqual([
      1,
      1,
      'narrow',
      'narrow',
    ]);
    for (const strange of ['', 'Narrow', 'constructor', '__proto__', 'hasOwnProperty', '1'])
      expect(table.codeOf(strange)).toBeNull();
    for (const strange of [0, 2, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY] as number[])
      expect(table.nameOf(strange)).toBeNull();
    expect([table.codeOf(null), table.nameOf(null)]).toEqual([null, null]);
  });

  it('takes nothing for a code or a name that only looks like one', () => {
    expect([undefined, '1', {}, [1], true].map((value) => Reflect.apply(table.nameOf, null, [value]))).toEqual(
      Array(5).fill(null),
    );
    const strange = [undefined, 1, {}, Symbol.iterator, ['narrow'], Object.create(null), { toString: () => 'narrow' }];
    expect(strange.map((value) => Reflect.apply(table.codeOf, null, [value]))).toEqual(strange.map(() => null));
  });

  it('reads a code that names share back as the first of them', () => {
    expect([table.codeOf('wide'), table.codeOf('broad'), table.nameOf(3)]).toEqual([3, 3, 'wide']);
  });

  it('gives a name without a code none, and several codes of one name that name', () => {
    expect([table.codeOf('none'), table.codeOf('some'), table.nameOf(7), table.nameOf(9)]).toEqual([
      null,
      [7, 9],
      'some',
      'some',
    ]);
  });

  it('lists names and entries in the order it was given, and cannot be changed', () => {
    expect(table.names).toEqual(['wide', 'broad', 'narrow', 'none', 'some']);
    expect(table.entries.slice(2)).toEqual([
      ['narrow', 1],
      ['none', null],
      ['some', [7, 9]],
    ]);
    const parts = [table, table.names, table.entries, ...table.entries, table.codeOf('some')];
    expect(parts.every(Object.isFrozen)).toBe(true);
  });
});

describe('words', () => {
  const list = words(['one', 'Two']);

  it('knows its words, spelt exactly so', () => {
    expect(['one', 'Two', 'two', ' one', '', null, 1, ['one']].filter(list.has)).toEqual(['one', 'Two']);
    expect(list.words).toEqual(['one', 'Two']);
  });

  it('cannot be changed', () => {
    expect([list, list.words].every(Object.isFrozen)).toBe(true);
  });
});

describe('a range of codes', () => {
  const range = codeRange(1, 20, [100]);

  it('has both ends and the numbers beside it, and whole numbers only', () => {
    expect([0, 1, 1.5, 20, 21, 99, 100, 101, -1, Number.NaN, Number.POSITIVE_INFINITY, null].filter(range.has)).toEqual(
      [1, 20, 100],
    );
  });

  it('gives no name to any of them, and cannot be changed', () => {
    expect(Object.keys(range).sort()).toEqual(['also', 'has', 'max', 'min']);
    expect([range, range.also].every(Object.isFrozen)).toBe(true);
  });
});

it('constants are frozen through and through', () => {
  const table = constants({ a: 1, b: { c: [1, { d: null }] } });
  expect(table).toEqual({ a: 1, b: { c: [1, { d: null }] } });
  expect([table, table.b, table.b.c, table.b.c[1]].every(Object.isFrozen)).toBe(true);
});
