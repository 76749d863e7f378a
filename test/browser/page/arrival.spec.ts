// Blocks that come, move, are copied and go after the page is ready (faults F-007, F-008, F-038, F-039).
import type { Page } from '@playwright/test';
import { exampleOf } from '../../declarations.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { patchScripts } from '../tools/patch-scripts.ts';
import { reportOf, stageRan, viewsPerBlock } from '../tools/vitrine-of.ts';

const ACCORDION = exampleOf('accordion').trim();
const EMPTY = '<div id="place"></div>';

const put = (page: Page, html: string, count = 1): Promise<void> =>
  page.evaluate(
    ([markup, times]) => document.querySelector('#place')?.insertAdjacentHTML('beforeend', markup.repeat(times)),
    [html, count] as const,
  );

const outer = (page: Page): Promise<string[]> =>
  page.locator('[data-block]').evaluateAll((hosts) => hosts.map((host) => host.outerHTML));

test('a block inserted later stands, fault F-007 [ACC-001]', async ({ page, pageWith }) => {
  await pageWith(`${EMPTY}${ACCORDION}`);
  await settled(page);
  await put(page, ACCORDION);
  await expect(page.locator('[data-block-state=ready]')).toHaveCount(2);
});

test('a page that had no blocks gets its first one later, fault F-007', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(EMPTY);
  await page.waitForLoadState('load');
  await put(page, ACCORDION);
  await settled(page);
  expect(await viewsPerBlock(page)).toEqual([1]);
});

test('a thousand inserted at once all stand, each once, fault F-007', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(`${EMPTY}${ACCORDION}`);
  await settled(page);
  await put(page, '<div data-block="accordion" data-block-load="load"><h3>Um</h3><p>Dois</p></div>', 1_000);
  await settled(page);
  const views = await viewsPerBlock(page);
  expect(views).toHaveLength(1_001);
  expect(views.every((count) => count === 1)).toBe(true);
});

test('a block in a template stays as it is, its copy stands, fault F-007', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(`${EMPTY}${ACCORDION}<template id="model">${ACCORDION}</template>`);
  await settled(page);
  const inTemplate = (): Promise<string> =>
    page.locator('#model').evaluate((template) => (template as HTMLTemplateElement).innerHTML);
  expect(await inTemplate()).toBe(ACCORDION);
  await page.evaluate(() => {
    const model = document.querySelector<HTMLTemplateElement>('#model');
    if (model) document.querySelector('#place')?.append(model.content.cloneNode(true));
  });
  await settled(page);
  expect(await viewsPerBlock(page)).toEqual([1, 1]);
  expect(await inTemplate()).toBe(ACCORDION);
});

test('a block inside another shadow root stands once it is scanned, fault F-007', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(`${EMPTY}${ACCORDION}`);
  await settled(page);
  await page.evaluate((html) => {
    const root = document.querySelector('#place')?.attachShadow({ mode: 'open' });
    if (!root) return;
    root.innerHTML = html;
    Reflect.get(window, 'Vitrine').scan(root);
  }, ACCORDION);
  await expect(page.locator('#place [data-block]')).toHaveAttribute('data-block-state', 'ready');
});

test('a moved block keeps its view and its state, fault F-007', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(`${EMPTY}${ACCORDION}`);
  await settled(page);
  await page.locator('[part=trigger]').first().press('Enter');
  const same = await page.evaluate(async (html) => {
    const host = document.querySelector('[data-block]');
    const view = host?.shadowRoot?.querySelector('.vitrine');
    let removed = 0;
    addEventListener('vitrine:block-removed', () => {
      removed += 1;
    });
    if (host) document.querySelector('#place')?.append(host);
    // A later block that is ready: by then the move has been dealt with.
    const next = new Promise((done) => addEventListener('vitrine:block-ready', done, { once: true }));
    host?.insertAdjacentHTML('beforebegin', html);
    await next;
    return { same: host?.shadowRoot?.querySelector('.vitrine') === view, removed };
  }, ACCORDION);
  expect(same).toEqual({ same: true, removed: 0 });
  await expect(page.locator('#place [part=trigger][aria-expanded=true]')).toHaveCount(1);
  expect(await viewsPerBlock(page)).toEqual([1, 1]);
});

test('a clone with its mount marks gets a view of its own, and gives its markup back, fault F-007', async ({
  page,
  pageWith,
}) => {
  await pageWith(ACCORDION);
  await settled(page);
  await page.evaluate(() => {
    const host = document.querySelector('[data-block]');
    host?.after(host.cloneNode(true));
  });
  await settled(page);
  expect(await viewsPerBlock(page)).toEqual([1, 1]);
  await page.locator('[data-block]').nth(1).locator('[part=trigger]').first().press('Enter');
  await expect(page.locator('[data-block]').nth(1).locator('[data-is-open=true]')).toHaveCount(1);
  await expect(page.locator('[data-block]').nth(0).locator('[data-is-open=true]')).toHaveCount(0);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  expect(await outer(page)).toEqual([ACCORDION, ACCORDION]);
});

test('innerHTML += on the body mounts the new blocks and lets the old ones go, fault F-008', async ({
  page,
  pageWith,
}) => {
  const html = ACCORDION + exampleOf('marquee').trim();
  await pageWith(html, { tag: '' });
  const before = await outer(page);
  await pageWith(html);
  await settled(page);
  await page.evaluate(() => {
    document.body.innerHTML += '<p>mais</p>';
  });
  await settled(page);
  await expect.poll(() => viewsPerBlock(page)).toEqual([1, 1]);
  expect((await reportOf(page)).blocks.map(({ state }) => state)).toEqual(['ready', 'ready']);
  await page.locator('[part=trigger]').first().press('Enter');
  await expect(page.locator('[data-is-open=true]')).toHaveCount(1);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  expect(await outer(page)).toEqual(before);
});

test('a removed block is unmounted, and mounts again when it comes back, fault F-008', async ({ page, pageWith }) => {
  await pageWith(`${EMPTY}${ACCORDION}`);
  await settled(page);
  const after = await page.evaluate(async () => {
    const host = document.querySelector('[data-block]');
    const gone = new Promise<string>((done) =>
      addEventListener('vitrine:block-removed', (event) => done((event as CustomEvent).detail.block), { once: true }),
    );
    host?.remove();
    const block = await gone;
    Reflect.set(window, 'kept', host);
    const { blocks } = await Reflect.get(window, 'Vitrine').report();
    return { block, html: host?.outerHTML, known: blocks.length };
  });
  expect(after).toEqual({ block: 'accordion', html: ACCORDION, known: 0 });
  await page.evaluate(() => document.querySelector('#place')?.append(Reflect.get(window, 'kept')));
  await settled(page);
  expect(await viewsPerBlock(page)).toEqual([1]);
});

test('the control: without the sweep a removed block stays known, and keeps its view', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const taken = await patchScripts(page, '**/chunks/stage-*', /\w+\.isConnected\|\|(?=\w+\.unmount)/g, '1||');
  await pageWith(`${EMPTY}${ACCORDION}`);
  await settled(page);
  await page.evaluate(() => {
    const host = document.querySelector('[data-block]');
    Reflect.set(window, 'kept', host);
    host?.remove();
  });
  await put(page, ACCORDION);
  await settled(page);
  const { blocks } = await reportOf(page);
  expect(blocks.map(({ state }) => state)).toEqual(['ready', 'ready']);
  expect(await page.evaluate(() => Reflect.get(window, 'kept').shadowRoot.querySelectorAll('.vitrine').length)).toBe(1);
  expect(taken(), 'places where the protection stands').toBe(1);
});

test('destroy gives every block back and answers nothing any more, fault F-039', async ({ page, pageWith }) => {
  const html = `${EMPTY}${ACCORDION}${exampleOf('marquee')}<div style="height: 3000px"></div>${ACCORDION}`;
  await pageWith(html, { tag: '' });
  const before = await outer(page);
  await pageWith(html);
  await stageRan(page);
  await expect(page.locator('[data-block-state=ready]')).toHaveCount(2);
  await page.locator('[part=trigger]').first().press('Enter');
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  expect(await outer(page)).toEqual(before);
  await put(page, ACCORDION);
  await frames(page);
  expect(await page.locator('[data-block-state]').count()).toBe(0);
});

test('a page that swaps its views keeps no block of the old one, fault F-038', async ({ page, pageWith }) => {
  await pageWith(`<div id="place">${ACCORDION}</div>`);
  await settled(page);
  for (const name of ['marquee', 'accordion', 'marquee']) {
    await page.evaluate(
      ([path, html]) => {
        history.pushState(null, '', path);
        const next = document.createElement('div');
        next.id = 'place';
        next.innerHTML = html;
        document.querySelector('#place')?.replaceWith(next);
      },
      [`/__page/${name}`, exampleOf(name)] as const,
    );
    await settled(page);
    expect((await reportOf(page)).blocks).toEqual([{ block: name, state: 'ready', error: null }]);
    expect(await viewsPerBlock(page)).toEqual([1]);
  }
});
