import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileMessages } from '../../../build/bundler/messages.mjs';
import { catalogue } from '../../../src/strings/catalogue.ts';
import en from '../../../src/strings/en.ts';
import es from '../../../src/strings/es.ts';
import diagnosis from '../../../src/strings/pt-BR/diagnosis.json';
import marquee from '../../../src/strings/pt-BR/marquee.json';
import type { Message } from '../../../src/strings/say-message.ts';
import { translator } from '../../../src/strings/translate.ts';

/** The messages as the bundle gets them: compiled by the build's own compiler, and run. */
async function compiled<Key extends string>(messages: Record<Key, string>): Promise<Record<Key, string>> {
  const code: string = compileMessages(JSON.stringify(messages), 'pt-BR');
  const module: { default: Record<Key, string> } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  return module.default;
}

/** Chunks that bring every language: the panel of developer mode, and the consent service with its one word. */
const OWN_LANGUAGES = ['diagnosis', 'consent'];

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

  it('keeps it in a plural too, and where a value is nothing or no number: nobody reads NaN or undefined [I18N-610]', async () => {
    const t = translator(diagnosis, none, null);
    const total = (args?: object): string => t('diagnosisTotalSizes', { ...args });
    for (const nothing of [undefined, null, Number.NaN])
      expect(total({ files: nothing, wire: nothing })).toBe(
        '{files} arquivos, {wire} transferidos, {size} descompactados',
      );
    expect(total({ files: 1, wire: 1000 })).toBe('1 arquivo, 1000 transferidos, {size} descompactados');
    expect(total({ files: 1000, size: 'dois' })).toBe('1.000 arquivos, {wire} transferidos, dois descompactados');
    expect(total({ files: 'dois' })).toBe('dois arquivos, {wire} transferidos, {size} descompactados');
    const sole = translator(await compiled({ sole: '{n}' }), none, null);
    expect([sole('sole'), sole('sole', { n: 3 })]).toEqual(['{n}', '3']);
    const own = translator(diagnosis, new Map([['diagnosisOpen', '{n} {m} {toString}']]), null);
    expect(own('diagnosisOpen', { n: undefined, m: Number.NaN })).toBe('{n} {m} {toString}');
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
  /** One that names no value is compiled to its text. */
  type Messages = Readonly<Record<string, Message | string>>;

  /** The files of a language, as the build compiles them. */
  const folder = async (language: string): Promise<ReadonlyMap<string, Messages>> =>
    new Map(
      await Promise.all(
        readdirSync(`src/strings/${language}`).map(async (file): Promise<[string, Messages]> => {
          const name = file.replace(/\.json$/, '');
          const module: { default: Messages } = await import(`../../../src/strings/${language}/${name}.json`);
          return [name, module.default];
        }),
      ),
    );
  const flat = (files: ReadonlyMap<string, Messages>): Messages => Object.assign({}, ...files.values());
  const keysOf = (messages: object): string[] => Object.keys(messages).sort();

  /** The names of values that a message reads, whichever of its plurals comes up. */
  const namesIn = (message: Message | string | undefined): string[] => {
    const names = new Set<string>();
    if (typeof message !== 'function') return [];
    for (const n of [0, 1, 2, 1_000_000])
      message(
        new Proxy(
          {},
          {
            get(_, name) {
              names.add(String(name));
              return n;
            },
          },
        ),
      );
    return [...names].sort();
  };

  it('comes before Portuguese, key by key', () => {
    const t = translator(marquee, none, { pauseAnimation: 'Pause' });
    expect([t('pauseAnimation'), t('resumeAnimation')]).toEqual(['Pause', 'Retomar animação']);
  });

  it('is one flat table: no key stands in two files', async () => {
    const keys = [...(await folder('pt-BR')).values()].flatMap(Object.keys);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it.each(['en', 'es'])('%s has every key of Portuguese, naming the same values', async (language) => {
    const portuguese = flat(await folder('pt-BR'));
    const words = flat(await folder(language));
    expect(keysOf(words)).toEqual(keysOf(portuguese));
    for (const [key, message] of Object.entries(words)) expect(namesIn(message), key).toEqual(namesIn(portuguese[key]));
  });

  it.each([
    ['en', en],
    ['es', es],
  ] as const)(
    '%s is wholly within reach: each file in the table of pages, or in the catalogue',
    async (language, table) => {
      const files = await folder(language);
      const within = (messages: object, all: object): boolean =>
        Object.keys(messages).every((key) => Object.hasOwn(all, key));
      for (const [file, messages] of files)
        expect(
          within(messages, table) || within(messages, catalogue[language]) || OWN_LANGUAGES.includes(file),
          file,
        ).toBe(true);
      expect(within(table, flat(files)) && within(catalogue[language], flat(files))).toBe(true);
    },
  );

  it.each([en, es])('does not bring the words of editors to pages', (table) => {
    expect(Object.keys(table).filter((key) => /^(editor|problem)/.test(key))).toEqual([]);
  });

  it('of Spain and America speaks to visitors as usted, and counts in digits', async () => {
    const said = Object.entries(flat(await folder('es'))).map(
      ([key, message]) => `${key}: ${typeof message === 'function' ? message({}) : message}`,
    );
    const tu =
      /(?<!\p{L})(?:t[uú]|tus|te|ti|contigo|tuy[oa]s?|crea|cuéntanos|sigues|tienes|puedes|quieres|ves)(?!\p{L})/iu;
    expect(said.filter((text) => tu.test(text))).toEqual([]);
    expect(said.filter((text) => /cifras/.test(text))).toEqual([]);
    expect(said).toContain('signUpTitle: Cree su cuenta');
    expect(said).toContain('formInvalidZip: El código postal de EE. UU. (ZIP) tiene 5 dígitos.');
    expect(said).toContain('problemZip: El código postal de EE. UU. (ZIP) tiene 5 dígitos.');
  });

  it('has a catalogue of the same keys in all three', () => {
    expect(keysOf(catalogue.en)).toEqual(keysOf(catalogue['pt-BR']));
    expect(keysOf(catalogue.es)).toEqual(keysOf(catalogue['pt-BR']));
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

  it('rejects a choice that has no "other", by the key of its message', () => {
    expect(() => compileMessages(plural('one {um}'), 'pt-BR')).toThrow(/^pt-BR, n: .*noOther/);
  });

  it('compiles a message that names no value to its text, and any other to a function', async () => {
    const { plain, named } = await compiled({ plain: 'Diga: "\'{oi}\'".', named: 'Olá, {name}' });
    expect(plain).toBe('Diga: "{oi}".');
    expect(named).toBeTypeOf('function');
  });

  it('rejects a message that does not parse', () => {
    expect(() => compileMessages('{"n":"{n"}', 'pt-BR')).toThrow();
  });
});
