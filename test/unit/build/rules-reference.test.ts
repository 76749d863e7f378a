import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES, rulesOf, rulesReference } from '../../../build/reference/rules-reference.mjs';

const files = RULES.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`),
);
const FUNCTION = /^export (?:async )?(?:function (\w+)|const (\w+) = (?:<[^(]*>)?\()/gm;

/** Where a rule comes from: a requirement, a decision, a threat, or this project itself. */
const ORIGIN = /\b(?:[A-Z0-9]+-\d{3}|[DT]-\d{2})\b|\bthe project['’]s\b|\bthis project['’]s\b/;

describe('the reference of the rules', () => {
  it.each(files)('says how each function of %s is called, what it does and where it comes from', (file) => {
    const text = readFileSync(file, 'utf8');
    const exported = [...text.matchAll(FUNCTION)].map(([, name, constant]) => name ?? constant);
    const found = rulesOf(text);
    expect(found.map(({ name }) => name)).toEqual(exported);
    for (const { words, signature } of found) {
      expect(words, signature).not.toBe('');
      expect(words, signature).toMatch(ORIGIN);
      expect(signature.length).toBeLessThan(300);
    }
  });

  it('reads a function, a constant, and neither', () => {
    expect(
      rulesOf(`/** Doubles. */
export function double(
  value: number,
): number {
  return value * 2;
}

/** Half of it. */
export const half = ({ value }: { value: number }): number => value / 2;

/** A table. */
export const TABLE = { a: 1 };
`),
    ).toEqual([
      { name: 'double', signature: 'double(value: number): number', words: 'Doubles.' },
      { name: 'half', signature: 'half({ value }: { value: number }): number', words: 'Half of it.' },
    ]);
  });

  it('is one page', async () => {
    const page = await rulesReference();
    expect(page).toContain('# Rules\n');
    expect(page.match(/^## /gm)?.length).toBeGreaterThan(40);
  });
});
