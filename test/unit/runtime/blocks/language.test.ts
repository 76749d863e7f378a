import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

it.each([
  ['en', 'Send'],
  ['EN-us', 'Send'],
  ['en_US', 'Send'],
  ['es-419', 'Enviar'],
  ['eng', undefined],
  ['fr', undefined],
  ['', undefined],
])('a page in %j has the words of its language, else Portuguese', async (language, word) => {
  const { loadLanguage, languageTable } = await import('../../../../src/runtime/blocks/language.ts');
  await loadLanguage(language, () => {});
  const submit: unknown = languageTable()?.formSubmit;
  expect(typeof submit === 'function' ? submit({}) : submit).toBe(word);
});
