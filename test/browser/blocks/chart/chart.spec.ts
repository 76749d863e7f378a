// A chart where only a browser can tell: its size, its table, hover, touch and colours.
import type { Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';

const rows = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `<tr><th>Ponto ${at + 1}</th><td>${(at * 7) % 40}</td><td>−${at % 9}</td></tr>`,
  ).join('');
const chart = (attributes = '', count = 4): string =>
  `<div data-block="chart" ${attributes}><table><caption>Fornadas</caption><thead><tr><th>Ponto</th><th>Um</th><th>Dois</th></tr></thead><tbody>${rows(count)}</tbody></table><p>Fonte: caderno</p></div>`;
const plot = (page: Page) => page.getByRole('slider', { name: 'Pontos do gráfico: Fornadas' });

for (const type of ['bar', 'line', 'pie'])
  test(`${type}: is drawn beside its table, at 320 px too, in both directions [BLOCK-006]`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    for (const dir of ['ltr', 'rtl'] as const) {
      await pageWith(chart(`data-type="${type}"`), { dir });
      await settled(page);
      await expect(page.locator('.drawing path').first()).toBeAttached();
      await expect(page.getByRole('table', { name: 'Fornadas' })).toContainText('Ponto 4');
      await expect(page.getByText('Fonte: caderno')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await axe(page)).toEqual([]);
    }
  });

test('the point below the mouse or the finger shows its values [BLOCK-006]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(chart('data-type="line"'));
  await settled(page);
  const tip = page.locator('[part=tooltip]');
  await plot(page).hover({ position: { x: 60, y: 100 } });
  await expect(tip).toContainText('Ponto 1');
  const box = await plot(page).boundingBox();
  await plot(page).hover({ position: { x: (box?.width ?? 0) - 10, y: 100 } });
  await expect(tip).toContainText('Ponto 4');
  await expect(tip).toContainText('Um: 21');
  await page.mouse.move(0, 0);
  await expect(tip).toHaveCount(0);
  await plot(page).dispatchEvent('pointerdown', {
    pointerType: 'touch',
    clientX: (box?.x ?? 0) + 60,
    clientY: (box?.y ?? 0) + 50,
  });
  await expect(tip).toContainText('Ponto 1');
});

test('the button shows the table and the drawing again', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(chart('data-unit="°C"'));
  await settled(page);
  const table = page.getByRole('table', { name: 'Fornadas' });
  const shown = (): Promise<number> =>
    table.evaluate(
      (one) => one.parentElement?.closest('[data-block]')?.shadowRoot?.querySelector('.table')?.clientHeight ?? 0,
    );
  expect(await shown()).toBeLessThan(5);
  await page.getByRole('button', { name: 'Ver como tabela' }).click();
  expect(await shown()).toBeGreaterThan(100);
  await expect(plot(page)).toBeHidden();
  // The title once, with the unit that no cell says, and numbers below each other.
  await expect(page.locator('[part=title]')).toHaveText('Fornadas (°C)');
  expect(await table.locator('caption').evaluate((one) => one.getBoundingClientRect().width)).toBeLessThan(2);
  await expect(table.locator('td').first()).toHaveCSS('text-align', 'end');
  await page.getByRole('button', { name: 'Ver como gráfico' }).click();
  await expect(plot(page)).toBeVisible();
  expect(await table.locator('[style]').count()).toBe(0);
});

test('a thousand points are few elements', { tag: '@long' }, async ({ page, pageWith }) => {
  for (const type of ['bar', 'line']) {
    await pageWith(chart(`data-type="${type}"`, 1_000));
    await settled(page);
    await expect(page.locator('.drawing path').first()).toBeAttached();
    expect(await page.locator('.drawing *').count()).toBeLessThan(80);
  }
});

test('on paper and in forced colours areas have patterns, and paper has the table', async ({ page, pageWith }) => {
  await pageWith(chart());
  await settled(page);
  const pattern = page.locator('.drawing .pattern').first();
  const isShown = (): Promise<string> => pattern.evaluate((one) => getComputedStyle(one).display);
  expect(await isShown()).toBe('none');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await isShown()).toBe('inline');
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  expect(await isShown()).toBe('inline');
  expect((await page.getByRole('table', { name: 'Fornadas' }).boundingBox())?.height).toBeGreaterThan(60);
});
