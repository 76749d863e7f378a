// What a block shows in its slots may have to be moved there and back. Nothing in it begins anew, and no handler of the page hears of it.
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../tools/fixture.ts';
import { reportOf } from '../tools/vitrine-of.ts';
import { putInState, serveContents, stateOf } from './moved-contents.ts';

const RESTARTS = `<iframe src="/__frame?quadro" title="Quadro"></iframe><audio src="/__sound.wav" loop></audio>
<div popover="manual" id="aviso">Aviso</div>`;
const STAYS = `<p>Texto <a href="#fim">ligação</a></p>
<div class="roll" tabindex="0" style="width: 100px; height: 60px; overflow: scroll"><div style="width: 900px; height: 900px"></div></div>
<input name="nome" value="abc"> <input type="radio" name="cor" value="1"> <input type="radio" name="cor" value="2">
<details name="grupo"><summary>A</summary>a</details><details name="grupo"><summary>B</summary>b</details>
<b class="turns">gira</b>
<script>window.ran = (window.ran ?? 0) + 1</script>`;

const items = (answer: string): string =>
  `<details open><summary>Um</summary>${answer}</details><details><summary>Dois</summary><p>b</p></details>`;
const INSIDE = (answer: string): string => `<div data-block="accordion">${items(answer)}</div>`;
const CHILD = (answer: string): string =>
  `<div data-block="accordion" data-first-open="true"><h3>Um</h3><div>${answer}</div></div>`;
const WRAPPED = (answer: string): string => `<ul data-block="accordion">${items(answer)}</ul>`;

const load = async (page: Page): Promise<void> => {
  await page.addScriptTag({ url: '/dist/vitrine.js' });
  await settled(page);
};
const unmount = (page: Page): Promise<void> =>
  page.evaluate(() => Reflect.get(window, 'Vitrine').unmount(document.querySelector('[data-block],.ProductItem')));
const scan = async (page: Page): Promise<void> => {
  await page.evaluate(() => Reflect.get(window, 'Vitrine').scan());
  await settled(page);
};
/** What WebKit is like. */
const withoutMoveBefore = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const { prototype } of [Element, Document, DocumentFragment]) Reflect.deleteProperty(prototype, 'moveBefore');
  });

for (const { browser, title, html } of [
  { browser: 'that keeps state', title: 'whose answer stands in a details element', html: INSIDE(RESTARTS + STAYS) },
  { browser: 'that keeps state', title: 'whose answer is a child of it', html: CHILD(RESTARTS + STAYS) },
  { browser: 'that keeps state', title: 'that can carry no shadow root', html: WRAPPED(RESTARTS + STAYS) },
  { browser: 'without moveBefore', title: 'whose answer is a child of it', html: CHILD(RESTARTS + STAYS) },
  { browser: 'without moveBefore', title: 'whose answer has no frame or player', html: INSIDE(STAYS) },
  { browser: 'without moveBefore', title: 'that can carry no shadow root', html: WRAPPED(STAYS) },
])
  test(`in a browser ${browser} nothing in a block ${title} begins anew when it comes, goes and comes again`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    if (browser === 'without moveBefore') await withoutMoveBefore(page);
    const requests = await serveContents(page);
    await pageWith(html, { tag: '' });
    await putInState(page);
    const before = await stateOf(page);
    const asked = { ...requests() };
    for (const step of [load, unmount, scan]) {
      await step(page);
      await expect(page.locator('[data-block-state=failed]')).toHaveCount(0);
      expect(await stateOf(page), step.name).toEqual(before);
      expect(requests(), step.name).toEqual(asked);
    }
  });

test('without moveBefore a block that would have to move a frame into a wrapper leaves the page as it is and says so', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/VT020/);
  await withoutMoveBefore(page);
  const requests = await serveContents(page);
  await pageWith(WRAPPED(RESTARTS + STAYS), { tag: '' });
  await putInState(page);
  const before = await stateOf(page);
  await load(page);
  await expect(page.locator('ul')).toHaveAttribute('data-block-state', 'failed');
  expect(await stateOf(page)).toEqual(before);
  expect(requests()).toEqual({ quadro: 1 });
  expect((await reportOf(page)).messages).toEqual([
    { code: 'VT020', block: 'accordion', message: expect.stringContaining('<ul>') },
  ]);
});

const VARIANTS =
  '[{"id":"v1","sku":"A","price":5000,"onSale":false,"unlimited":true,"qtyInStock":0,"optionValues":[]}]';
const PRODUCT = `<script type="application/json" data-site-context>{}</script><article class="ProductItem" data-item-id="item1"><section><h1>Caneca</h1><div class="product-price">R$ 50,00</div>
<div>${RESTARTS + STAYS}</div><div class="product-variants" data-item-id="item1" data-variants='${VARIANTS}'></div>
<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button">Comprar</div></div></section></article>`;

for (const browser of ['that keeps state', 'without moveBefore'])
  test(`what is between the price and the form of a published product does not begin anew in a browser ${browser}`, async ({
    page,
    pageWith,
  }) => {
    if (browser === 'without moveBefore') await withoutMoveBefore(page);
    const requests = await serveContents(page);
    await pageWith(PRODUCT, { tag: '' });
    await putInState(page);
    const before = await stateOf(page);
    const steps = [
      () => page.addScriptTag({ url: '/dist/vitrine.js' }),
      () => unmount(page),
      () => page.evaluate(() => Reflect.get(window, 'Vitrine').scan()),
    ];
    for (const [at, step] of steps.entries()) {
      await step();
      if (at !== 1) {
        await expect(page.locator('.ProductItem')).toHaveAttribute('data-block-state', 'ready');
        await expect(page.getByRole('button', { name: 'Comprar' })).toBeVisible();
        await expect(page.locator('.product-price')).toBeHidden();
      }
      expect(await stateOf(page), `${at}`).toEqual(before);
      expect(requests(), `${at}`).toEqual({ quadro: 1 });
    }
  });

const FORM = `<div data-block="form" data-server="platform" data-form-id="f1"><form action="/form/f1" method="post"><p><label>Nome <input name="nome"></label></p>
<div data-form-captcha><iframe src="/__frame?captcha" title="Sou uma pessoa"></iframe></div><p><button type="submit">Enviar</button></p></form></div>`;

for (const { browser, rebuilt } of [
  { browser: 'that keeps state', rebuilt: 1 },
  { browser: 'without moveBefore', rebuilt: 0 },
])
  test(`what a visitor has solved in a captcha's frame stays solved, in a browser ${browser}`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    if (!rebuilt) await withoutMoveBefore(page);
    const requests = await serveContents(page);
    await pageWith(FORM, { tag: '' });
    const answer = page.frameLocator('iframe').getByLabel('Nome');
    await answer.fill('resolvido');
    for (const step of [load, unmount, scan]) {
      await step(page);
      await expect(page.locator('[data-block=form] form:visible')).toHaveCount(1);
      if (step !== unmount) expect(await page.locator('[part=field]').count(), 'ours').toBe(rebuilt);
      await expect(answer).toHaveValue('resolvido');
      expect(requests()).toEqual({ captcha: 1 });
    }
  });
