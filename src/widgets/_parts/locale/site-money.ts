import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';
import { storeCurrency } from '../../../vocab/rules/store/currency.ts';
import { type MoneyFormatter, moneyFormatter } from '../../../vocab/rules/store/money.ts';

/**
 * The formatter of prices on a page, by the site's `formattingLocale` (D-30).
 *
 * @param currency ISO 4217; empty for the shop's own
 */
export const siteMoney = ({ site }: Pick<BlockHandle, 'site'>, currency = ''): MoneyFormatter =>
  moneyFormatter(storeCurrency(currency || site.storeSettings.selectedCurrency), site.website.formattingLocale);
