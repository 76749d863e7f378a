import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../../build/reference/rules-reference.mjs';
import { anyText, textOf } from './any-text.ts';
import { hostileTexts, PIECES } from './hostile-texts.ts';
import { WITHOUT_TEXT } from './rules-without-text.ts';
import { PREFIXES, WITH_ARGUMENTS } from './text-rules.ts';
import { LENGTH, tooLong } from './time-taken.ts';

type Rule = (text: string) => unknown;

const common = [...hostileTexts([''], LENGTH)];

const SIGNATURE = /^export (?:const (\w+) = |function (\w+))\(([^)]*)\)/gm;
const TEXT = /\??: (?:\w+ \| )?(?:string|unknown)\b/;

/** The functions of a file whose signature says that a text, or anything at all, is enough to call them. */
function takingText(file: string): ReadonlySet<string> {
  const signatures = readFileSync(file, 'utf8').matchAll(SIGNATURE);
  return new Set(
    [...signatures].flatMap(([, constant, declared, list = '']) => {
      const [first = '', ...rest] = list.split(/,\s*(?=\w+\??:)/);
      const alone = TEXT.test(first) && rest.every((one) => /\?:|=/.test(one) || !one.trim());
      return alone ? [constant ?? declared ?? ''] : [];
    }),
  );
}

/** Every function that the files export: how it is tried, null where it is not. */
async function rulesOf(file: string): Promise<(readonly [string, Rule | null])[]> {
  const exported: Readonly<Record<string, unknown>> = await import(resolve(file));
  const taking = takingText(file);
  return Object.entries(exported).flatMap(([name, value]) => {
    if (typeof value !== 'function') return [];
    const alone = taking.has(name) ? (text: string): unknown => value(text) : null;
    return [[name, Object.hasOwn(WITH_ARGUMENTS, name) ? (WITH_ARGUMENTS[name] ?? null) : alone] as const];
  });
}

const files = RULES.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && basename(file) !== 'index.ts')
    .map((file) => join(folder, file)),
);
const all = (await Promise.all(files.map(rulesOf))).flat();
const rules = all.filter((one): one is readonly [string, Rule] => one[1] !== null);
const untried = all.filter(([, rule]) => rule === null).map(([name]) => name);

// A loaded machine needs its time.
describe('every rule that reads a text', () => {
  it('is tried here, and every other one is named in rules-without-text.ts with the reason', () => {
    expect(all.length).toBeGreaterThan(150);
    expect(untried.toSorted()).toEqual(Object.values(WITHOUT_TEXT).flat().toSorted());
    const names = new Set(rules.map(([name]) => name));
    expect([...Object.keys(PREFIXES), ...Object.keys(WITH_ARGUMENTS)].filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(rules)(
    '%s takes at most 50 ms for 100,000 characters, or on a slow machine no more than in proportion',
    { tags: ['long'] },
    (name, rule) => {
      expect(tooLong(rule, common)).toBeNull();
      expect(tooLong(rule, hostileTexts(PREFIXES[name] ?? [], LENGTH))).toBeNull();
    },
  );

  it.each(rules)('%s throws for no text', (name, rule) => {
    const start = fc.constantFrom('', ...(PREFIXES[name] ?? []));
    const rest = fc.oneof(anyText, textOf(...PIECES));
    fc.assert(
      fc.property(start, rest, (before, behind) => {
        rule(before + behind);
      }),
    );
  });

  it('would be caught if its time grew with the square: a part of the length is enough for that', () => {
    // Counted, so that it is the same on every machine: what `/\s+$/` has to look at, each space before another character once for each space before it.
    let steps = 0;
    const trimmed = (text: string): void => {
      const spaces = text.split(/\S/).slice(0, -1);
      steps += spaces.reduce((sum, { length }) => sum + length ** 2, 0);
    };
    const once = ({ length }: string): void => {
      steps += 1_000 * length;
    };
    const counted: Parameters<typeof tooLong>[2] = (rule, text) => {
      steps = 0;
      rule(text);
      return steps / 100_000;
    };
    const some = [...hostileTexts([''], 15_000, ['a', ' '])];
    expect(tooLong(trimmed, some, counted)).toMatch(/^" .*u0001"$/);
    expect(tooLong(once, some, counted)).toBeNull();
  });
});
