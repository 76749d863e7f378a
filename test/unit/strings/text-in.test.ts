import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextLocale, TextValues } from '../../../src/strings/catalogue.ts';
import { sentenceOf, textIn } from '../../../src/strings/text-in.ts';
import { checkDataset } from '../../../src/vocab/catalogue/rules/editor/dataset.ts';
import { tagProblem } from '../../../src/vocab/catalogue/rules/editor/typed-values.ts';
import { fileSizeProblem } from '../../../src/vocab/rules/editor/file-size.ts';
import { anyText } from '../vocab/rules/any-text.ts';

const LOCALES: readonly TextLocale[] = ['pt-BR', 'en', 'es'];

/** The texts that name something, each with names of its values. */
const NAMED = {
  editorFontPreviewNotLoaded: ['fontName'],
  problemLinkFormat: ['host', 'otherHost'],
  problemOption: ['val'],
  problemPageUrl: ['val'],
  problemDatasetMissing: ['count', 'rows'],
  problemDatasetRows: ['max'],
  problemFileSize: ['fileName', 'maxSize'],
  problemAreaCode: ['areaCode'],
  storePriceFrom: ['price'],
  cartLabelMany: ['n'],
  timeSeconds: ['n'],
  subscriptionEveryMonthFor: ['interval', 'total'],
} as const satisfies { [Key in keyof TextValues]?: readonly (keyof TextValues[Key])[] };

/** As it is asked for without types. */
const untyped = (locale: string): ((key: string, values?: Record<string, unknown>) => string) =>
  textIn(locale as TextLocale) as (key: string, values?: Record<string, unknown>) => string;

describe('a text', () => {
  it('is that of its key and language', () => {
    expect(LOCALES.map((locale) => textIn(locale)('editorNetworkError'))).toEqual([
      'Erro de rede.',
      'Network error.',
      'Error de red.',
    ]);
  });

  it('has its values filled in, the name of a font among them [STR-623]', () => {
    expect(textIn('pt-BR')('editorFontPreviewNotLoaded', { fontName: 'Source Sans 3' })).toBe(
      'Não foi possível carregar a prévia da fonte Source Sans 3.',
    );
    expect(textIn('en')('editorFontPreviewNotLoaded', { fontName: '{val}' })).toBe(
      'Could not load the preview of font {val}.',
    );
  });

  it('without types: a key that has none gives itself, a missing value its placeholder, a strange language Portuguese', () => {
    for (const key of ['nothing', '', '__proto__', 'constructor', 'toString']) expect(untyped('en')(key)).toBe(key);
    expect(untyped('en')('problemOption')).toBe('{val} is not one of the expected options.');
    expect(LOCALES.map((locale) => untyped(locale)('timeSeconds'))).toEqual([
      'há {n} segundos',
      'less than a minute ago',
      'hace {n} segundos',
    ]);
    expect(untyped('es')('subscriptionEveryMonthFor')).toBe('cada {interval} meses, durante {total} meses');
    expect(untyped('es')('subscriptionEveryMonthFor', { interval: 2 })).toBe('cada 2 meses, durante {total} meses');
    expect(untyped('en')('problemDatasetMissing', { rows: 'NaN' })).toContain('{count}');
    for (const locale of ['fr', '', '__proto__']) expect(untyped(locale)('editorNetworkError')).toBe('Erro de rede.');
  });

  it('never throws on a value, and says it as it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), anyText, (locale, value) => {
        for (const [key, names] of Object.entries(NAMED)) {
          const text = untyped(locale)(key, Object.fromEntries(names.map((name) => [name, value])));
          expect(typeof text).toBe('string');
        }
        expect(textIn(locale)('problemOption', { val: value }).startsWith(`${value} `)).toBe(true);
        expect(untyped(locale)(value, { val: value })).toBe(value);
      }),
    );
  });
});

describe('the sentence', () => {
  it('of a problem is in the language asked for, with what the rule found', () => {
    const found = tagProblem('Verão', ['verão']);
    if (!found) throw new Error('the rule found nothing');
    expect(LOCALES.map((locale) => sentenceOf(found, locale))).toEqual([
      'Essa tag já existe.',
      'This tag already exists.',
      'Esa etiqueta ya existe.',
    ]);
  });

  it('names file and size of a file that is too large [EDITOR-611]', () => {
    const found = fileSizeProblem({ name: 'cadeira.png', size: 3_000_000 }, 2 * 1024 ** 2);
    if (!found) throw new Error('the rule found nothing');
    expect(sentenceOf(found, 'pt-BR')).toBe('O arquivo cadeira.png é muito grande. O tamanho máximo é 2 MB.');
  });

  it('names rows that lack data, one or several', () => {
    const sentences = (rows: string[][]): string[] =>
      checkDataset({ columns: ['Nome', 'Idade'], rows }).problems.map((problem) => sentenceOf(problem, 'pt-BR'));
    expect(sentences([['Ana', '30'], ['Rui']])).toEqual(['Faltam dados na linha 2.']);
    expect(sentences([['Ana'], ['Rui', '41'], ['', '7']])).toEqual(['Faltam dados em 2 linhas: 1, 3.']);
  });

  it('of a limit counts as people do', () => {
    const rows = (max: number): string => sentenceOf({ key: 'problemDatasetRows', values: { max } }, 'pt-BR');
    expect([rows(1), rows(1000)]).toEqual([
      'Só a primeira linha foi mantida.',
      'Só as primeiras 1.000 linhas foram mantidas.',
    ]);
  });
});
