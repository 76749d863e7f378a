import { describe, expect, it, vi } from 'vitest';
import { loadWords } from '../../../../src/runtime/blocks/words.ts';
import { fakePage } from '../../../fake-page.ts';
import { expectConsole } from '../../expect-console.ts';

const page = (language: string) => fakePage({}, { language });
const tables = { en: { formSubmit: 'Send' }, es: { formSubmit: 'Enviar' } };

describe('the words of a chunk', () => {
  it.each([
    ['en', 'Send'],
    ['EN-us', 'Send'],
    ['en_US', 'Send'],
    ['es-419', 'Enviar'],
    ['eng', undefined],
    ['fr', undefined],
    ['pt-BR', undefined],
    ['', undefined],
  ])('on a page in %j are those of its language, else Portuguese', async (language, word) => {
    const asking = page(language);
    const words = vi.fn(async (asked: 'en' | 'es') => ({ default: tables[asked] }));
    await loadWords(asking, { words });
    expect(asking.messages.formSubmit).toBe(word);
    expect(words, 'nothing is fetched for Portuguese').toHaveBeenCalledTimes(word ? 1 : 0);
  });

  it('join those that other chunks brought', async () => {
    const asking = page('en');
    await loadWords(asking, { words: async () => ({ default: { formSubmit: 'Send' } }) });
    await loadWords(asking, { words: async () => ({ default: { dialogClear: 'Clear' } }) });
    expect(asking.messages).toEqual({ formSubmit: 'Send', dialogClear: 'Clear' });
  });

  it('are none for a chunk that says nothing', async () => {
    const asking = page('en');
    await loadWords(asking, {});
    expect(asking.messages).toEqual({});
  });

  it('stay Portuguese where they do not come, and that is said', async () => {
    expectConsole(/VT022 language en-GB: Error: offline/);
    const asking = page('en-GB');
    await loadWords(asking, { words: () => Promise.reject(new Error('offline')) });
    expect(asking.messages).toEqual({});
    expect(asking.report.messages.map(({ code }) => code)).toEqual(['VT022']);
  });
});
