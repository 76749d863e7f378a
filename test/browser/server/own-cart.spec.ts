// What sells something on a site whose server is its own: with the tag the server gets what it gets without scripts, once, and the visitor reads what became of it.
import type { Browser, Page } from '@playwright/test';
import { deferred } from '../../deferred.ts';
import { expect, test } from '../tools/fixture.ts';
import { heldBack } from '../tools/held-back.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { ACTION, OWN_BLOCKS, type OwnBlock, PLATFORM, use } from './own-cart-blocks.ts';
import { other, server, startServers } from './own-matrix.ts';
import type { OwnServer, Received } from './own-server.ts';
import { EXPECTED, page } from './own-site.ts';

startServers(page('<p>Obrigado pela compra!</p>'));

const REDIRECT = { status: 303, headers: { location: '/obrigado' } };
const JSON_TYPE = { 'content-type': 'application/json' };

const sent = ({ received }: OwnServer): Received['entries'][] =>
  received.filter(({ path }) => path === ACTION).map(({ entries }) => entries);

/** What the server gets from the same page of a visitor without scripts. */
async function withoutScripts(
  browser: Browser,
  one: OwnBlock,
  action: string,
  target: OwnServer,
): Promise<Received['entries']> {
  server.pages.set('/pagina', page(one.html(action), { tag: true }));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const view = await context.newPage();
  await view.goto(`${server.origin}/pagina`);
  await use(view, one, { block: false });
  await expect.poll(() => sent(target)).toHaveLength(1);
  const [entries = []] = sent(target);
  await context.close();
  target.received.length = 0;
  return entries;
}

async function open(view: Page, html: string, head = ''): Promise<void> {
  server.pages.set('/pagina', page(html, { head }));
  await view.goto(`${server.origin}/pagina`);
  await expect(view.locator('[data-block-state=ready]')).toHaveCount(1);
}

for (const [row, [name, one]] of (Object.entries(OWN_BLOCKS) as [string, OwnBlock][]).entries()) {
  test(`${name} is sent to its own action, which leads to another page`, { tag: inEveryRun(row === 2) }, async ({
    page: view,
    browser,
  }) => {
    server.answers.set(ACTION, REDIRECT);
    const expected = await withoutScripts(browser, one, ACTION, server);
    await open(view, one.html(ACTION));
    await use(view, one, { block: true });
    await expect(view.getByText('Obrigado pela compra!')).toBeVisible();
    await expect(view).toHaveURL(`${server.origin}/obrigado`);
    expect(sent(server)).toEqual([expected]);
  });

  test(`${name} shows that it is busy, then what the JSON of its own action says, and keeps what was chosen`, {
    tag: inEveryRun(row === 0),
  }, async ({ page: view, browser, allowConsole }) => {
    allowConsole(EXPECTED);
    const refusal = `{"errors":{"${one.field}":["Só até amanhã."]}}`;
    server.answers.set(ACTION, { status: 422, headers: JSON_TYPE, body: refusal });
    const expected = await withoutScripts(browser, one, ACTION, server);
    const { promise: due, resolve: answer } = deferred();
    server.answers.set(ACTION, { status: 422, headers: JSON_TYPE, body: refusal, after: due });
    await open(view, one.html(ACTION));
    await use(view, one, { block: true });
    await expect(view.getByText('Enviando…')).toBeVisible();
    answer();
    await expect(view.getByText('Só até amanhã.')).toBeVisible();
    server.answers.set(ACTION, { status: 201, headers: JSON_TYPE, body: '{"message":"Anotado, Ana!"}' });
    await view.getByRole('button', { name: one.button }).click();
    await expect(view.getByText('Anotado, Ana!')).toBeVisible();
    expect(sent(server)).toEqual([expected, expected]);
    expect(server.received.every(({ accept }) => accept.includes('application/json'))).toBe(true);
  });

  test(`${name} is sent by the browser to an action on another origin`, { tag: '@long' }, async ({
    page: view,
    browser,
  }) => {
    other.answers.set(ACTION, { status: 200, body: page('<p>Recebemos.</p>', { tag: false }) });
    const expected = await withoutScripts(browser, one, `${other.origin}${ACTION}`, other);
    await open(view, one.html(`${other.origin}${ACTION}`));
    await use(view, one, { block: true });
    await expect(view.getByText('Recebemos.')).toBeVisible();
    await expect(view).toHaveURL(`${other.origin}${ACTION}`);
    expect(sent(other)).toEqual([expected]);
    expect(server.received).toEqual([]);
  });

  for (const [at, [status, type]] of one.absent.entries())
    test(`${name} is sent to its own action where the platform's first call answers ${status}, ${type}`, {
      tag: inEveryRun(row === 1 && at === 1),
    }, async ({ page: view, browser, allowConsole }) => {
      allowConsole(EXPECTED);
      server.answers.set(ACTION, REDIRECT);
      const expected = await withoutScripts(browser, one, ACTION, server);
      server.answers.set(one.platform.path, { status, headers: { 'content-type': type }, body: '<p>Site</p>' });
      await open(view, one.html(ACTION, 'data-server="platform"'));
      await use(view, one, { block: true });
      await expect(view.getByText('Obrigado pela compra!')).toBeVisible();
      expect(sent(server)).toEqual([expected]);
    });

  test(`${name} speaks with the platform where the context says so, and never with its action`, {
    tag: '@long',
  }, async ({ page: view, allowConsole }) => {
    allowConsole(EXPECTED);
    const { path, says } = one.platform;
    const cart = '{"shoppingCart":{"cartToken":"t","entries":[{"id":"1","quantity":2}]}}';
    server.answers.set(
      path,
      says ? { status: 200, headers: JSON_TYPE, body: cart } : { status: 200, body: page('<p>Pagamento</p>') },
    );
    await open(view, one.html(ACTION), PLATFORM);
    await use(view, one, { block: true });
    await expect(view.getByText(says ?? 'Pagamento').first()).toBeVisible();
    expect(sent(server)).toEqual([]);
    const calls = server.received.filter((got) => got.path === path).length;
    // A checkout is asked for before it is opened.
    expect(says ? calls : Math.min(calls, 1)).toBe(1);
  });

  test(`${name} tells of an action that fails and of one that does not answer, and can be sent again`, {
    tag: '@long',
  }, async ({ page: view, allowConsole }) => {
    allowConsole(EXPECTED);
    allowConsole(/net::ERR_INTERNET_DISCONNECTED/);
    server.answers.set(ACTION, { status: 500, body: page('<p>Erro</p>', { tag: false }) });
    await open(view, one.html(ACTION));
    await use(view, one, { block: true });
    await expect(view.getByText('O site não conseguiu receber o envio. Tente novamente mais tarde.')).toBeVisible();
    await view.context().setOffline(true);
    const press = view.getByRole('button', { name: one.button });
    await press.click();
    await expect(
      view.getByText(
        'Não recebemos a resposta completa do site. O envio pode ter chegado: verifique a sua conexão e confira antes de enviar de novo.',
      ),
    ).toBeVisible();
    await view.context().setOffline(false);
    server.answers.set(ACTION, REDIRECT);
    await press.click();
    await expect(view.getByText('Obrigado pela compra!')).toBeVisible();
    expect(sent(server)).toHaveLength(2);
  });

  for (const [at, [what, file]] of [
    ['React', 'runtime-'],
    ['the block', `${name}-`],
    ...(name === 'donation' ? [] : [['what reads its form', 'own-purchase-'] as const]),
    ['what sends', 'submit-own-form-'],
  ].entries())
    test(`${name} is sent as without scripts if ${what} cannot be loaded`, {
      tag: inEveryRun(at === row && name !== 'gift-card'),
    }, async ({ page: view, browser, allowConsole }) => {
      allowConsole(EXPECTED);
      allowConsole(/VT0|net::ERR_FAILED|Failed to fetch dynamically/);
      server.answers.set(ACTION, REDIRECT);
      const expected = await withoutScripts(browser, one, ACTION, server);
      await view.route(`**/chunks/${file}*.js`, (route) => route.abort());
      server.pages.set('/pagina', page(one.html(ACTION), {}));
      await view.goto(`${server.origin}/pagina`);
      const isMounted = file === 'submit-own-form-';
      await expect(view.locator(`[data-block-state=${isMounted ? 'ready' : 'failed'}]`)).toHaveCount(1);
      await use(view, one, { block: isMounted, twice: false });
      await expect(view.getByText('Obrigado pela compra!')).toBeVisible();
      expect(sent(server)).toEqual([expected]);
    });

  test(`${name} sends what was filled in and pressed before the block was there`, {
    tag: '@long',
  }, async ({ page: view, browser }) => {
    server.answers.set(ACTION, REDIRECT);
    const expected = await withoutScripts(browser, one, ACTION, server);
    const load = await heldBack(view, `**/chunks/${name}-*.js`);
    server.pages.set('/pagina', page(one.html(ACTION)));
    await view.goto(`${server.origin}/pagina`);
    await expect(view.locator('[data-block-state=loading]')).toHaveCount(1);
    await use(view, one, { block: false });
    load();
    await expect(view.getByText('Obrigado pela compra!')).toBeVisible();
    expect(sent(server)).toEqual([expected]);
  });
}

test('without a connection, and without what sends, the page stays and the visitor can press again', {
  tag: '@long',
}, async ({ page: view, allowConsole }) => {
  allowConsole(EXPECTED);
  allowConsole(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Failed to fetch dynamically/);
  server.answers.set(ACTION, REDIRECT);
  await view.route('**/chunks/submit-own-form-*.js', (route) => route.abort());
  await open(view, OWN_BLOCKS.donation.html(ACTION));
  await view.context().setOffline(true);
  await use(view, OWN_BLOCKS.donation, { block: true, twice: false });
  await expect(view.getByText('O site não conseguiu receber o envio. Tente novamente mais tarde.')).toBeVisible();
  expect(server.received).toEqual([]);
  await view.context().setOffline(false);
  await view.getByRole('button', { name: OWN_BLOCKS.donation.button }).click();
  await expect(view.getByText('Obrigado pela compra!')).toBeVisible();
  expect(sent(server)).toHaveLength(1);
});
