import type messages from '../../../../strings/pt-BR/product.json';
import type { Translate } from '../../../../strings/translate.ts';
import type { MoneyFormatter } from '../../../../vocab/rules/store/money.ts';
import type { Product } from './product.ts';

/**
 * The sentence on instalments: the site's own text, otherwise the price in parts that add up to it, of which the first
 * has the cents that cannot be divided; empty where the site offers none. It is information only, and nothing is
 * charged by it.
 */
export function installmentText(
  { installments: { text, count } }: Product,
  price: number | null,
  { t, written }: { readonly t: Translate<keyof typeof messages>; readonly written: MoneyFormatter },
): string {
  if (text) return text;
  if (count < 2 || price === null || price < count) return '';
  const part = Math.floor(price / count);
  const others = count - 1;
  const first = price - part * others;
  return first === part
    ? t('productInstallments', { count, price: written(part) })
    : t('productInstallmentsUneven', { count, others, first: written(first), price: written(part) });
}
