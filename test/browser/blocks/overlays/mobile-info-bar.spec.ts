// Mobile info bar and badge on a page: who sees them, where they are, and that nothing moves.

import type { Locator, Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, test } from '../../tools/fixture.ts';
import { shifted, watchShifts } from '../../tools/layout-shift.ts';
import { contextOf, LONG, PHONE, type Settings, started } from './overlay-page.ts';

const announcement = (page: Page): Locator => page.getByRole('region', { name: 'Anúncio' });

const MOBILE = {
  style: 2,
  isContactEmailEnabled: true,
  isContactPhoneNumberEnabled: true,
  isLocationEnabled: true,
  isBusinessHoursEnabled: true,
};
const WEBSITE = {
  id: 'site',
  contactEmail: 'oi@exemplo.com',
  contactPhoneNumber: '+55 31 3555-0142',
  location: { addressTitle: 'Ateliê', addressLine1: 'Rua das Paineiras, 41' },
  businessHours: { tuesday: { text: '10h às 18h' } },
};
const contacts = (page: Page): Locator => page.getByRole('navigation', { name: 'Contato' });
const withContacts = (mobileInfoBarSettings: Settings, website: Settings = WEBSITE): string =>
  `${contextOf({ website, websiteSettings: { mobileInfoBarSettings } })}${LONG}`;

test('a narrow window of a device that is not mobile has no mobile info bar [BARS-602]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await pageWith(withContacts(MOBILE));
  await started(page);
  await expect(contacts(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ userAgent: PHONE });

  test('the mobile info bar offers what the settings enable and the site says, at the lower edge, and follows the width up to 1024 px [BARS-002] [BARS-601] [BARS-602]', async ({
    page,
    pageWith,
  }) => {
    await watchShifts(page);
    await page.setViewportSize({ width: 1025, height: 700 });
    await pageWith(withContacts(MOBILE));
    await started(page);
    await expect(contacts(page), '1025 px').toHaveCount(0);
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect(contacts(page), '1024 px').toBeVisible();
    expect(await shifted(page)).toBe(0);
    await expect(contacts(page).getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', 'mailto:oi@exemplo.com');
    await expect(contacts(page).getByRole('link', { name: 'Ligar' })).toHaveAttribute('href', 'tel:+553135550142');
    await expect(contacts(page).getByRole('link', { name: 'Mapa' })).toHaveAttribute(
      'href',
      /query=Rua%20das%20Paineiras/,
    );
    const hours = contacts(page).getByRole('button', { name: 'Horários' });
    await hours.click();
    await expect(contacts(page).getByText('ter 10h às 18h')).toBeVisible();
    await expect(hours).toHaveAttribute('aria-expanded', 'true');
    await hours.click();
    await expect(contacts(page).getByText('ter 10h às 18h')).toHaveCount(0);
    for (const entry of await contacts(page).locator('[part=entry]').all()) {
      const box = await entry.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 1025, height: 700 });
    await expect(contacts(page)).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 568 });
    await expect(contacts(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('style none has no bar, light a light one, dark a dark one; what is not enabled or not known is left out [BARS-002] [BARS-603]', async ({
    page,
    pageWith,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await pageWith(withContacts({ ...MOBILE, style: 1 }));
    await started(page);
    await expect(contacts(page)).toHaveCount(0);
    for (const [style, look, surface] of [
      [2, 'light', 'rgb(255, 255, 255)'],
      [3, 'dark', 'rgb(31, 29, 27)'],
    ] as const) {
      await pageWith(
        withContacts(
          { style, isContactEmailEnabled: true, isContactPhoneNumberEnabled: true },
          { id: 'site', contactEmail: 'oi@exemplo.com' },
        ),
      );
      await expect(contacts(page)).toHaveAttribute('data-look', look);
      await expect(contacts(page)).toHaveCSS('background-color', surface);
      await expect(contacts(page).locator('[part=entry]')).toHaveText(['E-mail']);
      expect(await axe(page)).toEqual([]);
    }
  });

  test('two bars are one above the other', { tag: '@long' }, async ({ page, pageWith }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await pageWith(
      `${contextOf({ website: WEBSITE, websiteSettings: { mobileInfoBarSettings: MOBILE, announcementBarSettings: { style: 2, text: 'Frete grátis' } } })}${LONG}`,
    );
    await expect(announcement(page)).toBeVisible();
    await expect(contacts(page)).toBeVisible();
    const boxes = await Promise.all([announcement(page).boundingBox(), contacts(page).boundingBox()]);
    const [upper, lower] = boxes.toSorted((one, other) => (one?.y ?? 0) - (other?.y ?? 0));
    expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual((lower?.y ?? 0) + 0.5);
  });
});

const badge = (page: Page): Locator => page.locator('[part=badge]');

test('the badge is at the end of the page, black or white, but for template 7.1 and type none [BARS-604] [BARS-605]', async ({
  page,
  pageWith,
}) => {
  const withBadge = (badgeType: unknown, templateVersion: string): string =>
    `${contextOf({ websiteSettings: { badgeType }, templateVersion })}${LONG}`;
  for (const [type, version, look] of [
    [2, '7', 'black'],
    [3, '8', 'white'],
  ] as const) {
    await pageWith(withBadge(type, version));
    await expect(badge(page)).toHaveAttribute('data-look', look);
    await expect(badge(page).locator('span')).toHaveCSS(
      'background-color',
      look === 'black' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)',
    );
    const [box, main] = [await badge(page).boundingBox(), await page.locator('main').boundingBox()];
    expect(box?.y ?? 0, 'after everything else').toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
    expect(await axe(page)).toEqual([]);
  }
  for (const [type, version] of [
    [2, '7.1'],
    [1, '7'],
    [undefined, '7'],
  ] as const) {
    await pageWith(withBadge(type, version));
    await started(page);
    await expect(badge(page)).toHaveCount(0);
  }
});
