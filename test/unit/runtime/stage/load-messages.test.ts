import { describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../../../src/runtime/stage/load-messages.ts';
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
    await loadMessages(asking, { messages: words });
    expect(asking.messages.formSubmit).toBe(word);
    expect(words, 'nothing is fetched for Portuguese').toHaveBeenCalledTimes(word ? 1 : 0);
  });

  it('join those that other chunks brought', async () => {
    const asking = page('en');
    await loadMessages(asking, { messages: async () => ({ default: { formSubmit: 'Send' } }) });
    await loadMessages(asking, { messages: async () => ({ default: { dialogClear: 'Clear' } }) });
    expect(asking.messages).toEqual({ formSubmit: 'Send', dialogClear: 'Clear' });
  });

  it('are none for a chunk that says nothing', async () => {
    const asking = page('en');
    await loadMessages(asking, {});
    expect(asking.messages).toEqual({});
  });

  it('stay Portuguese where they do not come, and that is said', async () => {
    expectConsole(/VT022 language en-GB: Error: offline/);
    const asking = page('en-GB');
    await loadMessages(asking, { messages: () => Promise.reject(new Error('offline')) });
    expect(asking.messages).toEqual({});
    expect(asking.log.messages.map(({ code }) => code)).toEqual(['VT022']);
  });
});
