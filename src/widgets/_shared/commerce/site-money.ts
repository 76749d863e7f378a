import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { storeCurrency } from '../../../vocab/rules/store/currency.ts';
import { type MoneyFormatter, moneyFormatter } from '../../../vocab/rules/store/money.ts';
import { namedLocale, pageLocale } from '../block/page-locale.ts';

/**
 * The formatter of prices on a page, by the locale of the page (D-30). Developers are told where the page names none: the log keeps a sentence once.
 *
 * @param currency ISO 4217; empty for the shop's own
 */
export function siteMoney(handle: Pick<BlockHandle, 'element' | 'log' | 'site'>, currency = ''): MoneyFormatter {
  const code = storeCurrency(currency || handle.site.storeSettings.selectedCurrency);
  if (namedLocale(handle) === null)
    handle.log.warn(
      `neither website.formattingLocale nor a lang says how to write prices in ${code}, so they are written as in pt-BR: write lang on the html element`,
    );
  return moneyFormatter(code, pageLocale(handle));
}
