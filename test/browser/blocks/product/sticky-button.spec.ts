// The second button that phones have while the form's own is out of view.
import type { Locator, Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, readyInView, test } from '../../tools/fixture.ts';
import { frames } from '../../tools/frames.ts';
import { arrived, watchTraffic } from '../../tools/traffic.ts';
import { own, PRODUCT } from './product-page.ts';

const block = (page: Page): Locator => page.locator('[data-block="product"]');
const bar = (page: Page): Locator => block(page).locator('[part=sticky]');
const buttonIn = (page: Page): Locator => bar(page).getByRole('button');

const HTML = `${own(PRODUCT).replace('data-block="product"', 'data-block="product" data-sticky-button="true"')}<p style="height: 2000px">O barro</p><p><a href="#fim">Fim</a></p>`;

test('on a phone price and button stay at the lower edge while the form’s button is out of view: they ask for what is not chosen and leave the page its last lines', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await pageWith(HTML);
  await readyInView(block(page));
  await expect(block(page).locator('[part=button]')).toBeInViewport();
  await expect(bar(page)).toHaveCount(0);
  const last = page.getByRole('link', { name: 'Fim' });
  await last.scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toContainText(/R\$\s?98,00/);
  const inside = await buttonIn(page).boundingBox();
  expect(640 - ((inside?.y ?? 0) + (inside?.height ?? 0)), 'room below the button').toBeGreaterThanOrEqual(8);
  expect(await axe(page)).toEqual([]);
  await last.focus();
  const [line, edge] = [await last.boundingBox(), await bar(page).boundingBox()];
  expect((line?.y ?? 0) + (line?.height ?? 0), 'the last line').toBeLessThanOrEqual(edge?.y ?? 0);

  // An option that is open gets the focus, in view, with its error.
  await buttonIn(page).click();
  const option = block(page).getByRole('radio', { name: 'Neblina' });
  await expect(option).toBeFocused();
  await expect(option).toBeInViewport();
  await option.check();
  await last.scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });

  // A wide window has room for the form beside what is read.
  await page.setViewportSize({ width: 800, height: 640 });
  await expect(bar(page)).toBeHidden();
});

test('the second button buys once, however often it is clicked, and says what happened', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: String(baseURL) }]);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/atelie/peca/caneca-neblina');
  const piece = page.locator('#block-peca');
  await readyInView(piece);
  await piece.getByRole('radio').first().check();
  await page.getByRole('heading', { name: /O que dizem/ }).scrollIntoViewIfNeeded();
  const sticky = piece.locator('[part=sticky]');
  await expect(sticky).toBeInViewport({ ratio: 1 });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/commerce/')) sent.push(request.url());
  });
  await sticky.getByRole('button').evaluate((element: HTMLElement) => {
    for (let at = 0; at < 100; at += 1) element.click();
  });
  await expect(sticky).toContainText('foi para o carrinho');
  expect(sent).toEqual([expect.stringMatching(/entries/)]);
});

test('without the attribute, and in a wide window, there is no second button', async ({ page, pageWith }) => {
  for (const [width, html] of [
    [800, HTML],
    [360, HTML.replace('data-sticky-button="true"', '')],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await pageWith(html);
    await readyInView(block(page));
    await page.getByRole('link', { name: 'Fim' }).scrollIntoViewIfNeeded();
    await expect(block(page).locator('[part=button]')).not.toBeInViewport();
    await arrived(page);
    await frames(page);
    await expect(bar(page)).toHaveCount(0);
    expect(watchTraffic(page).urls.filter((url) => url.includes('sticky-button'))).toEqual([]);
  }
});
