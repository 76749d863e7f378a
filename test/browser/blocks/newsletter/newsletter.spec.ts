// The newsletter on a page of the demo's server: sent once, tracked once.
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { countOf, fault } from '../../tools/server-log.ts';
import { contactForm, fillIn, SAVE } from '../form/contact-form.ts';
import { begin, context, email, kept, NAME_FIELDS, newsletter, press, result, tracked } from './newsletter-page.ts';

const OPEN_SITE = context({ website: { id: 'site' } });
const KEY = '/api/form/FormSubmissionKey';
const TRACE = '/api/events/Trace';

/** Counts in the page, at the time of the success event, the trace calls that the browser has been handed. */
const watchSuccess = `<script>
  let handed = 0;
  const { sendBeacon } = Navigator.prototype;
  Navigator.prototype.sendBeacon = function (address, body) {
    if (new URL(address, location).pathname === '${TRACE}') handed += 1;
    return sendBeacon.call(this, address, body);
  };
  addEventListener('vitrine:form-success', () => { document.body.dataset.told = handed; });
</script>`;

test.beforeEach(({ page }) => begin(page));

test('a newsletter is mounted, filled in by keyboard alone, and kept with one key and one save [NEWS-001] [NEWS-002, CTX-004]', async ({
  page,
  pageWith,
}) => {
  await pageWith(newsletter('', NAME_FIELDS));
  await settled(page);
  await page.keyboard.press('Tab');
  for (const words of ['Ana', 'Souza', '  Ana@Exemplo.com ']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await expect(press(page)).toBeFocused();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(result(page)).toBeFocused();
  await expect(result(page)).toHaveText('Pronto! A sua assinatura foi anotada.');
  expect(await axe(page)).toEqual([]);
  const { submissions, subscriptions } = await kept();
  expect(submissions.map(({ values }) => values)).toEqual([{ nome: ['Ana', 'Souza'], email: 'Ana@Exemplo.com' }]);
  expect(subscriptions.map((one) => one.email)).toEqual(['ana@exemplo.com']);
  expect([await countOf(KEY), await countOf(SAVE)]).toEqual([1, 1]);
});

test('a subscription is one analytics entry that is on its way before the success event; a contact form is none [NEWS-003] [FORM-024] [TRACK-007]', async ({
  page,
  pageWith,
}) => {
  await pageWith(newsletter() + watchSuccess, { head: OPEN_SITE });
  await settled(page);
  await email(page).fill('ana@exemplo.com');
  await press(page).click();
  await expect(result(page)).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-told', '1');
  await expect.poll(tracked).toEqual([
    expect.objectContaining({
      type: 'analytics',
      data: expect.objectContaining({ action: 'subscribe', object_type: 'newsletter', object_identifier: 'boletim' }),
    }),
  ]);
  await pageWith(contactForm() + watchSuccess, { head: OPEN_SITE });
  await settled(page);
  await fillIn(page);
  await press(page).click();
  await expect(result(page)).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-told', '0');
  expect(await tracked()).toHaveLength(1);
});

test('nothing is tracked without consent to analytics, and the subscription is kept all the same [NEWS-003]', async ({
  page,
  pageWith,
}) => {
  const site = { website: { id: 'site' }, cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };
  await pageWith(newsletter(), { head: context(site) });
  await settled(page);
  await email(page).fill('ana@exemplo.com');
  await press(page).click();
  await expect(result(page)).toBeVisible();
  expect((await kept()).subscriptions).toHaveLength(1);
  expect([await countOf(TRACE), await tracked()]).toEqual([0, []]);
});

for (const [how, value] of [
  ['status', 500],
  ['hang', undefined],
  ['reset', undefined],
] as const)
  test(`a tracking call that meets the fault "${how}" changes nothing for the visitor [NEWS-003] [TRACK-006] [TRACK-009]`, {
    tag: '@long',
  }, async ({ page, pageWith, allowConsole }) => {
    allowConsole(/Failed to load resource|net::/);
    await pageWith(newsletter(), { head: OPEN_SITE });
    await settled(page);
    await fault({ path: TRACE, fault: how, value });
    await email(page).fill('ana@exemplo.com');
    await press(page).click();
    await expect(result(page)).toBeFocused();
    await expect(page.locator('[data-block="dialog"]')).toHaveCount(0);
    expect((await kept()).subscriptions).toHaveLength(1);
  });

test('errors of the server are shown at the fields, without the two notices that a form has [NEWS-004]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/Failed to load resource.* 400 /);
  const body = JSON.stringify({ errors: { email: 'Este endereço saiu da lista.' } });
  const ABOVE = 'Seu formulário encontrou um problema. Role para baixo para revisá-lo.';
  for (const [html, notices] of [
    [newsletter(), 0],
    [newsletter().replaceAll('newsletter', 'form'), 1],
  ] as const) {
    await pageWith(html);
    await settled(page);
    await email(page).fill('ana@exemplo.com');
    await fault({ path: SAVE, status: 400, body, type: 'application/json' });
    await press(page).click();
    await expect(page.locator('[part~="error"]').first()).toHaveText('Este endereço saiu da lista.');
    await expect(email(page)).toBeFocused();
    await expect(page.getByText(ABOVE)).toHaveCount(notices);
    await expect(page.getByRole('button', { name: 'Role para cima' })).toHaveCount(notices);
    expect(await axe(page)).toEqual([]);
    await fetch(new URL('/__faults', page.url()), { method: 'DELETE' });
  }
});

test('the email address follows the rule of forms, on both sides of each limit [NEWS-006]', async ({
  page,
  pageWith,
}) => {
  await pageWith(newsletter());
  await settled(page);
  await page.evaluate(() =>
    addEventListener('vitrine:form-submit', (event) => {
      event.preventDefault();
      document.body.dataset.sent = JSON.stringify(Reflect.get(event, 'detail').values.email);
    }),
  );
  const long = (length: number): string => `${'a'.repeat(length - 12)}@exemplo.com`;
  for (const [typed, sent] of [
    ['ana@exemplo.co', 'ana@exemplo.co'],
    ['ana@exemplo.c', null],
    ['ana@exemplo.info', 'ana@exemplo.info'],
    ['ana@exemplo.email', null],
    [long(256), long(256)],
    [long(257), null],
    ['', null],
    ['  bia@exemplo.com ', 'bia@exemplo.com'],
  ] as const) {
    await page.evaluate(() => delete document.body.dataset.sent);
    await email(page).fill(typed);
    await press(page).click();
    if (sent === null) {
      await expect(page.locator('[part~="field"] [part~="error"]')).toHaveText(
        typed
          ? 'E-mail inválido. O endereço de e-mail deve ter o formato nome@exemplo.com.'
          : 'Este campo é obrigatório.',
      );
      await expect(page.locator('[part~="summary"]')).toHaveCount(0);
      expect(await page.locator('body').getAttribute('data-sent')).toBeNull();
    } else await expect(page.locator('body')).toHaveAttribute('data-sent', JSON.stringify(sent));
  }
});

test('an address is kept once, whatever its case, and the second subscription is told as the first; a sentence asks to confirm it', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  for (const address of ['ana@exemplo.com', 'ANA@exemplo.com']) {
    await pageWith(newsletter('data-double-opt-in'));
    await settled(page);
    await email(page).fill(address);
    await press(page).click();
    await expect(result(page)).toContainText('Falta um passo: confirme no e-mail que enviamos.');
  }
  const { count, subscriptions } = await kept();
  expect([count, subscriptions.map((one) => one.email)]).toEqual([1, ['ana@exemplo.com']]);
});

test('a newsletter without fields in the page has one for the email, and fits 320 px in either direction and in forced colours [NEWS-001]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active' });
  await pageWith('<div data-block="newsletter" data-server="platform" data-form-id="boletim"></div>', { dir: 'rtl' });
  await settled(page);
  await expect(page.getByLabel('Seu e-mail')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await axe(page)).toEqual([]);
  await page.getByLabel('Seu e-mail').fill('ana@exemplo.com');
  await press(page).click();
  await expect(result(page)).toBeFocused();
});

test('a published newsletter is one block, with its header and footnote in place [NEWS-001]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(`<div class="sqs-block newsletter-block sqs-block-newsletter" data-block-type="51"><div class="sqs-block-content">
<div class="newsletter-form-wrapper newsletter-form-wrapper--layoutFloat"><form class="newsletter-form" data-form-id="boletim" onsubmit="return (function (form) { submit({ formId: 'boletim', collectionId: '', objectName: 'page-1' }); return false; })(this);">
<header class="newsletter-form-header"><h3>Cartas do ateliê</h3></header>
<div id="email" class="newsletter-form-field-wrapper form-item field email required"><label class="title" for="e">Seu e-mail</label><input id="e" name="email" type="email"></div>
<button class="newsletter-form-button" type="submit"><span>Assinar</span></button>
<div class="newsletter-form-footnote">Uma por mês.</div></form></div></div></div>`);
  await expect(page.locator('.sqs-block')).toHaveAttribute('data-block-state', 'ready');
  await expect(page.locator('[data-block-state]')).toHaveCount(1);
  await expect(page.locator('.sqs-block .newsletter[data-narrow]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Cartas do ateliê' })).toBeVisible();
  await email(page).fill('ana@exemplo.com');
  await press(page).click();
  await expect(result(page)).toBeFocused();
  expect((await kept()).subscriptions.map((one) => one.email)).toEqual(['ana@exemplo.com']);
});
