// What another site gives: nothing of it before a click or consent, and then in an iframe with the least rights.
import type { Page } from '@playwright/test';
import { choose, restrictive, vendors } from '../../consent/gated-page.ts';
import { axe } from '../../tools/axe.ts';
import { expect, readyInView, settled, test } from '../../tools/fixture.ts';
import { runUntilSettled, stopClock } from '../../tools/page-clock.ts';

const PLAYER = `<div data-block="embed" data-src="https://radio.exemplo/tocador" data-title="A noite do forno" data-height="232">
  <p><a href="https://radio.exemplo/12">Ouça na Rádio Serra</a></p></div>`;

const frameOf = (page: Page) => page.locator('iframe[part=frame]');
const once = (page: Page) => page.getByRole('button', { name: 'Carregar uma vez' });

test('title, host and link are there, not a byte of the vendor is requested before the click, and the click loads it [BLOCK-002]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked = await vendors(page);
  // The control: the same address in an iframe of the page is seen by the watch.
  await pageWith('<iframe src="https://radio.exemplo/tocador" title="Controle"></iframe>');
  await expect.poll(() => asked).toEqual(['radio.exemplo/tocador']);
  asked.length = 0;
  await pageWith(restrictive(PLAYER));
  await settled(page);
  const facade = page.getByRole('group', { name: 'A noite do forno' });
  await expect(facade).toContainText('Este conteúdo ainda não foi carregado. Fonte: radio.exemplo.');
  await expect(facade.getByRole('link')).toHaveAttribute('href', 'https://radio.exemplo/12');
  expect(await axe(page)).toEqual([]);
  expect(asked).toEqual([]);
  await once(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => asked).toEqual(['radio.exemplo/tocador']);
  const frame = frameOf(page);
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-same-origin',
  );
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(frame).toBeFocused();
  expect((await frame.boundingBox())?.height).toBe(232);
});

test('it loads at once where the purpose is granted, and is gone when that is withdrawn', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const asked = await vendors(page);
  await pageWith(restrictive(PLAYER));
  await settled(page);
  await page.getByRole('button', { name: 'Sempre permitir' }).click();
  await expect.poll(() => asked).toEqual(['radio.exemplo/tocador']);
  await page.reload();
  await expect(frameOf(page)).toBeVisible();
  await choose(page, { marketing: false });
  await expect(frameOf(page)).toHaveCount(0);
  await expect(once(page)).toBeVisible();
});

test('a form cannot be sent and the page not be reached from an embed of this origin', async ({ page, pageWith }) => {
  await page.route('**/__inside', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Dentro</title><script>try { parent.document.title = "tomada" } catch { document.title = "fora" }</script>',
    }),
  );
  await pageWith('<div data-block="embed" data-src="/__inside" data-purpose="necessary"><a href="/x">Dentro</a></div>');
  await settled(page);
  await expect.poll(async () => page.frames()[1]?.title()).toBe('fora');
  await expect(page).toHaveTitle('Página de teste');
});

const POST = `<blockquote class="rede-embed" cite="https://rede.exemplo/v/1"><p>Abrimos o forno.</p><a href="https://rede.exemplo/@serra">@serra</a></blockquote><script async src="https://rede.exemplo/embed.js"></script>`;
const published = (html: string): string =>
  `<div class="sqs-block embed-block sqs-block-embed" data-block-type="22" id="block-1" data-block-json='${JSON.stringify({ hSize: null, floatDir: null, html }).replaceAll('<', '&lt;').replaceAll("'", '&#39;')}'><div class="sqs-block-content"></div></div>`;

test('a published embed with a script shows its words; the script runs after the click only, and reaches nothing of the page [BLOCK-002]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked: string[] = [];
  await page.context().route(/rede\.exemplo/, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({
      contentType: 'text/javascript',
      body: `let reached = 'nothing'; try { reached = parent.document.cookie; } catch {} try { localStorage.x = 1; reached = 'storage' } catch {}
        document.querySelector('blockquote').innerHTML = '<p>Cartão: ' + reached + '</p><div style="height: 500px"></div>'`,
    });
  });
  await pageWith(published(POST));
  await expect(page.locator('.sqs-block')).toHaveAttribute('data-block-state', 'ready');
  await expect(page.getByText('Abrimos o forno.')).toBeVisible();
  expect(await page.evaluate(() => document.querySelectorAll('script[src*="rede.exemplo"]').length)).toBe(0);
  expect(asked).toEqual([]);
  await once(page).click();
  const frame = page.frameLocator('iframe[part=frame]');
  await expect(frame.getByText('Cartão: nothing')).toBeVisible();
  expect(asked).toEqual(['/embed.js']);
  await expect(frameOf(page)).toHaveAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
  await expect.poll(async () => (await frameOf(page).boundingBox())?.height).toBeGreaterThan(500);
  const words = page.getByText('Abrimos o forno.');
  await expect(words, 'they are in the iframe').toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(words, 'paper has no iframe').toBeVisible();
  await expect(frameOf(page)).toBeHidden();
});

test('a published iframe is kept, sandboxed and with its ratio; what is no embed says so [BLOCK-002]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/VT040 embed#/);
  const asked = await vendors(page);
  await pageWith(
    published(
      '<iframe src="//rede.exemplo/v" width="400" height="100" title="Um post"></iframe><script>window.ran = 1</script>',
    ),
  );
  await expect(page.getByRole('group', { name: 'Um post' })).toBeVisible();
  await once(page).click();
  await expect.poll(() => asked).toEqual(['rede.exemplo/v']);
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  await pageWith(published('<iframe src="javascript:parent.ran=1"></iframe>'));
  await expect(page.getByText('Incorporação inválida.')).toBeVisible();
});

test('under enforced Trusted Types the policy vitrine#embed parses it; without that policy the markup stays', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/TrustedTypePolicy|TrustedHTML|VT040/);
  const csp = (names: string) => ({
    headers: { 'content-security-policy': `require-trusted-types-for 'script'; trusted-types vitrine#html ${names}` },
  });
  await pageWith(published('<iframe src="https://rede.exemplo/v" title="Um post"></iframe>'), csp('vitrine#embed'));
  await expect(page.getByRole('group', { name: 'Um post' })).toBeVisible();
  await pageWith(
    published('<iframe src="https://rede.exemplo/v"></iframe>').replace('<div class="sqs-block-content">', '$&Texto'),
    csp(''),
  );
  await expect(page.locator('[data-block-state=ready]')).toHaveCount(1);
  await expect(page.getByText('Texto')).toBeVisible();
  await expect(page.getByText('Incorporação inválida.')).toHaveCount(0);
});

test('an iframe that does not load in 30 s says so with the link', { tag: '@long' }, async ({ page, pageWith }) => {
  await stopClock(page);
  await page.context().route(/radio\.exemplo/, () => {});
  await pageWith(PLAYER);
  await runUntilSettled(page);
  await once(page).click();
  await expect(frameOf(page)).toHaveCount(1);
  await page.clock.runFor(29_999);
  await expect(page.getByText('O conteúdo está demorando')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('status').getByRole('link')).toHaveAttribute('href', 'https://radio.exemplo/12');
});

test('the shop’s diary has an episode that waits for the listener', { tag: '@long' }, async ({ page }) => {
  await page.goto('/atelie/diario/a-noite-do-forno');
  const block = page.locator('[data-block=embed]');
  await readyInView(block);
  await block.getByRole('button', { name: 'Carregar uma vez' }).click();
  await expect(block.frameLocator('iframe').getByRole('heading', { name: 'Rádio Serra' })).toBeVisible();
});
