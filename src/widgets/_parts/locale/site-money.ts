import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';
import { storeCurrency } from '../../../vocab/rules/store/currency.ts';
import { type MoneyFormatter, moneyFormatter } from '../../../vocab/rules/store/money.ts';
import { pageLocale } from './page-locale.ts';

/**
 * The formatter of prices on a page, by the locale of the page (D-30).
 *
 * @param currency ISO 4217; empty for the shop's own
 */
export const siteMoney = (handle: Pick<BlockHandle, 'element' | 'site'>, currency = ''): MoneyFormatter =>
  moneyFormatter(storeCurrency(currency || handle.site.storeSettings.selectedCurrency), pageLocale(handle));
