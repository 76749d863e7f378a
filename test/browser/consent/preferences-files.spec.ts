// When the files of the preferences are fetched: as soon as a visitor is about to open them, and where data is saved not for anybody else.

import type { Page } from '@playwright/test';
import { PAGE, SERVICES } from '../blocks/consent-preferences/consent-page.ts';
import { bannerOf, withSettings } from '../blocks/cookie-banner/cookie-page.ts';
import { fetchedFiles, pastIdle, runs } from '../tools/fetched-files.ts';
import { expect, test } from '../tools/fixture.ts';
import { frame, placeholderOf, restrictive, vendors } from './gated-page.ts';

const PREFERENCES = /\/chunks\/consent-preferences-/;
const ofPreferences = (files: readonly string[]): number =>
  files.filter((file) => /consent-preferences/.test(file)).length;

/** Without it the banner fetches them once the page is idle. */
const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );

test('where the visitor saves data the button of the banner fetches them under the pointer or with the focus, and a press asks for nothing more', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const files = fetchedFiles(page);
  await saveData(page);
  for (const near of ['hover', 'focus'] as const) {
    files.length = 0;
    await pageWith(withSettings(SERVICES));
    const manage = bannerOf(page).getByRole('button', { name: 'Preferências' });
    await expect(manage).toBeVisible();
    await pastIdle(page);
    await bannerOf(page).getByRole('button', { name: 'Aceitar' }).hover();
    expect(ofPreferences(files), 'nobody is near').toBe(0);
    const haveCome = runs(page, PREFERENCES);
    await manage[near]();
    await haveCome;
    expect(ofPreferences(files)).toBe(1);
    const before = files.length;
    await manage.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Preferências de cookies' })).toBeVisible();
    expect(files.slice(before), near).toEqual([]);
  }
});

test('the button of a notice fetches them, and pressing the others never does', async ({ page, pageWith }) => {
  const files = fetchedFiles(page);
  await vendors(page);
  await pageWith(frame('um') + frame('dois'));
  await placeholderOf(page, '#dois').getByRole('button', { name: 'Carregar uma vez' }).click();
  await expect(page.frameLocator('#dois').getByRole('button')).toBeVisible();
  await placeholderOf(page, '#um').getByRole('button', { name: 'Sempre permitir' }).hover();
  await expect.poll(() => files.filter((file) => /^chunks\/consent-(?!preferences)/.test(file)).length).toBe(1);
  expect(ofPreferences(files)).toBe(0);
  const haveCome = runs(page, PREFERENCES);
  await placeholderOf(page, '#um').getByRole('button', { name: 'Preferências' }).hover();
  await haveCome;
  expect(ofPreferences(files)).toBe(1);
  const before = files.length;
  await placeholderOf(page, '#um').getByRole('button', { name: 'Preferências' }).click();
  await expect(page.getByRole('dialog', { name: 'Preferências de cookies' })).toBeVisible();
  expect(files.slice(before)).toEqual([]);
});

test('a link of the page fetches what it opens: the preferences where there are services, and in the same step where the service has not started', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const files = fetchedFiles(page);
  await pageWith(withSettings(SERVICES, PAGE));
  const link = page.getByRole('button', { name: 'Preferências de cookies' });
  await expect(bannerOf(page)).toBeVisible();
  await link.hover();
  await expect.poll(() => ofPreferences(files)).toBe(1);
  await bannerOf(page).getByRole('button', { name: 'Aceitar' }).click();
  await page.reload();
  await page.mouse.move(0, 0);
  await pastIdle(page);
  files.length = 0;
  await link.click();
  await expect(page.getByRole('dialog', { name: 'Preferências de cookies' })).toBeVisible();
  expect(ofPreferences(files)).toBe(1);
  expect(
    files.filter((file) => /cookie-banner/.test(file)),
    'not what it does not open',
  ).toEqual([]);
});

test('a restrictive page whose visitor saves data and only accepts never fetches them', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const files = fetchedFiles(page);
  await saveData(page);
  await pageWith(restrictive('', SERVICES));
  await bannerOf(page).getByRole('button', { name: 'Aceitar' }).click();
  await expect(bannerOf(page)).toHaveCount(0);
  await pastIdle(page);
  expect(ofPreferences(files)).toBe(0);
});
