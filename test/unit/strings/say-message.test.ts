import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { compileMessages } from '../../../build/bundler/messages.mjs';
import { sayMessage } from '../../../src/strings/say-message.ts';
import { textIn } from '../../../src/strings/text-in.ts';

/** A message as bundles have it, with what it counts with. */
async function compiled(message: string, locale = 'pt-BR'): Promise<string> {
  const contents: string = compileMessages(JSON.stringify({ message }), locale);
  const stdin = { contents, resolveDir: `src/strings/${locale}` };
  const { outputFiles } = await build({ stdin, bundle: true, format: 'esm', write: false });
  const module: { default: { message: string } } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`
  );
  return module.default.message;
}

const said = async (message: string, args: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  sayMessage(await compiled(message), args);

/** As it is asked for without types. */
const untyped = textIn('pt-BR') as (key: string, values: Record<string, unknown>) => string;

describe('what is missing or no number', () => {
  it('stands in its own place, however many plurals there are and however often they say it [I18N-610]', async () => {
    const two = '{a, plural, one {# de #} other {# x # y}} e {b, plural, other {# z}}';
    expect(await said(two)).toBe('{a} x {a} y e {b} z');
    expect(await said(two, { a: 1 })).toBe('1 de 1 e {b} z');
    expect(await said(two, { a: 'dois', b: 1000 })).toBe('dois x dois y e 1.000 z');
    expect(await said('{a, number} de {b, plural, offset:1 other {#}}', { b: 'três' })).toBe('{a} de três');
  });

  it('leaves a text alone that says NaN [I18N-610]', async () => {
    const shop = '{nome}: {a, plural, one {# doce} other {# doces}}';
    expect(await said(shop, { nome: 'NaNa Doces' })).toBe('NaNa Doces: {a} doces');
    expect(await said(shop, { nome: 'NaN', a: 'NaN' })).toBe('NaN: NaN doces');
    expect(untyped('problemDatasetMissing', { rows: '1 NaN 2', count: 'x' })).toBe(
      'Faltam dados em x linhas: 1 NaN 2.',
    );
  });

  it.each(['', ' ', '\t'])('is said as it is where it is blank: %j is not 0', async (n) => {
    expect(untyped('timeSeconds', { n })).toBe(`há ${n} segundos`);
    expect(await said('{n, number}', { n })).toBe(n);
  });
});

describe('a number', () => {
  it.each([
    ['pt-BR', [0, 1, 1.5, 2], ['um', 'um', 'um', 'outros']],
    ['en', [0, 1, 1.5, 2], ['outros', 'um', 'outros', 'outros']],
    ['es', [0, 1, 1.5, 2], ['outros', 'um', 'outros', 'outros']],
  ])('has the category that %s gives it', async (locale, numbers, cases) => {
    const message = await compiled('{n, plural, one {um} other {outros}}', locale);
    expect(numbers.map((n) => sayMessage(message, { n }))).toEqual(cases);
  });

  it('is counted where it is a text, and takes its exact case first', async () => {
    const books = '{n, plural, =0 {nenhum} one {# livro} other {# livros}}';
    expect(await Promise.all([0, '0', 1, '1', 2, '1234.5'].map((n) => said(books, { n })))).toEqual([
      'nenhum',
      'nenhum',
      '1 livro',
      '1 livro',
      '2 livros',
      '1.234,5 livros',
    ]);
  });

  it('is counted without its offset', async () => {
    const others = '{n, plural, offset:1 =1 {só você} one {você e # pessoa} other {você e # pessoas}}';
    expect(await Promise.all([1, 2, 3].map((n) => said(others, { n })))).toEqual([
      'só você',
      'você e 1 pessoa',
      'você e 2 pessoas',
    ]);
  });

  it('of an order has the cases of its language', async () => {
    const place = await compiled('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', 'en');
    expect([1, 2, 3, 11, 22].map((n) => sayMessage(place, { n }))).toEqual(['1st', '2nd', '3rd', '11th', '22nd']);
  });
});

it('a choice of words takes the one that is named, or other', async () => {
  const gender = '{who, select, ana {a Ana} other {alguém}}';
  expect([await said(gender, { who: 'ana' }), await said(gender)]).toEqual(['a Ana', 'alguém']);
});
