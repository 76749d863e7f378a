// A form inside the popup: what is saved, what is remembered, and how the popup ends.

import type { Page } from '@playwright/test';
import { expect, test } from '../../tools/fixture.ts';
import { fault } from '../../tools/server-log.ts';
import { inEveryRun } from '../../tools/short-and-long.ts';
import { readableBodies } from '../../tools/traffic.ts';
import { begin, control, SAVE, submissions } from '../form/contact-form.ts';
import { expectShown, pass, visit } from './overlay-clock.ts';
import { popupOf, popupPage, started, storedPopup } from './overlay-page.ts';

/** The shop's newsletter, which the server knows. */
const FORM =
  '<div data-block="form" data-server="platform" data-form-id="8b3e4f5a6c7d8e9f0a1b2c3d" data-object-name="block-boletim" data-newsletter="true"><form method="post" action="/form/8b3e4f5a6c7d8e9f0a1b2c3d"><p><label>E-mail <input type="email" name="email" required></label></p><p><button type="submit">Assinar</button></p></form></div>';
const INSIDE = `<h2>Cartas</h2><p>Uma vez por mês.</p>${FORM}`;
const SHOW = { style: 2, showOnTimer: true, timerDelay: 5_000, showUntilSignup: true, version: 4 };

/** Whether each submission that the page sends says that its form is in the popup. */
async function overlayFlags(page: Page): Promise<unknown[]> {
  await readableBodies(page);
  const flags: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === SAVE) flags.push(request.postDataJSON().isOverlayForm);
  });
  return flags;
}

/** Of the form, which is in the popup's slot. */
const submit = (page: Page) => page.locator('form:not([role=search]) [part~="button"]');
const thanks = (page: Page) => page.locator('[part~="result"]');

for (const [name, html] of [
  ['own', popupPage(SHOW, { inside: INSIDE })],
  [
    'published',
    popupPage(SHOW, { inside: '' }).replace(
      /<div data-block="popup".*?<\/div>/,
      `<div class="sqs-popup-overlay">${INSIDE}</div>`,
    ),
  ],
] as const)
  test(`of ${name} markup is saved with isOverlayForm; the popup counts as signed up, keeps the thanks in view for 6 s and closes [POPUP-003] [POPUP-608] [POPUP-616]`, {
    tag: inEveryRun(name === 'published'),
  }, async ({ page, pageWith }) => {
    const flags = await overlayFlags(page);
    await begin(page);
    await visit({ page, pageWith }, html);
    await pass(page, 5_000);
    await expect(popupOf(page)).toBeVisible();
    await control(page, 'email').fill('ana@exemplo.com');
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await submissions()).toHaveLength(1);
    expect(flags).toEqual([true]);
    expect(await storedPopup(page)).toEqual({ 'date-closed': expect.any(Number), version: 4, submitted: true });
    await pass(page, 5_999);
    await expect(thanks(page)).toBeVisible();
    await pass(page, 1);
    await expect(popupOf(page)).toHaveCount(0);
    expect(await storedPopup(page)).toMatchObject({ version: 4, submitted: true });
    await page.reload();
    await started(page);
    await pass(page, 10_000);
    await expectShown(page, false);
  });

test('that is filled in again keeps the popup open until that is sent, too [POPUP-616]', async ({ page, pageWith }) => {
  await begin(page);
  await visit({ page, pageWith }, popupPage(SHOW, { inside: INSIDE }));
  await pass(page, 5_000);
  await control(page, 'email').fill('ana@exemplo.com');
  await submit(page).click();
  await page.getByRole('button', { name: 'Preencher outra vez' }).click();
  await expect(control(page, 'email')).toBeFocused();
  await pass(page, 20_000);
  await expect(popupOf(page)).toBeVisible();
  await control(page, 'email').fill('bia@exemplo.com');
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await pass(page, 6_000);
  await expect(popupOf(page)).toHaveCount(0);
});

test('outside the popup is saved without isOverlayForm, and the popup is none the wiser', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const flags = await overlayFlags(page);
  await begin(page);
  await pageWith(popupPage(SHOW, { page: FORM.replace('data-block=', 'data-block-load="load" data-block=') }));
  await started(page);
  await control(page, 'email').fill('ana@exemplo.com');
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await submissions()).toHaveLength(1);
  expect(flags).toEqual([false]);
  expect(await storedPopup(page)).toBeNull();
});

test('inside the popup shows the errors of the server at their fields, and the popup stays [DLG-009]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/Failed to load resource.* 400 /);
  await begin(page);
  await visit({ page, pageWith }, popupPage(SHOW, { inside: INSIDE }));
  await pass(page, 5_000);
  await control(page, 'email').fill('ana@exemplo.com');
  const errors = { email: 'Já inscrito.' };
  await fault({ path: SAVE, status: 400, body: JSON.stringify({ errors }), type: 'application/json' });
  await submit(page).click();
  await expect(control(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await expect(control(page, 'email')).toHaveAccessibleDescription(/Já inscrito\./);
  await pass(page, 10_000);
  await expect(popupOf(page)).toBeVisible();
  expect(await storedPopup(page)).toBeNull();
});
