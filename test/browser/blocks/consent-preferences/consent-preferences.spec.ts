// The preferences on the screen: by keyboard and pointer, in every size and language, and what stays of them in the browser.
import type { Locator, Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, test } from '../../tools/fixture.ts';
import { stopClock } from '../../tools/page-clock.ts';
import { bannerOf, cookieOf, type WithVitrine, withSettings } from '../cookie-banner/cookie-page.ts';
import { loaded, PAGE, SERVICES, slice } from './consent-page.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Preferências de cookies' });
const button = (page: Page, name: string): Locator => dialogOf(page).getByRole('button', { name, exact: true });
const link = (page: Page): Locator => page.getByRole('button', { name: 'Preferências de cookies' });
const purpose = (page: Page, name: string): Locator => dialogOf(page).getByRole('switch', { name, exact: true });

test('the banner opens them; purposes and single services are chosen, stored, confirmed and found again', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  // The confirmation goes by itself, but not before all of it has been looked at.
  await stopClock(page);
  await pageWith(withSettings(SERVICES, PAGE));
  await bannerOf(page).getByRole('button', { name: 'Preferências' }).click();
  await expect(purpose(page, 'Necessários')).toBeChecked();
  await expect(purpose(page, 'Necessários')).toBeDisabled();
  for (const name of ['Preferências', 'Análise', 'Marketing']) await expect(purpose(page, name)).not.toBeChecked();
  await purpose(page, 'Marketing').click();
  await dialogOf(page).getByText('Serviços (0 de 1 ligados)').click();
  await expect(dialogOf(page).getByText('_visits')).toBeVisible();
  await purpose(page, 'Contagem de visitas').click();
  await expect(purpose(page, 'Análise')).not.toBeChecked();
  expect(await slice(page), 'nothing is stored yet').toMatchObject({ decided: false });
  await button(page, 'Salvar escolhas').click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(bannerOf(page)).toHaveCount(0);
  await expect(page.getByRole('status').getByText('As suas preferências foram salvas.')).toBeVisible();
  expect(await slice(page)).toEqual({ decided: true, on: ['necessary', 'marketing'], services: { visits: true } });
  expect(await cookieOf(page, 'ss_cookieAllowed')).toBe('false');
  const [shown] =
    (await page.evaluate(() => (window as unknown as WithVitrine).Vitrine.consent.record()))?.shown.texts ?? [];
  expect(shown).toBe('Preferências de cookies');

  // Opened again at once, it takes the place of the confirmation.
  await link(page).click();
  await expect(purpose(page, 'Marketing')).toBeChecked();
  await expect(page.getByText('As suas preferências foram salvas.')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as WithVitrine).Vitrine?.store !== undefined))
    .toBe(true);
  expect(await slice(page)).toEqual({ decided: true, on: ['necessary', 'marketing'], services: { visits: true } });
});

test('the keyboard alone chooses and saves; Escape leaves everything as it was', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(withSettings({ ...SERVICES, isCookieBannerEnabled: false }, PAGE));
  await loaded(page);
  await link(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Fechar')).toBeFocused();
  const order: string[] = [];
  for (let at = 0; at < 9; at += 1) {
    await page.keyboard.press('Tab');
    order.push(
      await page.evaluate(() => {
        let one = document.activeElement;
        while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
        return (one as HTMLInputElement)?.labels?.[0]?.textContent ?? one?.textContent ?? '';
      }),
    );
  }
  expect(order).toEqual([
    'Serviços (1 de 1 ligados)',
    'Preferências',
    'Análise',
    'Serviços (0 de 1 ligados)',
    'Marketing',
    'Serviços (0 de 1 ligados)',
    'Recusar tudo',
    'Aceitar tudo',
    'Salvar escolhas',
  ]);
  await purpose(page, 'Análise').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  expect(await slice(page)).toEqual({ decided: false, on: ['necessary'], services: {} });
  await page.keyboard.press('Enter');
  await purpose(page, 'Análise').focus();
  await page.keyboard.press('Space');
  await button(page, 'Salvar escolhas').press('Enter');
  await expect.poll(() => slice(page)).toEqual({ decided: true, on: ['necessary', 'analytics'], services: {} });
  await expect(link(page)).toBeFocused();
});

test('withdrawal clears the cookies and keys of the purpose at once, tells the page first, and what other services keep stays', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(withSettings(SERVICES, PAGE));
  await bannerOf(page).getByRole('button', { name: 'Aceitar' }).click();
  await page.evaluate(() => {
    for (const name of ['_visits', '_px1', '_px2', 'own']) document.cookie = `${name}=1; Path=/`;
    document.cookie = '_px3=1; Path=/__page';
    document.cookie = `_px4=1; Path=/; Domain=${location.hostname}`;
    localStorage.setItem('px:a', '1');
    sessionStorage.setItem('px:b', '1');
    document.addEventListener('vitrine:consent-change', () => {
      Object.assign(window, { told: document.cookie });
      // At once: before any other task of the page.
      queueMicrotask(() => Object.assign(window, { after: document.cookie }));
    });
  });
  await link(page).click();
  await purpose(page, 'Marketing').click();
  await button(page, 'Salvar escolhas').click();
  const seen = await page.evaluate(() => ({ told: Reflect.get(window, 'told'), after: Reflect.get(window, 'after') }));
  expect(seen.told).toContain('_px1=1');
  expect(seen.after).toContain('own=1');
  expect(seen.after).not.toContain('_px');
  const names = await page.evaluate(() =>
    document.cookie
      .split('; ')
      .map((one) => one.split('=')[0])
      .toSorted(),
  );
  expect(names).toEqual(expect.arrayContaining(['_visits', 'own', 'ss_cookieAllowed']));
  expect(names.filter((name) => name?.startsWith('_px'))).toEqual([]);
  expect(await page.evaluate(() => [localStorage.getItem('px:a'), sessionStorage.getItem('px:b')])).toEqual([
    null,
    null,
  ]);
  await link(page).click();
  await button(page, 'Recusar tudo').click();
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('_visits');
});

test('they can be used in every size and mode: axe finds nothing, nothing is wider than the window, the buttons cover nothing', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await pageWith(withSettings(SERVICES, PAGE));
  await loaded(page);
  await page.evaluate(() => (window as unknown as WithVitrine).Vitrine.consent.preferences());
  await expect(dialogOf(page).getByText('Global Privacy Control')).toBeVisible();
  for (const one of await dialogOf(page).locator('summary').all()) await one.click();
  for (const [width, height] of [
    [1280, 720],
    [320, 568],
    // A window of 1280 by 720 at 400 %.
    [320, 180],
  ] as const) {
    await page.setViewportSize({ width, height });
    const sizes = await dialogOf(page).evaluate((dialog) => ({
      wide: dialog.scrollWidth - dialog.clientWidth,
      page: document.documentElement.scrollWidth - innerWidth,
      small: [...dialog.querySelectorAll('label, summary, button')].filter(
        (one) => one.getBoundingClientRect().height < 44,
      ).length,
    }));
    expect(sizes, `${width} × ${height}`).toEqual({ wide: 0, page: 0, small: 0 });
    await purpose(page, 'Marketing').scrollIntoViewIfNeeded();
    await purpose(page, 'Marketing').click({ trial: true });
    await button(page, 'Salvar escolhas').click({ trial: true });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axe(page), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await axe(page), 'forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect(dialogOf(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await button(page, 'Aceitar tudo').click();
  await expect(page.getByRole('status')).toHaveText('As suas preferências foram salvas.');
  expect(await axe(page), 'saved').toEqual([]);
  expect((await slice(page)).on, 'the choice counts more than the browser’s').toHaveLength(4);
});

test('in an absolute policy analytics and marketing cannot be turned on', async ({ page, pageWith }) => {
  await pageWith(withSettings({ ...SERVICES, isRestrictiveCookiePolicyAbsolute: true }, PAGE));
  await link(page).click();
  await expect(purpose(page, 'Análise')).toBeDisabled();
  await expect(purpose(page, 'Marketing')).toBeDisabled();
  await button(page, 'Aceitar tudo').click();
  await expect.poll(() => slice(page)).toEqual({ decided: true, on: ['necessary', 'preferences'], services: {} });
});
