import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sayMessage } from '../../../../../src/strings/say-message.ts';
import { checkDataset } from '../../../../../src/vocab/catalogue/rules/editor/dataset.ts';
import {
  emailProblem,
  mailListProblem,
  optionProblem,
  pageUrlProblem,
} from '../../../../../src/vocab/catalogue/rules/editor/typed-values.ts';
import { linkFormatProblem } from '../../../../../src/vocab/catalogue/rules/link/proper-url.ts';
import { fileTypeProblem } from '../../../../../src/vocab/rules/editor/file-type.ts';
import { vimeoAccountProblem } from '../../../../../src/vocab/rules/editor/vimeo-account.ts';
import { cartLabel } from '../../../../../src/vocab/rules/store/cart-label.ts';
import { subscriptionWording } from '../../../../../src/vocab/rules/store/subscription.ts';
import { relativeTime } from '../../../../../src/vocab/rules/text/relative-time.ts';
import { workflowLabel } from '../../../../../src/vocab/rules/text/workflow-label.ts';

type Messages = Readonly<Record<string, string>>;

/** The sentences of these rules in a language, as the build compiles them. */
async function messagesOf(language: string): Promise<Messages> {
  const files = ['cart', 'problems', 'store', 'time', 'workflow'].map(
    (file): Promise<{ default: Messages }> => import(`../../../../../src/strings/${language}/${file}.json`),
  );
  return Object.assign({}, ...(await Promise.all(files)).map((module) => module.default));
}

const messages: Readonly<Record<string, Messages>> = {
  'pt-BR': await messagesOf('pt-BR'),
  en: await messagesOf('en'),
  es: await messagesOf('es'),
};

const say = (
  language: string,
  wording: { readonly key: string; readonly values: Readonly<Record<string, unknown>> } | null,
) => wording && sayMessage(messages[language]?.[wording.key] ?? '', wording.values);

/** The keys that rules may give, with the names of their values, as the two files of keys declare them. */
const declared = ['problem-keys', 'wording-keys'].flatMap((file) =>
  [...readFileSync(`src/vocab/rules/text/${file}.ts`, 'utf8').matchAll(/^ {2}(\w+): (NoValues|\{.*\});$/gm)].map(
    ([, key = '', values = '']) => ({ key, names: [...values.matchAll(/readonly (\w+):/g)].map(([, name]) => name) }),
  ),
);

describe('what rules say', () => {
  it.each(Object.keys(messages))('has a sentence in %s, with nothing left open in it', (language) => {
    expect(declared.length).toBeGreaterThan(40);
    for (const { key, names } of declared) {
      const message = messages[language]?.[key];
      const values = Object.fromEntries(names.map((name, index) => [name, name === 'count' ? 2 : 70 + index]));
      expect(message, key).toBeDefined();
      const sentence = sayMessage(message ?? '', values);
      expect(sentence, key).not.toMatch(/undefined|[{}]/);
    }
  });

  it('of a moment is "agora mesmo", then the seconds [FMT-301] [FMT-302] [STR-304]', () => {
    expect([0, 1, 2, 59].map((seconds) => say('pt-BR', relativeTime(0, seconds * 1000)))).toEqual([
      'agora mesmo',
      'há 1 segundo',
      'há 2 segundos',
      'há 59 segundos',
    ]);
  });

  it('of a moment in the last minute is "less than a minute ago" in English [TIME-601] [TIME-602]', () => {
    for (const seconds of [0, 1, 30, 59])
      expect(say('en', relativeTime(0, seconds * 1000))).toBe('less than a minute ago');
    expect(relativeTime(0, 60_000)).toBeNull();
  });

  it('of a cart is its count [CART-602] [CART-603] [CART-604] [CART-605]', () => {
    expect([1, 0, 2, 100, 101, null].map((quantity) => say('en', cartLabel(quantity)))).toEqual([
      'One item in cart',
      '0 items in cart',
      '2 items in cart',
      '100 items in cart',
      'More than 100 items in cart',
      'Cart',
    ]);
  });

  it('of a workflow state is its label [VOCAB-001] [STR-003]', () => {
    expect(
      ['published', 'scheduled', 'draft', 'deleted'].map((state) =>
        say('pt-BR', { key: workflowLabel(state), values: {} }),
      ),
    ).toEqual(['Disponível', 'Agendado', 'Oculto', 'Não compatível']);
  });

  it('of a subscription is its period, its interval and its end [STORE-016]', () => {
    const of = (unit: string, value: number, numBillingCycles = 0) =>
      say('pt-BR', subscriptionWording({ billingPeriod: { unit, value }, numBillingCycles }));
    expect(['WEEK', 'MONTH', 'YEAR'].map((unit) => of(unit, 1))).toEqual(['por semana', 'por mês', 'por ano']);
    expect(['WEEK', 'MONTH', 'YEAR'].map((unit) => of(unit, 3))).toEqual([
      'a cada 3 semanas',
      'a cada 3 meses',
      'a cada 3 anos',
    ]);
    expect(['WEEK', 'MONTH', 'YEAR'].map((unit) => of(unit, 1, 6))).toEqual([
      'por semana, durante 6 semanas',
      'por mês, durante 6 meses',
      'por ano, durante 6 anos',
    ]);
    expect(of('MONTH', 2, 6)).toBe('a cada 2 meses, durante 12 meses');
    expect(of('YEAR', 1, 1)).toBe('por ano, durante 1 ano');
  });

  it('of what an editor typed is the requirements’ wording [EDITOR-601] [EDITOR-602] [EDITOR-603] [EDITOR-604] [EDITOR-605]', () => {
    expect(say('en', emailProblem(''))).toBe('Enter a valid email.');
    expect(say('en', emailProblem('ana'))).toBe('Emails must be formatted like an email address.');
    expect(say('en', linkFormatProblem('x', ['a.com', 'b.com']))).toBe('Links must be formatted like a.com or b.com.');
    expect(say('en', optionProblem('azul', []))).toBe('azul is not one of the expected options.');
    expect(say('en', pageUrlProblem('//x'))).toBe('//x is not a valid page URL.');
  });

  it('of datasets, mail lists, files and videos is the requirements’ wording [EDITOR-614] [EDITOR-951]', () => {
    expect(say('en', checkDataset({ columns: [], rows: [] }).problems[0] ?? null)).toBe(
      'A dataset needs at least one column and one row.',
    );
    expect(say('en', mailListProblem(null))).toBe('A list must be selected before connecting a mail list.');
    expect(say('en', fileTypeProblem({ name: 'a.exe', type: '' }, ['.png']))).toBe(
      'An uploaded file must be an accepted type.',
    );
    expect(say('en', vimeoAccountProblem('Vimeo', 'basic'))).toBe('Vimeo Basic accounts are not supported.');
  });
});
