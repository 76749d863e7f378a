// What was typed in a form after a closed tab, a lost network and a tab that ended without a word; and what is never kept.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';
import { testPage } from '../../tools/test-page.ts';
import { begin, button, control } from './contact-form.ts';

const KEY = 'vitrine:draft:reparo';

const HEAD = `<script type="application/json" data-site-context>${JSON.stringify({
  website: { id: 'site' },
  cookieSettings: { isRestrictiveCookiePolicyEnabled: true },
})}</script>`;

const FORM = `<div data-block="form" data-server="platform" data-form-id="reparo" data-draft data-honeypot>
<form method="post" action="/form/reparo">
<p><label>Nome <input name="nome"></label></p>
<p><label>E-mail <input type="email" name="email"></label></p>
<p><label>CPF <input name="cpf"></label></p>
<p><label>Número <input name="numero" autocomplete="section-pagamento cc-number"></label></p>
<p><label>Código <input name="codigo" data-sensitive></label></p>
<p><label>O que aconteceu? <select name="dano"><option>Lascou</option></select></label></p>
<p><label>Telefone <input name="telefone"></label></p>
<p><label>A história da peça <textarea name="historia"></textarea></label></p>
<div data-form-captcha></div>
<p><button type="submit">Pedir reparo</button></p></form></div>`;

/** The same without what the server does not know, so that it can be sent. */
const KNOWN = FORM.replaceAll(
  /<p><label>[^<]*<input name="(numero|codigo|telefone)".*?<\/p>\n|<div data-form-captcha><\/div>\n/g,
  '',
);

/** Every page of the context has the form at the same address, so that the tabs of a test are pages of one site. */
async function routed(context: BrowserContext, form = FORM): Promise<void> {
  await context.unroute(/\/__page\/rascunho$/);
  await context.route(/\/__page\/rascunho$/, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: testPage(form, { head: HEAD }) }),
  );
}

async function visit(page: Page): Promise<void> {
  await page.goto('/__page/rascunho');
  await settled(page);
}

const allow = (page: Page, preferences: boolean): Promise<void> =>
  page.evaluate((granted) => Reflect.get(window, 'Vitrine').consent.set({ preferences: granted }), preferences);

/** What tab and browser have of the draft, as text. */
const stored = (page: Page): Promise<{ tab: string; browser: string }> =>
  page.evaluate((key) => ({ tab: sessionStorage.getItem(key) ?? '', browser: localStorage.getItem(key) ?? '' }), KEY);

const inBrowser = async (page: Page): Promise<string> => (await stored(page)).browser;
const type = (page: Page, name: string, text: string): Promise<void> => control(page, name).pressSequentially(text);

test.beforeEach(async ({ page, context }) => {
  await begin(page);
  await routed(context);
  await visit(page);
});

test('a draft is still there after its tab was closed, with consent to preferences, and not without', {
  tag: '@long',
}, async ({ page, context }) => {
  await type(page, 'nome', 'Ana');
  await expect.poll(async () => (await stored(page)).tab).toContain('Ana');
  expect(await inBrowser(page)).toBe('');
  // Granted, what is there already is kept, too.
  await allow(page, true);
  await expect.poll(() => inBrowser(page)).toContain('Ana');
  await type(page, 'historia', 'Caiu da mesa.');
  await page.close({ runBeforeUnload: true });
  const second = await context.newPage();
  await visit(second);
  await expect(control(second, 'nome')).toHaveValue('Ana');
  await expect(second.locator('.draft')).toContainText('Recuperamos o que você já tinha escrito aqui.');
  // Declined, the browser has nothing at once; the tab that was typed in keeps what it has.
  await type(second, 'telefone', '11 98765-4321');
  await expect.poll(() => inBrowser(second)).toContain('98765');
  await allow(second, false);
  await expect.poll(() => inBrowser(second)).toBe('');
  await second.reload();
  await settled(second);
  await expect(control(second, 'telefone')).toHaveValue('11 98765-4321');
  expect(await inBrowser(second)).toBe('');
  await second.close();
  const third = await context.newPage();
  await visit(third);
  await expect(control(third, 'nome')).toHaveValue('');
});

test('who discards a draft by keyboard goes on in the first field', { tag: '@long' }, async ({ page }) => {
  await type(page, 'nome', 'Ana');
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Descartar' }).focus();
  await page.keyboard.press('Enter');
  await expect(control(page, 'nome')).toHaveValue('');
  await expect(control(page, 'nome')).toBeFocused();
});

test('a draft is still there after a tab that ended without being told, and after a reload without a network', {
  tag: '@long',
}, async ({ page, context, allowConsole }) => {
  allowConsole(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await allow(page, true);
  await type(page, 'nome', 'Ana');
  await expect.poll(() => inBrowser(page)).toContain('Ana');
  await page.close({ runBeforeUnload: false });
  const second = await context.newPage();
  await visit(second);
  await expect(control(second, 'nome')).toHaveValue('Ana');
  await type(second, 'historia', 'Lascou na borda.');
  await context.unroute(/\/__page\/rascunho$/);
  await context.setOffline(true);
  // The browser shows its own page in place of this one, and the last letters were typed a moment before.
  await second.reload().catch(() => {});
  await expect(second.locator('[data-block]')).toHaveCount(0);
  await context.setOffline(false);
  await routed(context);
  await visit(second);
  await expect(control(second, 'nome')).toHaveValue('Ana');
  await expect(control(second, 'historia')).toHaveValue('Lascou na borda.');
  // The same on the way back from another page.
  await type(second, 'telefone', '123');
  await second.goto('/atelie/');
  await second.goBack({ waitUntil: 'commit' });
  await settled(second);
  await expect(control(second, 'telefone')).toHaveValue('123');
});

test('a card number, a CPF, a sensitive field, captcha and honeypot are in no draft; a telephone number is', {
  tag: '@long',
}, async ({ page }) => {
  await allow(page, true);
  await type(page, 'cpf', 'sem numero');
  await type(page, 'numero', 'cartao um');
  await type(page, 'codigo', 'zebra');
  await page.locator('.honeypot input').evaluate((trap: HTMLInputElement) => {
    trap.value = 'robo';
  });
  await page.locator('[data-form-captcha]').evaluate((place) => {
    place.dispatchEvent(new CustomEvent('vitrine:captcha-solved', { detail: { token: 'ficha' }, bubbles: true }));
  });
  // A secret in a field that asks for something else.
  await type(page, 'nome', '52998224725');
  await type(page, 'historia', '4111 1111 1111 1111');
  await type(page, 'telefone', '11987654321');
  await expect.poll(() => inBrowser(page)).toContain('11987654321');
  const { tab, browser } = await stored(page);
  expect(tab).toBe(browser);
  // Nor is a choice that nobody has changed.
  expect(JSON.parse(browser).lines).toEqual([['telefone', '11987654321']]);
});

test('a form with a password stays as the server sent it, and nothing of it is kept', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  // The browser would rather know which field is the user's name.
  allowConsole(/suggested: "username"/);
  const field = '<p><label>Senha <input name="segredo" type="password" autocomplete="current-password"></label></p>';
  await pageWith(FORM.replace('<p><button', `${field}<p><button`), { head: HEAD });
  await settled(page);
  await allow(page, true);
  await page.getByLabel('Senha').pressSequentially('abacaxi');
  await page.getByLabel('Nome').pressSequentially('Ana');
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect(await stored(page)).toEqual({ tab: '', browser: '' });
});

test('of two tabs the browser keeps what was typed last, no tab replaces or deletes newer text, and each keeps its own', {
  tag: '@long',
}, async ({ page, context }) => {
  await routed(context, KNOWN);
  await visit(page);
  await allow(page, true);
  const other = await context.newPage();
  await visit(other);
  for (const tab of [page, other]) await type(tab, 'email', 'ana@exemplo.com');
  await type(page, 'nome', 'Ana');
  await type(page, 'historia', 'Primeira');
  await expect.poll(() => inBrowser(page)).toContain('Primeira');
  await type(other, 'nome', 'Ana');
  await type(other, 'historia', 'Segunda');
  await expect.poll(() => inBrowser(page)).toContain('Segunda');
  // The older tab is hidden, reloaded and sent: the newer text is still there.
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect(await inBrowser(page)).toContain('Segunda');
  await page.reload();
  await settled(page);
  await expect(control(page, 'historia')).toHaveValue('Primeira');
  await button(page).click();
  await expect(page.locator('[part~="result"]')).toBeVisible();
  expect((await stored(page)).tab).toBe('');
  expect(await inBrowser(page)).toContain('Segunda');
  // A new tab gets it; sent there, it is offered nowhere again.
  const third = await context.newPage();
  await visit(third);
  await expect(control(third, 'historia')).toHaveValue('Segunda');
  await button(third).click();
  await expect(third.locator('[part~="result"]')).toBeVisible();
  expect(await inBrowser(third)).toBe('');
  await expect(control(other, 'historia')).toHaveValue('Segunda');
});

test('a box that the server has ticked stays unticked, also after a reload for which the browser restores it itself', async ({
  page,
  context,
}) => {
  const box = '<p><label><input type="checkbox" name="avisos" value="sim" checked> Avisos</label></p>';
  await routed(context, KNOWN.replace('<p><button', `${box}<p><button`));
  await visit(page);
  await control(page, 'avisos').uncheck();
  await expect.poll(async () => (await stored(page)).tab).toContain('avisos');
  await page.reload();
  await settled(page);
  await expect(control(page, 'avisos')).not.toBeChecked();
  await type(page, 'nome', 'Ana');
  await expect.poll(async () => (await stored(page)).tab).toContain('Ana');
  await visit(page);
  await expect(control(page, 'nome')).toHaveValue('Ana');
  await expect(control(page, 'avisos')).not.toBeChecked();
});

test('that no storage keeps is said to developers once, and the form goes on [ERR-609]', { tag: '@long' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/VT040 form \(div\): the draft cannot be stored/);
  const lines: string[] = [];
  page.on('console', (message) => void lines.push(message.text()));
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  for (const text of ['Caiu', ' da mesa']) {
    await type(page, 'historia', text);
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  }
  await expect(control(page, 'historia')).toHaveValue('Caiu da mesa');
  expect(lines.filter((line) => line.includes('cannot be stored'))).toHaveLength(1);
});
