// Bars and badge need no React: a page that has nothing else never fetches it, and they share the lower edge.

import { fetchedFiles, pastIdle } from '../../tools/fetched-files.ts';
import { expect, test } from '../../tools/fixture.ts';
import { contextOf, LONG, PHONE, started } from './overlay-page.ts';

test.use({ userAgent: PHONE });

test('a page with both bars and the badge asks for no React, also while they are used', async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const files = fetchedFiles(page);
  const websiteSettings = {
    badgeType: 2,
    announcementBarSettings: {
      style: 2,
      text: '<p>Fornada <b>nova</b></p>',
      clickthroughUrl: { url: '/loja', newWindow: false },
    },
    mobileInfoBarSettings: { style: 2, isContactEmailEnabled: true, isBusinessHoursEnabled: true },
  };
  const website = { id: 'site', contactEmail: 'oi@exemplo.com', businessHours: { tuesday: { text: '10h às 18h' } } };
  await pageWith(`${contextOf({ website, websiteSettings, templateVersion: '7' })}${LONG}`);
  await started(page);
  const announcement = page.getByRole('region', { name: 'Anúncio' });
  const contacts = page.getByRole('navigation', { name: 'Contato' });
  await expect(announcement.getByRole('link', { name: 'Fornada nova' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sobre este site' })).toHaveCount(1);
  const place = await Promise.all([announcement, contacts].map((bar) => bar.boundingBox()));
  const [upper, lower] = place.sort((one, other) => (one?.y ?? 0) - (other?.y ?? 0));
  expect((upper?.y ?? 0) + (upper?.height ?? 0), 'one over the other').toBeCloseTo(lower?.y ?? 0);
  await contacts.getByRole('button', { name: 'Horários' }).click();
  await expect(contacts.getByText('ter 10h às 18h')).toBeVisible();
  await announcement.getByRole('button', { name: 'Fechar anúncio' }).click();
  await expect(announcement).toHaveCount(0);
  await pastIdle(page);
  expect(
    files.filter((file) => /^chunks\/edge-/.test(file)),
    'the edge is shared',
  ).toHaveLength(1);
  expect(files.filter((file) => /^chunks\/(react|runtime|layers)-/.test(file))).toEqual([]);
});
