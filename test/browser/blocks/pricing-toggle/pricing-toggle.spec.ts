// The two buttons and the prices of the page.
import type { Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, readyInView, settled, test } from '../../tools/fixture.ts';

const section = (attributes = '', pressed = 'left'): string => `<section>
  <div data-block="pricing-toggle" data-block-load="load" ${attributes}>
    <button type="button" aria-pressed="${pressed === 'left'}">Mensal</button>
    <button type="button" aria-pressed="${pressed === 'right'}">Anual</button>
  </div>
  <p data-side="left">R$ 29</p><p data-side="right">R$ 290</p>
  <a href="#m" data-side="left">Assinar por mês</a><a href="#a" data-side="right">Assinar por ano</a>
</section>`;

const pressed = (page: Page): Promise<(string | null)[]> =>
  page.locator('[part~=button]').evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-pressed')));

const shown = (page: Page): Promise<string[]> =>
  page.locator('[data-side]:not([hidden])').evaluateAll((all) => all.map((one) => one.textContent ?? ''));

const LEFT = ['R$ 29', 'Assinar por mês'];
const RIGHT = ['R$ 290', 'Assinar por ano'];

test('exactly one side is pressed; pressing the other one shows its prices and join buttons and hides the rest [MEMBER-002, MEMBER-003, MEMBER-004, MEMBER-005]', async ({
  page,
  pageWith,
}) => {
  await pageWith(section());
  await settled(page);
  expect([await pressed(page), await shown(page)]).toEqual([['true', 'false'], LEFT]);
  await page.getByRole('button', { name: 'Anual' }).click();
  expect([await pressed(page), await shown(page)]).toEqual([['false', 'true'], RIGHT]);
  await page.getByRole('button', { name: 'Anual' }).click();
  expect([await pressed(page), await shown(page)]).toEqual([['false', 'true'], RIGHT]);
  await expect(page.getByText('R$ 29', { exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Assinar por ano' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  expect(await page.locator('[data-side][hidden]').count()).toBe(0);
});

test('it is used by keyboard alone, begins where the markup or the attribute says, and keeps to its own section [MEMBER-003, MEMBER-004]', async ({
  page,
  pageWith,
}) => {
  await pageWith(section('', 'right') + section('data-initial="left"', 'right'));
  await settled(page);
  expect(await pressed(page)).toEqual(['false', 'true', 'true', 'false']);
  expect(await shown(page)).toEqual([...RIGHT, ...LEFT]);
  const first = page.getByRole('button', { name: 'Mensal' }).first();
  await first.focus();
  await page.keyboard.press('Space');
  expect(await shown(page)).toEqual([...LEFT, ...LEFT]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Anual' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await shown(page)).toEqual([...RIGHT, ...LEFT]);
  expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('the shop’s plans have both sides', { tag: '@long' }, async ({ page }) => {
  await page.goto('/atelie/membros');
  const toggle = page.locator('[data-block=pricing-toggle]');
  await readyInView(toggle);
  await toggle.getByRole('button', { name: 'Por ano' }).click();
  await expect(page.locator('[data-side=right]').first()).toBeVisible();
  await expect(page.locator('[data-side=left]:visible')).toHaveCount(0);
});
