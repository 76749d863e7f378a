// The captchas of providers, by stand-ins with their interfaces: at the addresses of the providers, and at one that the site configures.

import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, readyInView, settled, test } from '../../tools/fixture.ts';
import { runUntil, runUntilSettled, stopClock } from '../../tools/page-clock.ts';
import { fault } from '../../tools/server-log.ts';
import { begin, button, control, SAVE } from './contact-form.ts';
import { jsonForm } from './json-form.ts';

const STAND_IN = readFileSync('demo/captcha.js', 'utf8');
const ADDRESSES = {
  recaptcha: 'https://www.google.com/recaptcha/api.js',
  'recaptcha-enterprise': 'https://www.google.com/recaptcha/enterprise.js',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
} as const;

const formWith = (attributes: string, more = ''): string =>
  `<div data-block="form" data-server="platform" data-form-id="contato" ${attributes}><form action="/form/contato" method="post"><p><label>Nome <input name="nome"></label></p>
${more}<p><button type="submit">Enviar</button></p></form></div>`;

const contextOf = (settings: Record<string, unknown>): string =>
  `<script type="application/json" data-site-context>${JSON.stringify(settings)}</script>`;

/** Answers for the providers. Gives the addresses that were asked for; `fails` says how many of the first requests get no answer. */
async function answer(page: Page, fails = 0): Promise<URL[]> {
  const asked: URL[] = [];
  await page.context().route(
    (url) => url.protocol === 'https:',
    async (route) => {
      if (asked.push(new URL(route.request().url())) <= fails) await route.abort();
      else await route.fulfill({ contentType: 'text/javascript', body: STAND_IN });
    },
  );
  return asked;
}

const place = (page: Page): Locator => page.locator('[data-form-captcha]');
const box = (page: Page): Locator => place(page).getByRole('checkbox');

test.beforeEach(({ page }) => begin(page));

for (const vendor of Object.keys(ADDRESSES) as (keyof typeof ADDRESSES)[]) {
  test(`a captcha of ${vendor} is loaded when the form is touched, solved, sent and reset by a failure [CAPTCHA-601, FORM-030, FORM-031, FORM-046, FORM-053]`, {
    tag: '@long',
  }, async ({ page, pageWith, allowConsole }) => {
    allowConsole(/Failed to load resource.* 500 /);
    const asked = await answer(page);
    await pageWith(formWith(`data-captcha-vendor="${vendor}" data-captcha-key="chave"`));
    await settled(page);
    await expect(button(page)).toBeVisible();
    expect(asked).toEqual([]);
    await control(page, 'nome').fill('Ana');
    await expect(box(page)).toBeVisible();
    expect(asked.map(({ origin, pathname }) => origin + pathname)).toEqual([ADDRESSES[vendor]]);
    expect(asked[0]?.searchParams.get('render')).toBe('explicit');
    expect(await place(page).evaluate((element) => element.getRootNode() === document)).toBe(true);
    await button(page).click();
    await expect(page.locator('[part~="summary"]')).toHaveText('Complete o CAPTCHA antes de enviar.');
    await box(page).check();
    await fault({ path: SAVE, status: 500, body: '{}', type: 'application/json' });
    const sent = page.waitForRequest(`**${SAVE}*`);
    await button(page).click();
    expect((await sent).postDataJSON().captchaKey).toMatch(/-1$/);
    await expect(button(page)).toBeDisabled();
    await expect(box(page)).not.toBeChecked();
    await box(page).check();
    await expect(button(page)).toBeEnabled();
    expect(asked).toHaveLength(1);
    expect(await axe(page)).toEqual([]);
    await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
    await expect(place(page)).toHaveCount(0);
  });
}

test('a token that has expired has to be solved again', { tag: '@long' }, async ({ page, pageWith }) => {
  await answer(page);
  await stopClock(page);
  await pageWith(formWith('data-captcha-vendor="hcaptcha" data-captcha-key="chave"'));
  await runUntilSettled(page);
  await control(page, 'nome').fill('Ana');
  await runUntil(page, () => box(page).isVisible());
  await box(page).check();
  await page.clock.runFor(119_999);
  await expect(box(page)).toBeChecked();
  await page.clock.runFor(1);
  await expect(box(page)).not.toBeChecked();
  await button(page).click();
  await expect(page.locator('[part~="summary"]')).toHaveText('Complete o CAPTCHA antes de enviar.');
});

test('a captcha is compact in a container of 319 px and normal in one of 320 px, and rendered once [CAPTCHA-602, CAPTCHA-603, LIMIT-303]', async ({
  page,
  pageWith,
}) => {
  await answer(page);
  await pageWith(
    [319, 320]
      .map((width) =>
        formWith(
          'data-captcha-vendor="turnstile" data-captcha-key="chave"',
          `<div data-form-captcha class="w${width}"></div>`,
        ),
      )
      .join(''),
    { head: '<style>.w319 { width: 319px } .w320 { width: 320px }</style>' },
  );
  await settled(page);
  for (const at of [0, 1, 0, 1]) await control(page, 'nome').nth(at).fill('Ana');
  const sizes = place(page).locator('[data-size]');
  await expect(sizes).toHaveCount(2);
  expect(await sizes.evaluateAll((boxes) => boxes.map((one) => (one as HTMLElement).dataset.size))).toEqual([
    'compact',
    'normal',
  ]);
  // Every press asks for the captcha again.
  for (const at of [0, 1]) await button(page).nth(at).click();
  await expect(page.locator('[part~="summary"]')).toHaveCount(2);
  await expect(sizes).toHaveCount(2);
});

test('where the provider cannot load, the visitor is told and can try again [CAPTCHA-606]', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(/Failed to load resource|Error rendering captcha into node/);
  const asked = await answer(page, 2);
  await pageWith(formWith('data-captcha-vendor="recaptcha" data-captcha-key="chave"'));
  await settled(page);
  await control(page, 'nome').fill('Ana');
  const notice = page.locator('.captcha-notice');
  await expect(notice).toContainText('Não foi possível carregar a verificação de segurança.');
  expect(consoleLines.join()).toContain('Error rendering captcha into node');
  expect(await axe(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(box(page)).toBeVisible();
  await expect(notice).toBeEmpty();
  expect(asked).toHaveLength(3);
  expect(await control(page, 'nome').inputValue()).toBe('Ana');
});

test('a provider whose purpose is not granted waits for the visitor', async ({ page, pageWith }) => {
  const asked = await answer(page);
  await pageWith(
    contextOf({
      captchaSettings: { purpose: 'marketing', siteKey: 'chave' },
      cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
    }) + formWith('data-captcha-vendor="recaptcha"'),
  );
  await settled(page);
  await control(page, 'nome').fill('Ana');
  await expect(page.locator('.captcha-notice')).toContainText('só carrega com a sua permissão');
  expect(asked).toEqual([]);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').consent.set({ marketing: true }));
  await expect(box(page)).toBeVisible();
});

test('a published form has the captcha that its page names a key for, and none without a key', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/Failed to load resource.* 400 /);
  const asked = await answer(page);
  const published = jsonForm({
    formId: 'contato',
    captchaEnabled: true,
    captchaTheme: 2,
    formFields: [{ id: 'nome', type: 'text', title: 'Nome' }],
  });
  const key = { recaptchaEnterpriseContext: { recaptchaEnterpriseSiteKey: 'chave' } };
  await pageWith(
    `<script>Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${JSON.stringify(key)};</script>${published}`,
  );
  await control(page, 'nome').fill('Ana');
  await expect(box(page)).toBeVisible();
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/recaptcha/enterprise.js']);
  await pageWith(published);
  await control(page, 'nome').fill('Ana');
  await button(page).click();
  await expect(page.locator('[part~="summary"], [part~="result"]')).toBeVisible();
  await expect(place(page)).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test('the demo loads its stand-in from its own server under its strict policy', { tag: '@long' }, async ({ page }) => {
  await page.goto('/blocks/form');
  const host = page.locator('[data-captcha-vendor]').first();
  await readyInView(host);
  await host.locator('[part~="control"][name="nome"]').fill('Ana');
  await expect(host.getByRole('checkbox')).toBeVisible();
});
