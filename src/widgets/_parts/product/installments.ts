import type messages from '../../../strings/pt-BR/product.json';
import type { Translate } from '../../../strings/translate.ts';
import type { MoneyFormatter } from '../../../vocab/rules/store/money.ts';
import type { Product } from './product.ts';

/**
 * The sentence on instalments: the site's own text, otherwise the price in equal parts, rounded up to a whole cent as shops in Brazil write it; empty where the site
 * offers none. It is information only, and nothing is charged by it.
 */
export function installmentText(
  { installments: { text, count } }: Product,
  price: number | null,
  { t, written }: { readonly t: Translate<keyof typeof messages>; readonly written: MoneyFormatter },
): string {
  if (text) return text;
  if (count < 2 || price === null || price <= 0) return '';
  return t('productInstallments', { count, price: written(Math.ceil(price / count)) });
}
