// The shared parts by keyboard, mouse and touch, on the demo's page of them.
import type { Locator } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { runUntil, runUntilSettled, stopClock } from '../tools/page-clock.ts';
import { all, button, openParts } from './parts-page.ts';

test('a row has one tab stop: arrows go round it over what is disabled, letters lead on, Tab leaves it', {
  tag: '@long',
}, async ({ page }) => {
  await openParts(page);
  const row = all(page).getByRole('toolbar', { name: 'Esmaltes' });
  const chip = (name: string): Locator => row.getByRole('button', { name });
  await chip('Cinza').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Celadon'],
    ['ArrowRight', 'Branco'],
    ['End', 'Cobre'],
    ['ArrowRight', 'Cinza'],
    ['ArrowLeft', 'Cobre'],
    ['Home', 'Cinza'],
    ['b', 'Branco'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(chip(name), key).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(button(page, 'Como cuidar da peça')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(chip('Branco')).toBeFocused();
});

test('a tooltip opens for the focus and for the mouse, which can go onto it, and Esc takes away nothing else', {
  tag: '@long',
}, async ({ page }) => {
  await stopClock(page);
  await openParts(page, runUntilSettled);
  const tip = all(page).getByRole('tooltip', { name: /3 a 5 semanas/ });
  const anchor = button(page, 'Sobre o prazo');
  await expect(anchor).toHaveAccessibleDescription(/3 a 5 semanas/);
  await anchor.scrollIntoViewIfNeeded();
  await button(page, 'Sem espera, embaixo').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(anchor).toBeFocused();
  await expect(tip).toBeVisible();
  expect(await tip.evaluate((one) => one.matches(':popover-open'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await expect(anchor).toBeFocused();
  await anchor.blur();

  await anchor.hover();
  await runUntil(page, () => tip.isVisible());
  await expect(tip).toHaveAttribute('data-placed', /top|bottom/);
  const [at, over] = [await anchor.boundingBox(), await tip.boundingBox()];
  if (!at || !over) throw new Error('neither may be away');
  expect(at.y - (over.y + over.height), 'room between both').toBeCloseTo(8, 0);
  await page.mouse.move(over.x + over.width / 2, over.y + over.height / 2, { steps: 8 });
  // Longer than the pointer may be between both.
  await page.clock.runFor(1_000);
  await expect(tip).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(150);
  await expect(tip).toBeHidden();
});

test('a tooltip opens for a tap, and a tap elsewhere closes it', { tag: '@long' }, async ({
  browser,
  baseURL,
  watch,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 800 },
  });
  watch(context);
  const page = await context.newPage();
  await openParts(page);
  const tip = all(page).getByRole('tooltip', { name: /3 a 5 semanas/ });
  await button(page, 'Sobre o prazo').tap();
  await expect(tip).toHaveAttribute('data-placed', /top|bottom/);
  const box = await tip.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(8);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(382);
  await all(page).getByRole('heading', { name: 'Dicas e janelas ao lado' }).tap();
  await expect(tip).toBeHidden();
  await context.close();
});

test('a popover takes the focus in and gives it back; a press elsewhere and Tab beyond its end close it', {
  tag: '@long',
}, async ({ page }) => {
  await openParts(page);
  const opener = button(page, 'Próxima turma');
  const layer = page.getByRole('dialog', { name: 'Próxima turma' });
  await opener.press('Enter');
  await expect(layer.getByRole('button', { name: 'Reservar' })).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await layer.getByRole('button', { name: 'Fechar' }).press('Tab');
  await expect(layer).toBeHidden();

  await opener.click();
  await expect(layer).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(layer).toBeHidden();
});

test('a layer stays at its anchor while the page scrolls, and listens to nothing once it is closed', {
  tag: '@long',
}, async ({ page }) => {
  await openParts(page);
  const opener = button(page, 'Próxima turma');
  const layer = page.getByRole('dialog', { name: 'Próxima turma' });
  await opener.click();
  await expect(layer).toHaveAttribute('data-placed', /bottom|top/);
  const apart = async (): Promise<number> => {
    const [at, over] = [await opener.boundingBox(), await layer.boundingBox()];
    return at && over ? Math.round(Math.max(over.y - at.y - at.height, at.y - over.y - over.height)) : -1;
  };
  expect(await apart()).toBe(8);
  await page.mouse.wheel(0, 60);
  await expect.poll(apart).toBe(8);
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  const style = (): Promise<string | null> => all(page).locator('.vt-popover').getAttribute('style');
  const before = await style();
  await page.mouse.wheel(0, 60);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await style()).toBe(before);
});

test('three dialogs lie one upon the other: Esc closes the top one, and the focus goes back each time', {
  tag: '@long',
}, async ({ page }) => {
  await openParts(page);
  const opener = button(page, 'Abrir três');
  const dialog = (name: string): Locator => page.getByRole('dialog', { name });
  await opener.press('Enter');
  await expect(dialog('Primeiro diálogo').getByRole('button', { name: 'Abrir mais um' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog('Segundo diálogo').getByRole('button', { name: 'Abrir mais um' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog('Terceiro diálogo')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog('Terceiro diálogo')).toHaveCount(0);
  await expect(dialog('Segundo diálogo').getByRole('button', { name: 'Abrir mais um' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog('Segundo diálogo')).toHaveCount(0);
  await expect(dialog('Primeiro diálogo').getByRole('button', { name: 'Abrir mais um' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog('Primeiro diálogo')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('Esc in a dialog takes away its tooltip first', async ({ page }) => {
  await openParts(page);
  await button(page, 'Abrir três').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Primeiro diálogo' });
  const tip = dialog.getByRole('tooltip');
  await expect(dialog.getByRole('button', { name: 'Abrir mais um' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Sobre este diálogo' })).toBeFocused();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
