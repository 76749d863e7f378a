// The announcement bar on a page: who sees it, where it is, and that nothing moves.

import type { Locator, Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, test } from '../../tools/fixture.ts';
import { shifted, watchShifts } from '../../tools/layout-shift.ts';
import { contextOf, LONG, type Settings, started } from './overlay-page.ts';

const TEXT = '<p>Frete grátis para Minas</p>';
const ON = { style: 2, text: TEXT };
const announcement = (page: Page): Locator => page.getByRole('region', { name: 'Anúncio' });
const withBar = (announcementBarSettings: Settings, context: Settings = {}): string =>
  `${contextOf({ ...context, websiteSettings: { announcementBarSettings } })}${LONG}<p><a href="#fim" id="fim">Fim da página</a></p>`;

const OWN = '<div data-block="announcement-bar" id="own"><p>Frete grátis para Minas. <a href="#x">Ver</a></p></div>';
const RESERVE =
  '<link rel="stylesheet" href="data:text/css,%23own%7Bpadding-inline-end:48px;min-height:44px;color:%23fff;background:%2322392f;--vitrine-text:%232b231d%7D%23own a%7Bcolor:inherit%7D">';

test('the announcement of the settings is at the lower edge, moves nothing, covers no last line, and is remembered by its text in every tab [BARS-001] [BARS-606]', async ({
  page,
  pageWith,
  context,
}) => {
  await watchShifts(page);
  // The list of features is there and does not name the bar's.
  await pageWith(withBar(ON, { featureFlags: [1] }));
  await expect(announcement(page)).toBeVisible();
  await expect(announcement(page)).toHaveText(/Frete grátis para Minas/);
  expect(await shifted(page)).toBe(0);
  const box = await announcement(page).boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(page.viewportSize()?.height);
  await page.locator('#fim').focus();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = await page.locator('#fim').boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  expect(await axe(page)).toEqual([]);

  const other = await context.newPage();
  await other.route(/\/__page\/test/, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="pt-BR"><title>T</title><script async src="/dist/vitrine.js"></script><body>${withBar(ON)}`,
    }),
  );
  await other.goto('/__page/test');
  await expect(announcement(other)).toBeVisible();
  const close = announcement(page).getByRole('button', { name: 'Fechar anúncio' });
  const size = await close.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const before = page.locator('a, button').first();
  await before.focus();
  await close.press('Enter');
  await expect(announcement(page)).toHaveCount(0);
  await expect(before, 'the focus is where it came from').toBeFocused();
  await expect(announcement(other), 'the other tab follows').toHaveCount(0);
  expect(await page.locator('html').evaluate((html) => getComputedStyle(html).paddingBottom)).toBe('0px');

  await page.reload();
  await started(page);
  await expect(announcement(page)).toHaveCount(0);
  await pageWith(withBar({ ...ON, text: '<p>Outro texto</p>' }));
  await expect(announcement(page), 'another text').toBeVisible();
});

test('its link leads where the settings say, in a new window where they say so; a text with links keeps its own; no address of a script is followed', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  // The text is no link because of it, which is said.
  allowConsole(/VT040 announcement-bar .* is no address to go to/);
  await pageWith(withBar({ ...ON, clickthroughUrl: { url: '/atelie/colecao', newWindow: true } }));
  const link = announcement(page).getByRole('link', { name: 'Frete grátis para Minas' });
  await expect(link).toHaveAttribute('href', /\/atelie\/colecao$/);
  await expect(link).toHaveAttribute('target', '_blank');
  await pageWith(withBar({ style: 2, text: '<p>Veja <a href="/a">isto</a></p>', clickthroughUrl: { url: '/b' } }));
  await expect(announcement(page).getByRole('link', { name: 'isto' })).toHaveAttribute('href', '/a');
  await expect(announcement(page).getByRole('link', { name: 'Saiba mais' })).toHaveAttribute('href', /\/b$/);
  expect(await axe(page)).toEqual([]);
  await pageWith(withBar({ ...ON, clickthroughUrl: { url: 'javascript:alert(1)' } }));
  await expect(announcement(page)).toBeVisible();
  await expect(announcement(page).getByRole('link')).toHaveCount(0);
});

test('switched off it is not shown to visitors; an owner can preview it, and sees a mark even after closing [BARS-001]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(withBar({ ...ON, style: 1 }));
  await started(page);
  await expect(announcement(page)).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new CustomEvent('vitrine:overlay-force', { detail: 'announcement-bar' })));
  await expect(announcement(page).locator('[part=preview]')).toHaveText('Prévia');
  await page.evaluate(() => dispatchEvent(new CustomEvent('vitrine:overlay-unforce', { detail: 'announcement-bar' })));
  await expect(announcement(page)).toHaveCount(0);
  const owner = withBar(ON, { authenticatedAccount: { id: 'a' } });
  for (let visit = 0; visit < 2; visit += 1) {
    await pageWith(owner);
    await expect(announcement(page).locator('[part=preview]')).toBeVisible();
    await announcement(page).getByRole('button').click();
    await expect(announcement(page)).toHaveCount(0);
  }
});

test('text that the server wrote stays where it is: nothing shifts, the button is at its end, and the closing is remembered', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await watchShifts(page);
  await pageWith(`${contextOf()}${RESERVE}${OWN}${LONG}`);
  const button = page.getByRole('button', { name: 'Fechar anúncio' });
  await expect(button).toBeVisible();
  expect(await shifted(page)).toBe(0);
  const link = page.getByRole('link', { name: 'Ver' });
  const [text, box] = [await link.boundingBox(), await button.boundingBox()];
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
  expect(await axe(page)).toEqual([]);
  await button.click();
  await expect(page.locator('#own')).toBeHidden();
  await page.reload();
  await expect(page.locator('#own')).toBeHidden();
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  await expect(page.locator('#own'), 'destroy leaves the page as it was').toBeVisible();
  expect(await page.locator('#own').evaluate((own) => own.outerHTML)).toBe(OWN);
});

test('it is usable in a window of 320 px, from right to left, and in forced colours', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.emulateMedia({ forcedColors: 'active' });
  await pageWith(withBar({ ...ON, text: `<p>${'Frete grátis para Minas. '.repeat(12)}</p>` }), { dir: 'rtl' });
  const button = announcement(page).getByRole('button');
  await expect(button).toBeInViewport({ ratio: 1 });
  expect((await button.boundingBox())?.x, 'at the end of the line, which is on the left').toBeLessThan(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const box = await announcement(page).boundingBox();
  expect(box?.height ?? 0).toBeLessThanOrEqual(240);
});
