// Back closes what covers the page before it leaves the page.
import type { Page } from '@playwright/test';
import { exampleOf, payloadOf } from '../../declarations.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { goBack } from '../tools/go-back.ts';
import { openLayer, tagRan } from '../tools/vitrine-of.ts';

const layers = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'Vitrine').store.getState().ui.layers);
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => Object(history.state)['vitrine-layer'] === true);

const LAYERS = ['lightbox', 'dialog', 'popup', 'consent-preferences', 'cart-drawer', 'quick-view'];

for (const { which, layers: covering, tag } of [
  { which: 'some layers that cover the page', layers: LAYERS.filter((_, at) => at % 3 === 0), tag: [] },
  { which: 'every layer that covers the page', layers: LAYERS, tag: '@long' },
])
  test(`Back closes ${which}, and Esc takes its entry away again [LBOX-317]`, { tag }, async ({ page, pageWith }) => {
    // So high that the popup never opens by itself: on a page that is seen whole it would, at a moment of its own.
    await pageWith(`<p id="antes" style="block-size: 400vh">Antes</p>${exampleOf('popup')}`);
    await tagRan(page);
    const { href } = new URL(page.url());
    await page.evaluate(() => history.replaceState({ own: 1 }, ''));
    for (const name of covering) {
      const length = await page.evaluate(() => history.length);
      await openLayer(page, name, payloadOf(name));
      await expect.poll(() => isMarked(page), name).toBe(true);
      await goBack(page);
      await expect.poll(() => layers(page), `${name} after Back`).toEqual([]);
      expect(page.url(), name).toBe(href);
      await openLayer(page, name, payloadOf(name));
      await expect.poll(() => isMarked(page), name).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => isMarked(page), `${name} after Esc`).toBe(false);
      await expect.poll(() => layers(page), `${name} after Esc`).toEqual([]);
      expect(await page.evaluate(() => history.state)).toEqual({ own: 1 });
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(length + 1);
    }
  });

const PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='30' height='20'/%3E";

test('a gallery without addresses opens a lightbox that Back closes, and a link in a layer keeps its own entry [LBOX-317]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(
    `<div data-block="gallery" data-design="grid" data-lightbox><figure><img src="${PICTURE}" width="30" height="20" alt="Bule"></figure></div>`,
  );
  await settled(page);
  const { href } = new URL(page.url());
  await page.locator('[part~=slide]').first().click();
  await expect.poll(() => isMarked(page)).toBe(true);
  await goBack(page);
  await expect.poll(() => layers(page)).toEqual([]);
  expect(page.url()).toBe(href);
  await page.locator('[part~=slide]').first().click();
  await expect.poll(() => isMarked(page)).toBe(true);
  await page.evaluate(() => location.assign('#dentro'));
  await page.keyboard.press('Escape');
  await expect.poll(() => layers(page)).toEqual([]);
  expect(page.url(), 'the address of the link stays').toBe(`${href}#dentro`);
});

test('Back is heard by the page where its own entry came between a layer that closed and the way back [LBOX-317]', async ({
  page,
  pageWith,
}) => {
  await pageWith('<p>Antes</p>');
  await tagRan(page);
  await openLayer(page, 'dialog', payloadOf('dialog'));
  await expect.poll(() => isMarked(page)).toBe(true);
  // Where the page adds an entry meanwhile, Firefox at random never goes back; here nothing ever does.
  const went = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { go } = History.prototype;
        History.prototype.go = () => {
          History.prototype.go = go;
          history.pushState(null, '', '?ordem=nome');
          resolve();
        };
      }),
  );
  await page.keyboard.press('Escape');
  await went;
  await page.evaluate(() => {
    history.pushState(null, '', '?ordem=preco');
    addEventListener('popstate', () => document.body.append(` voltou a ${location.search} `));
  });
  await goBack(page);
  await expect(page.locator('body')).toContainText('voltou a ?ordem=nome');
  await openLayer(page, 'dialog', payloadOf('dialog'));
  await expect.poll(() => isMarked(page), 'the next layer has its entry').toBe(true);
  await goBack(page);
  await expect.poll(() => layers(page)).toEqual([]);
  expect(new URL(page.url()).search).toBe('?ordem=nome');
});
