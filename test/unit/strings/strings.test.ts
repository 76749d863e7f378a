import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileMessages } from '../../../build/messages.mjs';
import en from '../../../src/strings/en.ts';
import es from '../../../src/strings/es.ts';
import marquee from '../../../src/strings/pt-BR/marquee.json';
import { translator } from '../../../src/strings/translate.ts';

/** The messages as the bundle gets them: compiled by the build's own compiler, and run. */
async function compiled<Key extends string>(messages: Record<Key, string>): Promise<Record<Key, string>> {
  const code: string = compileMessages(JSON.stringify(messages), 'pt-BR');
  const module: { default: Record<Key, string> } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  return module.default;
}

const none = new Map<string, string>();

describe('a message', () => {
  it('is the Brazilian Portuguese one of its key', () => {
    expect(translator(marquee, none, null)('pauseAnimation')).toBe('Pausar animação');
  });

  it('has its placeholders replaced by the arguments [I18N-610]', async () => {
    const t = translator(
      await compiled({ limit: 'Até {val} em {host}', font: '{fontName}: {name} {code} {n}' }),
      none,
      null,
    );
    expect(t('limit', { val: 0, host: 'exemplo.com' })).toBe('Até 0 em exemplo.com');
    expect(t('font', { fontName: 'Inter', name: 'a', code: 'b', n: 3 })).toBe('Inter: a b 3');
  });

  it('keeps a placeholder without an argument [I18N-610]', async () => {
    const t = translator(await compiled({ limit: 'Até {val} em {host}' }), none, null);
    expect(t('limit', { val: 5 })).toBe('Até 5 em {host}');
    expect(t('limit')).toBe('Até {val} em {host}');
  });
});

describe("the page's own words", () => {
  it('come before the message, before and after it was asked for, with placeholders [I18N-610]', async () => {
    const words = new Map<string, string>();
    const t = translator(await compiled({ limit: 'Até {val}', other: 'Outro' }), words, null);
    words.set('limit', 'No máximo {val}, {strange}');
    expect(t('limit', { val: 2 })).toBe('No máximo 2, {strange}');
    expect(t('other')).toBe('Outro');
  });

  it('may be empty, and come before another language', () => {
    const words = new Map([['pauseAnimation', '']]);
    expect(translator(marquee, words, { pauseAnimation: 'Pause' })('pauseAnimation')).toBe('');
  });
});

describe('another language', () => {
  const folder = (language: string): Record<string, Record<string, string>> =>
    Object.fromEntries(
      readdirSync(`src/strings/${language}`).map((file) => [
        file,
        JSON.parse(readFileSync(`src/strings/${language}/${file}`, 'utf8')),
      ]),
    );
  const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name).sort();
  const portuguese = Object.assign({}, ...Object.values(folder('pt-BR'))) as Record<string, string>;

  it('comes before Portuguese, key by key', () => {
    const t = translator(marquee, none, { pauseAnimation: 'Pause' });
    expect([t('pauseAnimation'), t('resumeAnimation')]).toEqual(['Pause', 'Retomar animação']);
  });

  it('is one flat table: no key stands in two files', () => {
    const keys = Object.values(folder('pt-BR')).flatMap(Object.keys);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it.each(['en', 'es'])(
    '%s has every key of Portuguese, with the same placeholders, in the file its table reads',
    async (language) => {
      const files = folder(language);
      const words = Object.assign({}, ...Object.values(files)) as Record<string, string>;
      expect(Object.keys(words).sort()).toEqual(Object.keys(portuguese).sort());
      for (const [key, text] of Object.entries(words))
        expect(placeholders(text), key).toEqual(placeholders(portuguese[key] ?? ''));
      const table = language === 'en' ? en : es;
      // The panel of developer mode brings its own words; no visitor pays for them.
      const forVisitors = Object.entries(files).filter(([file]) => file !== 'diagnosis.json');
      const keys = forVisitors.flatMap(([, own]) => Object.keys(own));
      expect(Object.keys(table).sort()).toEqual(keys.sort());
    },
  );
});

describe('the build', () => {
  const plural = (keys: string) => JSON.stringify({ n: `{n, plural, ${keys}}` });

  it.each(['en', 'pt-BR'])('rejects a plural key that %s does not have [I18N-607]', (locale) => {
    for (const key of ['few', 'two', 'zero', 'ones'])
      expect(() => compileMessages(plural(`one {um} ${key} {x} other {#}`), locale), key).toThrow();
  });

  it.each(['en', 'pt-BR'])('takes the keys that %s has, and exact values [I18N-607]', (locale) => {
    expect(compileMessages(plural('=0 {nada} =1 {só um} one {um} other {#}'), locale)).toContain('nada');
  });

  it('takes "few" where the locale has it [I18N-607]', () => {
    expect(compileMessages(plural('one {a} few {b} many {c} other {d}'), 'pl')).toContain('few');
  });

  it('rejects a message that does not parse', () => {
    expect(() => compileMessages('{"n":"{n"}', 'pt-BR')).toThrow();
  });
});
