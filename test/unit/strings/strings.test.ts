import { describe, expect, it } from 'vitest';
import { compileMessages } from '../../../build/messages.mjs';
import marquee from '../../../src/strings/pt-BR/marquee.json';
import { Strings } from '../../../src/strings/strings.ts';

/** The messages as the bundle gets them: compiled by the build's own compiler, and run. */
async function compiled<Key extends string>(messages: Record<Key, string>): Promise<Record<Key, string>> {
  const code: string = compileMessages(JSON.stringify(messages), 'pt-BR');
  const module: { default: Record<Key, string> } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  return module.default;
}

describe('a message', () => {
  it('is the Brazilian Portuguese one of its key', () => {
    expect(new Strings().of(marquee)('pauseAnimation')).toBe('Pausar animação');
  });

  it('has its placeholders replaced by the arguments [I18N-610]', async () => {
    const t = new Strings().of(await compiled({ limit: 'Até {val} em {host}', font: '{fontName}: {name} {code} {n}' }));
    expect(t('limit', { val: 0, host: 'exemplo.com' })).toBe('Até 0 em exemplo.com');
    expect(t('font', { fontName: 'Inter', name: 'a', code: 'b', n: 3 })).toBe('Inter: a b 3');
  });

  it('keeps a placeholder without an argument [I18N-610]', async () => {
    const t = new Strings().of(await compiled({ limit: 'Até {val} em {host}' }));
    expect(t('limit', { val: 5 })).toBe('Até 5 em {host}');
    expect(t('limit')).toBe('Até {val} em {host}');
  });
});

describe("the page's own words", () => {
  it('come before the message, before and after it was asked for, with placeholders [I18N-610]', async () => {
    const strings = new Strings();
    const t = strings.of(await compiled({ limit: 'Até {val}', other: 'Outro' }));
    strings.override({ limit: 'No máximo {val}, {strange}' });
    expect(t('limit', { val: 2 })).toBe('No máximo 2, {strange}');
    expect(t('other')).toBe('Outro');
  });

  it('leave out what is no text', () => {
    const strings = new Strings();
    strings.override({ pauseAnimation: 5, resumeAnimation: null });
    expect(strings.of(marquee)('pauseAnimation')).toBe('Pausar animação');
  });

  it('may be empty', () => {
    const strings = new Strings();
    strings.override({ pauseAnimation: '' });
    expect(strings.of(marquee)('pauseAnimation')).toBe('');
  });
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
