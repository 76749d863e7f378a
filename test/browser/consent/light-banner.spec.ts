// The banner needs no React: a page that has nothing else never fetches it. What the preferences add stands over the same banner.

import { SERVICES } from '../blocks/consent-preferences/consent-page.ts';
import { BOTH, bannerOf, withSettings } from '../blocks/cookie-banner/cookie-page.ts';
import { fetchedFiles, pastIdle } from '../tools/fetched-files.ts';
import { expect, test } from '../tools/fixture.ts';
import { arrived } from '../tools/traffic.ts';

const ofReact = (files: readonly string[]): string[] =>
  files.filter((file) => /^chunks\/(react|runtime|layers|controls)-/.test(file));

for (const choice of ['Aceitar', 'Recusar'])
  test(`a page with a banner alone asks for no React, also once the visitor presses ${choice}`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    const files = fetchedFiles(page);
    await pageWith(withSettings(BOTH, '<p>texto</p><div data-block="cookie-banner"></div>'));
    await bannerOf(page).getByRole('button', { name: choice }).hover();
    await pastIdle(page);
    await bannerOf(page).getByRole('button', { name: choice }).click();
    await expect(bannerOf(page)).toHaveCount(0);
    await pastIdle(page);
    expect(files.filter((file) => /^chunks\/cookie-banner-/.test(file))).toHaveLength(1);
    expect(ofReact(files)).toEqual([]);
    expect(await page.evaluate(async () => JSON.stringify(await Reflect.get(window, 'Vitrine').report()))).not.toMatch(
      /chunks\/(react|runtime)-/,
    );
  });

test('where the visitor saves data, and on a network of 2g, the preferences fetch React at the press only; otherwise it is fetched once the page has loaded and is idle, and a press asks for nothing more', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const files = fetchedFiles(page);
  const dialog = page.getByRole('dialog', { name: 'Preferências de cookies' });
  const manage = bannerOf(page).getByRole('button', { name: 'Preferências' });
  for (const connection of [
    { effectiveType: '3g' },
    { saveData: true },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
  ]) {
    const saves = connection.effectiveType !== '3g';
    files.length = 0;
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      connection,
    );
    await pageWith(withSettings(SERVICES));
    await expect(manage).toBeVisible();
    if (saves) {
      await pastIdle(page);
      expect(ofReact(files), JSON.stringify(connection)).toEqual([]);
    } else {
      await expect.poll(() => ofReact(files).length).toBeGreaterThan(0);
      await arrived(page);
    }
    const before = files.length;
    await manage.evaluate((button: HTMLElement) => button.click());
    await expect(dialog).toBeVisible();
    if (!saves) expect(files.slice(before)).toEqual([]);
  }
});

test('the preferences stand over the same banner, which has its focus back and goes on working', async ({
  page,
  pageWith,
  context,
}) => {
  await pageWith(withSettings(SERVICES));
  const manage = bannerOf(page).getByRole('button', { name: 'Preferências' });
  await manage.evaluate((button) => Reflect.set(button, 'isFirst', true));
  await manage.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Preferências de cookies' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(manage).toBeFocused();
  expect(await manage.evaluate((button) => Reflect.get(button, 'isFirst'))).toBe(true);
  await bannerOf(page).getByRole('button', { name: 'Aceitar' }).click();
  await expect(bannerOf(page)).toHaveCount(0);
  expect((await context.cookies()).find(({ name }) => name === 'ss_cookieAllowed')?.value).toBe('true');
});

test('other settings leave the control that has the focus where it is', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(withSettings({ ...BOTH, cookieBannerText: 'Olá.' }));
  const accept = bannerOf(page).getByRole('button', { name: 'Aceitar' });
  await accept.focus();
  await page.evaluate(() =>
    dispatchEvent(
      new CustomEvent('vitrine:cookie-banner-update', {
        detail: {
          cookieBannerText: '<p>Usamos <b>cookies</b>.</p>',
          cookieBannerPosition: 'TOP',
          cookieBannerCtaText: 'Concordo',
        },
      }),
    ),
  );
  await expect(bannerOf(page).locator('b')).toHaveText('cookies');
  await expect(bannerOf(page)).toHaveAttribute('data-position', 'TOP');
  await expect(bannerOf(page).getByRole('button', { name: 'Concordo' })).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).paddingBottom)).toBe('0px');
});
