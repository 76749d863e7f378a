// The reservation form of a third party: widths, the owner's preview, and a form that does not come.
import type { Page } from '@playwright/test';
import { restrictive, vendors } from '../../consent/gated-page.ts';
import { axe } from '../../tools/axe.ts';
import { expect, readyInView, settled, test } from '../../tools/fixture.ts';
import { runUntilSettled, stopClock } from '../../tools/page-clock.ts';

const block = (attributes = ''): string =>
  `<div data-block="reservation" data-src="https://reservas.exemplo/serra" data-title="Reservar um lugar" ${attributes}>
  <h3>Oficina</h3><p>Seis lugares. <a href="#reservar">Reservar por mensagem</a></p></div>`;

const OWNER = '<script type="application/json" data-site-context>{"authenticatedAccount": {"id": "a1"}}</script>';

const layout = (page: Page) => page.locator('[part~=layout]');
const frameOf = (page: Page) => page.locator('iframe[part=frame]');
const load = (page: Page): Promise<void> => page.getByRole('button', { name: 'Carregar uma vez' }).click();

test('both kinds are mounted, with the page’s text and nothing of the vendor before the click [BLOCK-010, THIRD-004]', async ({
  page,
  pageWith,
}) => {
  const asked = await vendors(page);
  await pageWith(restrictive(block() + block('data-kind="table-booking"')));
  await settled(page);
  await expect(page.getByRole('group', { name: 'Reservar um lugar' })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Reservar por mensagem' })).toHaveCount(2);
  expect(await axe(page)).toEqual([]);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Carregar uma vez' }).first().click();
  await expect.poll(() => asked).toEqual(['reservas.exemplo/serra']);
  await expect(frameOf(page)).toHaveCount(1);
  await expect(frameOf(page)).toHaveAttribute('sandbox', /allow-forms/);
});

test('the width of the block decides its layout, also while it is resized [BLOCK-020, BLOCK-021, LIMIT-006]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const place = (kind: string): string =>
    `<div class="place" style="width: 700px">${block(`data-kind="${kind}"`)}</div>`;
  const resize = (width: number): Promise<void> =>
    page
      .locator('.place')
      .evaluate((one, width) => (one as HTMLElement).style.setProperty('width', `${width}px`), width);
  const beside = (): Promise<boolean> =>
    page.evaluate(() => {
      const root = document.querySelector('[data-block]')?.shadowRoot;
      const [about, widget] = ['about', 'widget'].map((part) =>
        root?.querySelector(`[part=${part}]`)?.getBoundingClientRect(),
      );
      return about !== undefined && widget !== undefined && about.right <= widget.left;
    });
  for (const [kind, edge, over, under] of [
    ['reservation', 850, 'wide', 'narrow'],
    ['table-booking', 750, 'row', 'column'],
  ] as const) {
    await pageWith(place(kind));
    await settled(page);
    await resize(edge);
    await expect(layout(page)).toHaveAttribute('data-layout', under);
    await expect.poll(beside).toBe(false);
    await resize(edge + 1);
    await expect(layout(page)).toHaveAttribute('data-layout', over);
    await expect.poll(beside).toBe(true);
    await expect(page.locator(`[part~=${over}]`)).toHaveCount(1);
  }
});

test('the padding of the block counts to its width [BLOCK-020]', { tag: '@long' }, async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await pageWith(
    `<style>[data-block] { box-sizing: border-box; padding: 0 40px }</style><div class="place" style="width: 851px">${block()}</div>`,
  );
  await settled(page);
  await expect(layout(page)).toHaveAttribute('data-layout', 'wide');
  await page.locator('.place').evaluate((one: HTMLElement) => one.style.setProperty('width', '850px'));
  await expect(layout(page)).toHaveAttribute('data-layout', 'narrow');
});

test('an owner has a preview: each click is stopped and answered with the alert [BLOCK-017, BLOCK-018, STR-007, CTX-022]', async ({
  page,
  pageWith,
}) => {
  await vendors(page);
  await pageWith(OWNER + block());
  await settled(page);
  await load(page);
  await expect(frameOf(page)).toBeVisible();
  const alert = page.getByRole('alertdialog', { name: 'Preview Only' });
  const address = page.url();
  for (const target of [
    page.locator('[part=preview]'),
    page.getByRole('link', { name: 'Reservar por mensagem' }),
    page.locator('[part=preview]'),
  ]) {
    await target.click();
    await expect(alert).toContainText('Please log out of your account in order to use the reservation block.');
    await alert.getByRole('button').click();
    await expect(alert).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Reservar por mensagem' }).focus();
  await page.keyboard.press('Enter');
  await expect(alert).toBeVisible();
  expect(page.url()).toBe(address);
  // Neither pointer nor keyboard reach what the vendor shows.
  expect(await frameOf(page).evaluate((frame: HTMLElement) => frame.inert)).toBe(true);
});

test('an owner’s click does not reach a form that a script has rendered in the block either [BLOCK-017, BLOCK-018]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const html = `<div data-block="reservation"><p><a href="#r">Reservar</a></p><div data-third-party="reservation"><button type="button" onclick="this.textContent='Clicado'">Mesa para dois</button></div></div>`;
  await pageWith(OWNER + html);
  await settled(page);
  await page.locator('[part=preview]').click();
  await expect(page.getByRole('alertdialog', { name: 'Preview Only' })).toBeVisible();
  await expect(page.getByText('Clicado')).toHaveCount(0);
  await pageWith(html);
  await settled(page);
  await page.getByRole('button', { name: 'Mesa para dois' }).click();
  await expect(page.getByRole('button', { name: 'Clicado' })).toBeVisible();
});

test('an owner reaches nothing of an iframe that a script has drawn in the block [BLOCK-017, BLOCK-018]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const drawn =
    '<button onclick=&quot;parent.drawn = 1&quot; style=&quot;inline-size: 100%; block-size: 90vh&quot;>Mesa</button>';
  const html = `<div data-block="reservation"><p><a href="#r">Reservar</a></p><div data-third-party="reservation"><iframe srcdoc="${drawn}" width="300" height="200"></iframe></div></div>`;
  const isDrawn = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'drawn'));
  await pageWith(OWNER + html);
  await settled(page);
  const alert = page.getByRole('alertdialog', { name: 'Preview Only' });
  const box = await page.locator('iframe').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 100, (box?.y ?? 0) + 100);
  await expect(alert).toBeVisible();
  await alert.getByRole('button').click();
  // The link is inert until the dialog has gone.
  await expect(alert).toHaveCount(0);
  await page.getByRole('link', { name: 'Reservar' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(alert).toBeVisible();
  expect(await isDrawn()).toBeUndefined();
  await pageWith(html);
  await settled(page);
  await page.frameLocator('iframe').getByRole('button', { name: 'Mesa' }).click();
  expect(await isDrawn()).toBe(1);
});

test('a visitor uses the form, without the alert [BLOCK-019]', async ({ page, pageWith }) => {
  await vendors(page);
  await pageWith(block());
  await settled(page);
  await load(page);
  await page.frameLocator('iframe[part=frame]').getByRole('button', { name: 'Tocar' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.locator('[part=preview]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Reservar por mensagem' }).click();
  await expect(page).toHaveURL(/#reservar$/);
});

test('a form that does not come in 30 s is logged to the console alone, and the page’s link stays [BLOCK-022, ERR-011, THIRD-009]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole, consoleLines }) => {
  allowConsole(/VT040/);
  await stopClock(page);
  await page.context().route(/reservas\.exemplo/, () => {});
  await pageWith(
    `${block()}<div data-block="accordion"><details><summary>Pergunta</summary><p>Resposta</p></details></div>`,
  );
  await runUntilSettled(page);
  await load(page);
  await expect(frameOf(page)).toHaveCount(1);
  await page.clock.runFor(29_999);
  await expect(frameOf(page)).toHaveCount(1);
  expect(consoleLines).toEqual([]);
  await page.clock.runFor(1);
  await expect(frameOf(page)).toHaveCount(0);
  await expect.poll(() => consoleLines.join('\n')).toMatch(/VT040 .*reservas\.exemplo did not load in 30 s/);
  await expect(page.getByRole('link', { name: 'Reservar por mensagem' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Pergunta' }).click();
  await expect(page.getByText('Resposta')).toBeVisible();
});

test('the shop’s agenda takes reservations', { tag: '@long' }, async ({ page }) => {
  await page.goto('/atelie/agenda');
  const own = page.locator('[data-block=reservation]');
  await readyInView(own);
  await own.getByRole('button', { name: 'Carregar uma vez' }).click();
  await expect(own.frameLocator('iframe').getByLabel('Pessoas')).toBeVisible();
});
