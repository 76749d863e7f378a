// The page's dialogs in every colour scheme, on narrow windows and on pages that get in the way.

import type { Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { LAYER_TOKENS } from '../../tools/contrast-backgrounds.ts';
import { drawnIn, tooFaint } from '../../tools/drawn-contrast.ts';
import { expect, test } from '../../tools/fixture.ts';
import type { PageOptions } from '../../tools/test-page.ts';
import { buildDialogToy, call, openPage, serveDialogToy, shown } from '../../toy/dialog-page.ts';

test.beforeAll(buildDialogToy);
test.beforeEach(({ page, allowConsole }) => {
  // The browser itself writes a line for every status above 399.
  allowConsole(/Failed to load resource/);
  return serveDialogToy(page);
});

const MODES: { name: string; media: Parameters<Page['emulateMedia']>[0]; options?: PageOptions }[] = [
  { name: 'light', media: {} },
  { name: 'dark', media: { colorScheme: 'dark' } },
  { name: 'forced colours', media: { forcedColors: 'active' } },
  { name: 'right to left', media: {}, options: { dir: 'rtl' } },
  { name: 'an accent of the site', media: {}, options: { head: '<style>:root { --vitrine-accent: #c46f3d }</style>' } },
];
for (const { name, media, options = {} } of MODES) {
  test(`axe finds nothing in either dialog, at 1280 and at 320 px, and nothing is cut off: ${name}`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', ...media });
    await openPage(pageWith, page, options);
    for (const path of ['/api/200/Palavra'.concat('muito'.repeat(40)), '/api/401/login']) {
      await call(page, path);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 640 });
        await expect(shown(page)).toBeVisible();
        expect(await axe(page), `${path} at ${width}`).toEqual([]);
        const box = await shown(page).evaluate((dialog) => ({
          ...dialog.getBoundingClientRect().toJSON(),
          wide: dialog.scrollWidth - dialog.clientWidth,
        }));
        expect(box.wide).toBe(0);
        expect(box.left).toBeGreaterThanOrEqual(8);
        expect(box.right).toBeLessThanOrEqual(width - 8);
        for (const control of await shown(page).locator('.action').all()) {
          expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
      }
      await page.keyboard.press('Escape');
      await expect(shown(page)).toHaveCount(0);
    }
  });
}

test('in translucent colours its words and buttons are read on any page, at rest and under the pointer', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(pageWith, page, { head: LAYER_TOKENS });
  await call(page, '/api/401/login');
  await expect(shown(page)).toBeVisible();
  const faint = tooFaint(await drawnIn(shown(page)), 'at rest');
  for (const action of await shown(page).locator('.action').all()) {
    await action.hover();
    faint.push(...tooFaint(await drawnIn(shown(page)), 'under the pointer'));
  }
  expect(faint).toEqual([]);
});

test('it works under a strict policy and on a page that hides, turns and stacks its own', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await openPage(pageWith, page, {
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self' 'nonce-n'; require-trusted-types-for 'script'; trusted-types 'none'",
    },
    head: '<style nonce="n">* { transform: rotate(1deg); z-index: 2147483647 } div, dialog { display: none !important }</style>',
  });
  await call(page, '/api/500');
  await expect(page.getByRole('button', { name: 'Limpar' })).toBeVisible();
  await page.getByRole('button', { name: 'Limpar' }).click();
  await expect(shown(page)).toHaveCount(0);
});

test('a body arrives as it was written from a page that spoils JSON', { tag: '@long' }, async ({ page, pageWith }) => {
  await openPage(pageWith, page, {
    head: '<script>Array.prototype.toJSON = String.prototype.toJSON = function () { return "x"; }; JSON.stringify = () => "y"; Array.from = () => [];</script>',
  });
  const sent = page.waitForRequest('**/api/503*');
  await call(page, '/api/503', { body: { itens: [1, 'vaso'] } });
  expect((await sent).postData()).toBe('{"itens":[1,"vaso"]}');
});

test('a call ignores the base of the page, and takes crumb and header from the cookie [DATA-002]', async ({
  page,
  pageWith,
}) => {
  await openPage(pageWith, page, { head: '<base href="https://outro.example/">' });
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: a page without cookieStore has no other way.
    document.cookie = 'crumb=crumb-of-the-page; path=/';
  });
  const sent = page.waitForRequest('**/api/503*');
  await call(page, '/api/503');
  const request = await sent;
  expect(request.url()).toBe(`${new URL(page.url()).origin}/api/503?crumb=crumb-of-the-page`);
  expect(request.headers()['x-csrf-token']).toBe('crumb-of-the-page');
});
