// Mistakes in markup of shop, page and media: each is found with its place and a remedy, and its right form is none.
import { describe, expect, it } from 'vitest';
import { lint } from '../../../src/lint/lint.ts';
import { mediaMistakes } from './cases/media-mistakes.ts';
import { pageMistakes } from './cases/page-mistakes.ts';
import { shopMistakes } from './cases/shop-mistakes.ts';

const ALL = [...shopMistakes, ...pageMistakes, ...mediaMistakes];

describe('mistakes in markup of shop, page and media', () => {
  it('are more than thirty, each with a name of its own', () => {
    expect(ALL.length).toBeGreaterThan(30);
    expect(new Set(ALL.map(({ what }) => what)).size).toBe(ALL.length);
  });

  it.each(ALL)('$what: found with its place and what to write', ({ wrong, code, remedy }) => {
    const html = wrong.replace('‸', '');
    const before = wrong.slice(0, wrong.indexOf('‸'));
    const line = before.split('\n').length;
    const column = before.length - before.lastIndexOf('\n');
    const found = lint(html).find((one) => one.code === code);
    expect(lint(html).map(({ message }) => message)).toHaveLength(1);
    expect(found).toMatchObject({ line, column });
    if (typeof remedy === 'string') expect(found?.nearest).toBe(remedy);
    else expect(found?.message).toMatch(remedy);
  });

  it.each(ALL)('$what: written right it is none', ({ right }) => {
    expect(lint(right).map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  });
});
