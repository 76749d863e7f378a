import * as jsonc from 'jsonc-parser';
import { expect, it, vi } from 'vitest';
import { lint } from '../../../src/lint/lint.ts';

vi.mock('jsonc-parser', async (original) => {
  const actual = await original<typeof jsonc>();
  return { ...actual, parseTree: vi.fn(actual.parseTree) };
});

it('reads JSON with its places once, however many mistakes are in it', () => {
  const fields = JSON.stringify(Array.from({ length: 50 }, () => ({ type: 'text' })));
  const html = `<div data-block="form" data-form-id="a" data-form-fields='${fields}'></div>`;
  expect(lint(html).filter(({ code }) => code === 'VT198')).toHaveLength(50);
  expect(jsonc.parseTree).toHaveBeenCalledOnce();
});
