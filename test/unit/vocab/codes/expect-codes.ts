import { expect } from 'vitest';
import type { Words } from '../../../../src/vocab/codes/words.ts';

/** A table of whatever enumeration: it is asked for what no type would let through. */
interface Table {
  readonly names: readonly string[];
  readonly codeOf: unknown;
  readonly nameOf: unknown;
}

const LAST = 400;

/** The words of a text that is easier to read than a list of them. */
const wordsIn = (text: string): string[] => text.match(/\S+/g) ?? [];

/**
 * Expects a table to have exactly these codes, each with its names; read back, a code gives the first.
 *
 * @param listed as `1 first, 2 second another`: each code with its names
 * @param uncoded the names that have no code
 */
export function expectCodes(table: Table, listed: string, uncoded = ''): void {
  const rows = listed
    .split(',')
    .filter(Boolean)
    .map((row) => {
      const [code, ...names] = wordsIn(row);
      return [Number(code), ...names] as [number, ...string[]];
    });
  const withoutCode = wordsIn(uncoded);
  const codeOf = (name: string | null): unknown => Reflect.apply(table.codeOf as () => unknown, null, [name]);
  const nameOf = (code: number | null): unknown => Reflect.apply(table.nameOf as () => unknown, null, [code]);
  for (const [code, ...names] of rows) {
    expect([code, nameOf(code)]).toEqual([code, names[0]]);
    for (const name of names) expect([name, codeOf(name)]).toEqual([name, code]);
  }
  for (const name of withoutCode) expect([name, codeOf(name)]).toEqual([name, null]);
  expect([...table.names].sort()).toEqual([...rows.flatMap(([, ...names]) => names), ...withoutCode].sort());
  const known = rows.map(([code]) => code).filter((code) => code <= LAST);
  const named = Array.from({ length: LAST + 2 }, (_, index) => index - 1).filter((code) => nameOf(code) !== null);
  expect(named).toEqual([...new Set(known)].sort((a, b) => a - b));
  for (const code of [1.5, -2, 1e9, Number.NaN, Number.POSITIVE_INFINITY, null]) expect(nameOf(code)).toBeNull();
  for (const name of ['', 'unheard of', 'constructor', '__proto__', 'toString', '1', null])
    expect(codeOf(name)).toBeNull();
}

/** Expects a list to have exactly the words of a text, and to take no other. */
export function expectWords(list: Words<string>, text: string): void {
  const words = wordsIn(text);
  expect(list.words).toEqual(words);
  expect(words.every((word) => list.has(word))).toBe(true);
  const strange = ['', ' ', 'unheard of', 'constructor', 0, 1, null, undefined, {}, [words[0]], ` ${words[0]}`];
  expect(strange.filter((value) => list.has(value))).toEqual([]);
  const otherCase = words.flatMap((word) => [word.toUpperCase(), word.toLowerCase()]);
  expect(otherCase.filter((word) => list.has(word))).toEqual(
    otherCase.filter((word) => words.some((known) => known === word)),
  );
}
