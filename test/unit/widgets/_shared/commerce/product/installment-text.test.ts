import { expect, it } from 'vitest';
import messages from '../../../../../../src/strings/pt-BR/product.json';
import { translator } from '../../../../../../src/strings/translate.ts';
import { moneyFormatter } from '../../../../../../src/vocab/rules/store/money.ts';
import { installmentText } from '../../../../../../src/widgets/_shared/commerce/product/installment-text.ts';
import { toProductDetails } from '../../../../../../src/widgets/_shared/commerce/product/product.ts';

const written = moneyFormatter('BRL', 'pt-BR');
const t = translator(messages, new Map(), null);

it.each<[name: string, installments: unknown, price: number | null, text: string]>([
  ['equal parts', { count: 3 }, 9_900, 'em até 3x de R$ 33,00 sem juros'],
  ['parts that add up to the price', { count: 3 }, 7_900, 'em até 3x sem juros: 1 de R$ 26,34 e 2 de R$ 26,33'],
  ['a sentence of the site', '6x no cartão', 10_000, '6x no cartão'],
  ['a single part', { count: 1 }, 10_000, ''],
  ['no price', { count: 3 }, null, ''],
  ['a product that costs nothing', { count: 3 }, 0, ''],
  ['nothing offered', undefined, 10_000, ''],
])('writes the sentence on instalments: %s', (_, installments, price, text) => {
  const product = toProductDetails({ id: 'p', variants: [], installments });
  if (!product) throw new Error('not a product');
  expect(installmentText(product, price, { t, written }).replaceAll('\u00A0', ' ')).toBe(text);
});
