import { describe, expect, it } from 'vitest';
import { lintReference } from '../../../build/reference/lint-reference.mjs';
import { type LintCode, lint, rules } from '../../../src/lint/lint.ts';
import { attributeCases } from './cases/attribute-cases.ts';
import { blockCases } from './cases/block-cases.ts';
import type { Case } from './cases/case.ts';
import { dataCases } from './cases/data-cases.ts';
import { pageCases } from './cases/page-cases.ts';
import { priceCases } from './cases/price-cases.ts';

const CASES: Readonly<Record<LintCode, Case>> = {
  ...dataCases,
  ...attributeCases,
  ...pageCases,
  ...priceCases,
  ...blockCases,
};

const codesIn = (html: string): string[] => lint(html).map(({ code }) => code);

describe('every rule', () => {
  it('has a case', () => {
    expect(Object.keys(CASES).sort()).toEqual(Object.keys(rules).sort());
  });

  it.each(Object.entries(CASES))('%s tells the mistake, and only where it is made', (code, { wrong, right }) => {
    for (const html of wrong) expect(codesIn(html), html).toContain(code);
    for (const html of right) expect(codesIn(html), html).toEqual([]);
  });

  it.each(Object.entries(CASES))('%s says where, in the severity of its rule', (code, { wrong: [html = ''] }) => {
    const { severity, line, column, message } = lint(html).find((one) => one.code === code) ?? {};
    expect(severity).toBe(rules[code as LintCode].severity);
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(message).toBeTruthy();
  });

  it('says in whole sentences what is wrong, why, and how to fix it', () => {
    for (const [code, { title, why, fix }] of Object.entries(rules))
      for (const words of [title, why, fix])
        expect(words, code).toMatch(/^[A-ZÀ-Ý].*[.>]$|^[a-z][\w-]* .*\.$|^Write /s);
  });

  it('has its row in the reference', () => {
    const reference = lintReference(rules);
    for (const code of Object.keys(rules)) expect(reference).toContain(`| ${code} | `);
    expect(reference).not.toMatch(/<html|<script/);
  });
});
