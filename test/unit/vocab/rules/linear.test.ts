import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, textOf } from './any-text.ts';
import { hostileTexts, PIECES } from './hostile-texts.ts';
import { PREFIXES, WITH_ARGUMENTS } from './text-rules.ts';

/** The bound: so many characters in at most so many milliseconds. */
const LENGTH = 100_000;
const MS = 50;

type Rule = (text: string) => unknown;

const common = [...hostileTexts([''], LENGTH)];

/** In ms: by the clock or by the processor, whichever is less, since the machine has other work too. */
function took(rule: Rule, text: string): number {
  const processor = process.cpuUsage();
  const started = performance.now();
  rule(text);
  const clock = performance.now() - started;
  const { user, system } = process.cpuUsage(processor);
  return Math.min(clock, (user + system) / 1000);
}

/** The first text that takes too long, three times in a row. */
function tooLong(rule: Rule, some: Iterable<string>): string | null {
  for (const text of some)
    if (took(rule, text) > MS && took(rule, text) > MS && took(rule, text) > MS)
      return `${JSON.stringify(text.slice(0, 40))}… ${JSON.stringify(text.slice(-4))}`;
  return null;
}

const ROOT = 'src/vocab/rules';
const SIGNATURE = /^export (?:const (\w+) = |function (\w+))\(([^)]*)\)/gm;
const TEXT = /\??: (?:\w+ \| )?(?:string|unknown)\b/;

/** The rules that take a text, or anything at all, by what their files say. */
const found = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(SIGNATURE)].map(([, constant, declared, list = '']) => {
      const parameters = list.split(/,\s*(?=\w+\??:)/);
      return {
        file,
        name: constant ?? declared ?? '',
        reads: parameters.some((one) => TEXT.test(one)),
        /** Whether a text alone is enough to call it. */
        alone: TEXT.test(parameters[0] ?? '') && parameters.slice(1).every((one) => /\?:|=/.test(one) || !one.trim()),
      };
    }),
  )
  .filter(({ reads }) => reads);

async function ruleIn({ file, name }: (typeof found)[number]): Promise<readonly [string, Rule]> {
  const rules: Readonly<Record<string, unknown>> = await import(resolve(ROOT, file));
  // It is one, by its signature.
  return [name, rules[name] as Rule];
}

const alone = found.filter(({ name }) => !Object.hasOwn(WITH_ARGUMENTS, name));
const rules = [...(await Promise.all(alone.map(ruleIn))), ...Object.entries(WITH_ARGUMENTS)];

// A loaded machine needs its time.
describe('every rule that reads a text', () => {
  it('is tried here; one that needs more than the text says in text-rules.ts what', () => {
    expect(found.length).toBeGreaterThan(20);
    expect(alone.filter((one) => !one.alone).map(({ name }) => name)).toEqual([]);
    const names = new Set(rules.map(([name]) => name));
    expect(Object.keys(PREFIXES).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(rules)('%s takes at most 50 ms for 100,000 characters', (name, rule) => {
    expect(tooLong(rule, common)).toBeNull();
    expect(tooLong(rule, hostileTexts(PREFIXES[name] ?? [], LENGTH))).toBeNull();
  });

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
    const trimmed = (text: string): boolean => /\s+$/.test(text);
    const some = [...hostileTexts([''], 15_000, ['a', ' '])];
    expect(tooLong(trimmed, some)).toMatch(/^" .*u0001"$/);
    expect(tooLong((text) => text.trim(), some)).toBeNull();
  });
});
