// Blocks whose content the server renders again, on the shipped product.

import type { Page, Route } from '@playwright/test';
import { deferred } from '../../deferred.ts';
import { expect, test } from '../tools/fixture.ts';
import { inEveryRun } from '../tools/short-and-long.ts';

const CALL = '**/api/widget/GetWidgetRendering*';

interface Sent {
  readonly widget: { type: unknown; id: string; value: unknown };
  readonly collectionId: string | null;
}

/** Answers the call and keeps what was sent. */
async function answer(page: Page, body: unknown, fulfil = (route: Route) => route.fulfill({ json: body })) {
  const sent: Sent[] = [];
  await page.route(CALL, async (route) => {
    const request = route.request();
    expect(request.method()).toBe('POST');
    expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded');
    const form = new URLSearchParams(request.postData() ?? '');
    sent.push({ widget: JSON.parse(form.get('widgetJSON') ?? ''), collectionId: form.get('collectionId') });
    await fulfil(route);
  });
  return sent;
}

const plain = (more = ''): string =>
  `<div id="block-abc123" data-block-render data-block-type="7" data-block-json='{"title":"Peças & cia","collectionId":"c1"}'${more}><p>Do servidor</p></div>`;

/** A published summary of events (docs/published-markup.md §8). */
const EVENTS = `<div class="sqs-block summary-v2-block sqs-block-summary-v2" data-block-type="55" id="block-yui_3" data-block-json='{"collectionId":"agenda1","design":"list","showPastOrUpcomingEvents":"upcoming"}'><div class="sqs-block-content"><div class="summary-block-wrapper summary-block-collection-type-events"><div class="summary-item-list sqs-gallery"><div class="summary-item summary-item-record-type-event"><div class="summary-content"><div class="summary-title"><a class="summary-title-link" href="/agenda/antigo">Antigo</a></div></div></div></div></div></div></div>`;
const BLOG = EVENTS.replaceAll('summary-block-collection-type-events', 'summary-block-collection-type-blog')
  .replaceAll('summary-item-record-type-event', 'summary-item-record-type-text')
  .replaceAll('yui_3', 'yui_4');

test('a block that asks for it is sent with type, id and value, and gets the content of the response, in which nothing runs and blocks mount [BLOCK-012, BLOCK-013, BLOCK-014]', async ({
  page,
  pageWith,
}) => {
  const html =
    '<h3 class="novo" onclick="ran()" data-x="1">Novo</h3><img src="/imagens/torno.jpg?format=300w" onerror="ran()" alt="Torno"><script>Reflect.set(window, "ran", true)</script><style>p{display:none}</style><iframe src="/"></iframe><form action="https://mal.example"><input name="x"></form><a href="javascript:ran()">x</a><div data-block="accordion"><details><summary>Pergunta</summary><p>Resposta</p></details></div><div data-block-render data-block-json="{}">Outra</div>';
  const sent = await answer(page, { data: { html } });
  await pageWith(plain());
  const block = page.locator('#block-abc123');
  await expect(block.locator('h3')).toHaveText('Novo');
  expect(sent).toEqual([
    { widget: { type: 7, id: 'abc123', value: { title: 'Peças & cia', collectionId: 'c1' } }, collectionId: null },
  ]);
  await expect(block).not.toContainText('Do servidor');
  await expect(block.locator('h3')).toHaveAttribute('class', 'novo');
  await expect(block.locator('h3')).toHaveAttribute('data-x', '1');
  await expect(block.locator('img')).toHaveAttribute('alt', 'Torno');
  await expect(
    block.locator('script, style, iframe, form, input, [onclick], [onerror], [href^=javascript]'),
  ).toHaveCount(0);
  await expect(block.locator('[data-block=accordion]')).toHaveAttribute('data-block-state', 'ready');
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  // What the server renders asks for nothing more.
  expect(sent).toHaveLength(1);
});

test('a block keeps the options that are its child, and its type is no flag [BLOCK-012]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const sent = await answer(page, { html: '<p>Direto</p>' });
  const options = '<script type="application/json" data-block-json="">{"title":"Peças"}</script>';
  await pageWith(`<div id="block-a" data-block-render="true" data-block-type="55">${options}<p>Do servidor</p></div>`);
  const block = page.locator('#block-a');
  await expect(block.locator('p')).toHaveText('Direto');
  expect(sent[0]?.widget).toEqual({ type: 55, id: 'a', value: { title: 'Peças' } });
  expect(await block.evaluate((element) => element.innerHTML)).toBe(`${options}<p>Direto</p>`);
});

test('the id of a block without the prefix is sent as it is, and html beside data counts, too [BLOCK-012, BLOCK-013]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const sent = await answer(page, { html: '<p>Direto</p>' });
  await pageWith(plain().replace('block-abc123', 'abc-block-1'));
  await expect(page.locator('#abc-block-1')).toHaveText('Direto');
  expect(sent[0]?.widget.id).toBe('abc-block-1');
});

test('a published summary of events is sent with its collection, any other is not sent at all; both mount [BLOCK-004, BLOCK-012, BLOCK-014]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const fresh = EVENTS.slice(EVENTS.indexOf('<div class="summary-block-wrapper'), -'</div></div>'.length)
    .replace('Antigo', 'Fornada aberta')
    .replace('/agenda/antigo', '/agenda/fornada');
  const sent = await answer(page, { data: { html: fresh } });
  await pageWith(EVENTS + BLOG);
  await expect(page.locator('#block-yui_3')).toHaveText('Fornada aberta');
  await expect(page.locator('#block-yui_3 a')).toHaveAttribute('href', '/agenda/fornada');
  expect(sent.map(({ widget, collectionId }) => [widget.type, widget.id, collectionId])).toEqual([
    [55, 'yui_3', 'agenda1'],
  ]);
  await page.locator('#block-yui_3').scrollIntoViewIfNeeded();
  await expect(page.locator('.sqs-block[data-block-state=ready]')).toHaveCount(2);
  await expect(page.locator('#block-yui_4')).toContainText('Antigo');
});

test('block data that is no JSON is logged, and nothing is asked for [BLOCK-015, ERR-009]', async ({
  page,
  pageWith,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(/VT040 widget-rendering/);
  const sent = await answer(page, { html: '<p>Novo</p>' });
  await pageWith(
    `${plain(' class="torto"').replace('{"title"', '{title')}<div id="block-bom" data-block-render="9" data-block-json="%7B%22a%22%3A1%7D">Antes</div>`,
  );
  await expect(page.locator('#block-bom')).toHaveText('Novo');
  expect(sent.map(({ widget }) => widget)).toEqual([{ type: 9, id: 'bom', value: { a: 1 } }]);
  await expect(page.locator('#block-abc123')).toHaveText('Do servidor');
  expect(consoleLines.join()).toMatch(/VT040 widget-rendering: the block data of block-abc123 is “\{title/);
});

for (const [what, fulfil] of [
  ['is refused', (route: Route) => route.fulfill({ status: 500, body: 'não' })],
  ['is lost', (route: Route) => route.abort()],
  ['has no html', (route: Route) => route.fulfill({ json: { data: {} } })],
] as const)
  test(`where the call ${what}, the content stays and the visitor is not told [BLOCK-016]`, {
    tag: inEveryRun(what === 'is lost'),
  }, async ({ page, pageWith, allowConsole }) => {
    allowConsole(/500|ERR_FAILED/);
    const sent = await answer(page, null, fulfil);
    await pageWith(plain());
    await expect.poll(() => sent.length).toBe(1);
    await expect
      .poll(() => page.evaluate(async () => JSON.stringify(await Reflect.get(window, 'Vitrine').report())))
      .toContain('widget-rendering: block-abc123');
    await expect(page.locator('#block-abc123')).toHaveText('Do servidor');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('content that a visitor is in is replaced once they have left it', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const { promise: held, resolve: release } = deferred();
  await answer(page, null, async (route) => {
    await held;
    await route.fulfill({ json: { html: '<p>Novo</p>' } });
  });
  await pageWith(`${plain().replace('<p>Do servidor</p>', '<button>Aqui</button>')}<button>Depois</button>`);
  await page.getByRole('button', { name: 'Aqui' }).focus();
  const answered = page.waitForResponse(CALL);
  release();
  await answered;
  await expect(page.getByRole('button', { name: 'Aqui' })).toBeFocused();
  await page.getByRole('button', { name: 'Depois' }).focus();
  await expect(page.locator('#block-abc123')).toHaveText('Novo');
});
