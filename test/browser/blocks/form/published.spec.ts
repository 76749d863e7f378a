// Forms where they are published: platform markup as it is on pages, a captcha in the page's own markup, the demo's page under its strict policy.
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { fault } from '../../tools/server-log.ts';
import { readableBodies } from '../../tools/traffic.ts';
import { begin, button, control, fillIn, SAVE, submissions } from './contact-form.ts';

test.beforeEach(({ page }) => begin(page));

const CLASSIC = `<div class="sqs-block form-block sqs-block-form" data-block-type="9" id="block-yui_1"><div class="sqs-block-content">
<form data-form-id="5c756714ee6eb07a7f4ba216" data-success-redirect="" method="POST" action="https://exemplo.example" novalidate
  onsubmit="window.ran = true; return (function (form) { Y.use('squarespace-form-submit', function () { (new Y.Squarespace.FormSubmit(form)).submit({
  formId: '5c756714ee6eb07a7f4ba216', collectionId: '5c756704e4966b9bdf812bdb', objectName: 'page-1' }); }); return false; })(this);">
<div class="field-list clear"><div id="email-yui_2" class="form-item field email required"><label class="title" for="email-yui_2-field">E-mail <span class="required" aria-hidden="true">*</span></label>
<input name="email" type="text" id="email-yui_2-field" aria-required="true"></div></div>
<div class="form-button-wrapper"><input class="button" type="submit" value="Enviar"></div></form></div></div>`;

test('a published form is sent under its own ids, and its inline handler never runs [FORM-061] [FORM-066] [FORM-067]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/Failed to load resource.* 404 /);
  await pageWith(CLASSIC);
  await readableBodies(page);
  const sent = page.waitForRequest(`**${SAVE}*`);
  await control(page, 'email-yui_2').fill('ana@exemplo.com');
  await button(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    formId: '5c756714ee6eb07a7f4ba216',
    collectionId: '5c756704e4966b9bdf812bdb',
    objectName: 'page-1',
    submitButtonText: 'Enviar',
    form: '{"email-yui_2":"ana@exemplo.com"}',
  });
  await expect(page.locator('[part~="summary"]')).toHaveText('Este formulário ainda não foi configurado.');
  await page.evaluate(() => document.querySelector('form')?.requestSubmit());
  await expect(page.locator('[part~="summary"]')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
});

test('a captcha stays a node of the page, is asked for, reset by a failure, and given back [FORM-030] [FORM-031] [FORM-046] [FORM-053]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/Failed to load resource.* 500 /);
  await pageWith(`<div data-block="form" data-server="platform"><form action="/form/x" method="post"><p><label>Nome <input name="nome"></label></p>
    <div data-form-captcha>Sou uma pessoa</div><p><button type="submit">Enviar</button></p></form></div>`);
  await settled(page);
  const place = page.locator('[data-form-captcha]');
  await expect(place).toBeVisible();
  await button(page).click();
  await expect(page.locator('[part~="summary"]')).toHaveText('Complete o CAPTCHA antes de enviar.');
  const solve = (): Promise<void> =>
    place.evaluate((element) => {
      element.addEventListener('vitrine:captcha-reset', () => element.setAttribute('data-reset', ''));
      element.dispatchEvent(new CustomEvent('vitrine:captcha-solved', { detail: { token: 'prova' } }));
    });
  await solve();
  await fault({ path: SAVE, status: 500, body: '{}', type: 'application/json' });
  await readableBodies(page);
  const sent = page.waitForRequest(`**${SAVE}*`);
  await button(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ captchaKey: 'prova' });
  await expect(place).toHaveAttribute('data-reset', '');
  await expect(button(page)).toBeDisabled();
  await solve();
  await expect(button(page)).toBeEnabled();
  expect(await axe(page)).toEqual([]);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').unmount(document.querySelector('[data-block]')));
  expect(await place.evaluate((element) => element.parentElement?.localName)).toBe('form');
});

test('under a strict policy with Trusted Types the thanks are shown as the owner wrote them [FORM-026]', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/blocks/form');
  const host = page.locator('[data-block="form"]').first();
  await expect(host).toHaveAttribute('data-block-state', 'ready');
  await control(page, 'assunto').first().selectOption('Aulas');
  await fillIn(page);
  await button(page).first().click();
  await expect(host.locator('[part~="result"] strong')).toHaveText('Obrigado por escrever.');
  expect(await submissions()).toHaveLength(1);
});

test('a hidden field takes its value from the address, as text [FORM-016] [FORM-017]', async ({ page, pageWith }) => {
  await pageWith(
    '<div data-block="form" data-server="platform"><form action="/form/x" method="post"><label>Nome <input name="nome"></label><input type="hidden" name="origem" value="site"><button type="submit">Enviar</button></form></div>',
  );
  await page.evaluate(() => history.replaceState(null, '', '?origem=%3Cimg%20src=x%20onerror=alert(1)%3E'));
  await settled(page);
  await page.route(`**${SAVE}*`, (route) => route.fulfill({ json: {} }));
  await readableBodies(page);
  const sent = page.waitForRequest(`**${SAVE}*`);
  await button(page).click();
  expect(JSON.parse((await sent).postDataJSON().form)).toEqual({ nome: '', origem: '<img src=x onerror=alert(1)>' });
});

const newsletter = (
  words: string,
): string => `<div class="sqs-block newsletter-block sqs-block-form" data-block-type="9"><div class="sqs-block-content">
<div class="newsletter-form-wrapper ${words}"><form class="newsletter-form" data-form-id="n" onsubmit="return false">
<header class="newsletter-form-header"><h2 class="newsletter-form-header-title">Cartas do ateliê</h2></header>
<div class="newsletter-form-body"><div id="email-yui_1" class="newsletter-form-field-wrapper form-item field email required"><label class="title" for="e">Seu e-mail</label>
<input id="e" name="email" type="email"></div><div class="newsletter-form-button-wrapper"><button class="newsletter-form-button" type="submit"><span class="newsletter-form-button-label">Assinar</span></button></div></div>
<div class="newsletter-form-footnote">Leia a <a href="/politica">política</a>.</div></form></div></div></div>`;

for (const { words, abreast } of [
  { words: 'newsletter-form-wrapper--layoutFloat newsletter-form-wrapper--alignLeft', abreast: true },
  { words: 'newsletter-form-wrapper--layoutStacked newsletter-form-wrapper--alignCenter', abreast: false },
])
  test(`a newsletter ${abreast ? 'that floats has its button beside its field' : 'in a stack has its button below its field'}, and its footnote last`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await pageWith(newsletter(words));
    await expect(page.locator('.sqs-block')).toHaveAttribute('data-block-state', 'ready');
    const boxOf = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().toJSON());
    const field = await boxOf('[part~=control]');
    const press = await boxOf('[part~=button]');
    const note = await boxOf('.newsletter-form-footnote');
    expect(Math.abs(field.bottom - press.bottom) < 2 && press.left >= field.right).toBe(abreast);
    if (!abreast) {
      expect(press.top).toBeGreaterThan(field.bottom);
      expect(Math.abs(press.left + press.right - field.left - field.right)).toBeLessThan(4);
    }
    expect(note.top).toBeGreaterThan(press.bottom);
    await page.keyboard.press('Tab');
    for (const name of ['email-yui_1', 'Assinar', 'política']) {
      const focused = await page.evaluate(() => {
        const inside = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
        return inside?.getAttribute('name') ?? inside?.textContent;
      });
      expect(focused).toBe(name);
      await page.keyboard.press('Tab');
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await axe(page)).toEqual([]);
  });
