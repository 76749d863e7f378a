// Prices and dates follow the page: its language where the site names no locale, and what the server wrote where that names the same amount.
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';
import { attribute, PRODUCT, variant } from './product-page.ts';

/** As a server writes an amount of minor units. */
const written = (lang: string, currency: string, minor: number): string => {
  const format = new Intl.NumberFormat(lang, { style: 'currency', currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};
const day = (lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse('2026-03-09'));

const LOCALES = [
  ['pt-BR', 'BRL'],
  ['en-US', 'USD'],
  ['es-ES', 'EUR'],
  ['de-DE', 'EUR'],
  ['fr-FR', 'EUR'],
  ['ja-JP', 'JPY'],
] as const;
const FIRST = 1_234_567;
const SECOND = 9_876_543;

const productIn = (currency: string, text: string): string =>
  `<div data-block="product" data-product='${attribute({
    ...PRODUCT,
    currency,
    variants: [variant('A', 'Neblina', { price: FIRST }), variant('B', 'Mata', { price: SECOND })],
  })}'><p data-product-price>${text}</p><form method="post" action="/itens"><button>Comprar</button></form></div>`;
const FEED = `<div data-block="social-feed" data-posts='${attribute([
  { text: 'Forno aberto.', date: '2026-03-09', url: '/forno' },
])}'></div>`;

const priceOf = (page: Page) => page.locator('[data-block=product] .vt-price-now');
/** Spaces of every kind are one. */
const spaced = (text: string): string => text.replaceAll(/\s/g, ' ');
const shownPrice = async (page: Page): Promise<string> => spaced(await priceOf(page).innerText());

for (const [lang, currency] of LOCALES)
  for (const site of ['no context', 'a context without a locale', 'a locale in the context'])
    test(`in ${lang} with ${site} prices and dates are written as the server writes them`, async ({
      page,
      pageWith,
    }) => {
      const context = { website: site === 'a locale in the context' ? { formattingLocale: lang } : {} };
      const head =
        site === 'no context'
          ? ''
          : `<script type="application/json" data-site-context>${JSON.stringify(context)}</script>`;
      const html = productIn(currency, `por ${written(lang, currency, FIRST)}`) + FEED;
      await pageWith(site === 'a locale in the context' ? html : `<div lang="${lang}">${html}</div>`, { head });
      await settled(page);
      await page.getByRole('radio', { name: /Neblina/ }).check();
      await expect.poll(() => shownPrice(page), 'kept').toBe(spaced(`por ${written(lang, currency, FIRST)}`));
      await page.getByRole('radio', { name: /Mata/ }).check();
      await expect.poll(() => shownPrice(page), 'written by the block').toBe(spaced(written(lang, currency, SECOND)));
      await expect(page.locator('[data-block=social-feed]')).toContainText(day(lang));
    });
