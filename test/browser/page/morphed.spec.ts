// Pages that change their markup below mounted blocks: libraries that make a page like the server's new answer, and scripts that add, replace and remove. The server's words stay readable.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { blockNames, exampleOf, isPageLevel, payloadOf } from '../../declarations.ts';
import { textsOf } from '../tools/composed.ts';
import { expect, readyInView, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { testPage } from '../tools/test-page.ts';
import { openLayer, tagRan } from '../tools/vitrine-of.ts';
import { CHANGES } from './later-changes.ts';

const { resolve } = createRequire(import.meta.url);
const script = (file: string): string =>
  `<script>${readFileSync(resolve(file), 'utf8').replaceAll('</script', '<\\/script')}</script>`;

/** What a page needs of each library, and how the page is brought up to date with it. */
const LIBRARIES: Readonly<Record<string, { head: string; body: string; update: string }>> = {
  'Turbo 8': {
    head: `<meta name="turbo-refresh-method" content="morph">${script('@hotwired/turbo/dist/turbo.es2017-umd.js')}`,
    body: '',
    update: `new Promise((done) => { addEventListener('turbo:render', done, { once: true }); Turbo.visit(location.href, { action: 'replace' }); })`,
  },
  idiomorph: {
    head: script('idiomorph/dist/idiomorph.js'),
    body: '',
    update: `fetch(location.href).then((answer) => answer.text()).then((text) => { Idiomorph.morph(document.body, new DOMParser().parseFromString(text, 'text/html').body); })`,
  },
  htmx: {
    head: script('htmx.org/dist/htmx.js'),
    body: `<button id="update" hx-get="/__page/test" hx-select="main" hx-target="main" hx-swap="outerMorph">Atualizar</button>`,
    update: `new Promise((done) => { addEventListener('htmx:after:swap', done, { once: true }); document.querySelector('#update').click(); })`,
  },
};

const inPage: string[] = [];
for (const name of blockNames) if (!(await isPageLevel(name))) inPage.push(name);
const EVERY_BLOCK = inPage.map((name) => `<section>${exampleOf(name)}</section>`).join('');

/** Every text of every block that can be seen. */
const wordsOf = async (page: Page): Promise<string[]> => {
  const all = [];
  for (const block of await page.locator('[data-block]').all())
    for (const { text, visible } of await textsOf(block)) if (visible) all.push(text);
  return all;
};

/** Waits until the code that follows changes runs: it is fetched once the first block is ready. */
const follows = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (;;) {
      const file = performance.getEntriesByType('resource').find(({ name }) => name.includes('renew-changed'));
      if (file) return void (await import(file.name));
      await new Promise(requestAnimationFrame);
    }
  });

/** Mounts every block by bringing it into view. */
const everyReady = async (page: Page): Promise<void> => {
  for (const block of await page.locator('section > [data-block]').all()) await readyInView(block);
  await page.evaluate(() => scrollTo(0, 0));
  await follows(page);
};

for (const [name, { head, body, update }] of Object.entries(LIBRARIES))
  test(`${name} makes a page of every block like the same answer, and like another one: every block is mounted again, every word is readable, none twice`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    const options = { head };
    await pageWith(body + EVERY_BLOCK, options);
    await everyReady(page);
    const before = await wordsOf(page);
    await page.evaluate(update);
    await everyReady(page);
    await expect.poll(() => wordsOf(page)).toEqual(before);
    const other = `${body}<section><p>Antes de tudo</p></section>${EVERY_BLOCK.replaceAll('</summary>', ' (nova)</summary>')}`;
    await page.route(/__page\/test$/, (route) =>
      route.fulfill({ headers: { 'content-type': 'text/html; charset=utf-8' }, body: testPage(other, options) }),
    );
    await page.evaluate(update);
    await everyReady(page);
    await expect(page.locator('main')).toContainText('Antes de tudo');
    const titles = [...EVERY_BLOCK.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, title]) => title);
    expect(titles.length).toBeGreaterThan(0);
    const after = before.map((word) => (titles.includes(word) ? `${word} (nova)` : word));
    await expect.poll(() => wordsOf(page)).toEqual(after);
  });

test('a changed block JSON of own markup makes the block anew, also one that follows options itself [MAP-006, VIDEO-310]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(
    `<div data-block="video" data-block-json='{"url":"/videos/noite-do-forno.webm","mode":"fit"}' style="height:200px"></div>
     <div data-block="map" data-block-json='{"addressTitle":"Ateliê","mapLat":-20,"mapLng":-43}'></div>`,
  );
  const video = page.locator('[data-block=video]');
  const map = page.locator('[data-block=map]');
  await expect(video.locator('[part=box]')).toHaveAttribute('data-mode', 'fit');
  await expect(map.locator('address')).toContainText('Ateliê');
  await follows(page);
  const say = (block: string, json: string): Promise<void> =>
    page.evaluate(
      ([name, text]) => document.querySelector(`[data-block=${name}]`)?.setAttribute('data-block-json', text),
      [block, json] as const,
    );
  await say('video', '{"url":"/videos/noite-do-forno.webm","mode":"fill"}');
  await expect(video.locator('[part=box]')).toHaveAttribute('data-mode', 'fill');
  await say('map', '{"addressTitle":"Loja","mapLat":-20,"mapLng":-43}');
  await expect(map.locator('address')).toContainText('Loja');
});

test('Turbo leaves a layer that covers the page behind with that page, whose scrolling is free again', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const turbo = LIBRARIES['Turbo 8'] as { head: string };
  await pageWith('<p>Uma</p>', turbo);
  await tagRan(page);
  await openLayer(page, 'dialog', payloadOf('dialog'));
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.route(/__page\/outra$/, (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: testPage(`<p>Outra</p><p style="block-size: 300vh"></p>`, turbo),
    }),
  );
  await page.evaluate(() => Reflect.get(window, 'Turbo').visit('/__page/outra'));
  await expect(page.getByText('Outra')).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
});

for (const { block, does, change, shown, gone, within } of CHANGES)
  test(`a page that ${does} in a mounted ${block} is shown as it is then`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await pageWith(exampleOf(block));
    const host = page.locator(`[data-block=${block}]`);
    await readyInView(host);
    const words = async (): Promise<string> =>
      within ? (await host.locator(within).allTextContents()).join(' ') : (await wordsOf(page)).join(' ');
    if (shown) expect(await words()).not.toContain(shown);
    if (gone) expect(await words()).toContain(gone);
    await follows(page);
    await host.evaluate((host, change) => new Function('host', change)(host), change);
    if (shown) await expect.poll(words).toContain(shown);
    if (gone) await expect.poll(words).not.toContain(gone);
    await readyInView(host);
  });

test('a gallery shows the picture that the page adds, and no more the one that it takes away', async ({
  page,
  pageWith,
}) => {
  await pageWith(exampleOf('gallery'));
  const host = page.locator('[data-block=gallery]');
  await readyInView(host);
  await follows(page);
  await host.evaluate((gallery) => {
    gallery.querySelector('figure')?.remove();
    gallery.insertAdjacentHTML(
      'beforeend',
      '<figure><img src="/imagens/limoes.jpg" width="1200" height="800" alt="Chegou depois"></figure>',
    );
  });
  await expect(host.getByRole('img', { name: 'Chegou depois' })).toBeVisible();
  await expect(host.getByRole('img', { name: 'Vaso redondo' })).toHaveCount(0);
});

test('a block element that becomes another block, or one at last, is mounted as that', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(
    `${exampleOf('accordion')}<div id="late"><section id="a"><h3>Café</h3><p>Coado.</p></section><section id="b"><h3>Pão</h3><p>Quente.</p></section></div>`,
  );
  const host = page.locator('[data-block]').first();
  await readyInView(host);
  await follows(page);
  await page.locator('#late').evaluate((late) => late.setAttribute('data-block', 'menu'));
  await readyInView(page.locator('#late'));
  await host.evaluate((element) => {
    element.setAttribute('data-block', 'menu');
    element.innerHTML =
      '<section id="c"><h3>Doces</h3><p>Bolo.</p></section><section id="d"><h3>Sucos</h3><p>Uva.</p></section>';
  });
  await expect(host.getByRole('tab', { name: 'Sucos' })).toBeVisible();
});

test('a page that takes the marks of a block away again and again goes on, and the block is mounted ever more rarely', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(exampleOf('accordion'));
  const host = page.locator('[data-block=accordion]');
  await readyInView(host);
  await follows(page);
  await host.evaluate((element) => {
    Reflect.set(window, 'mounts', 0);
    element.addEventListener('vitrine:block-ready', () =>
      Reflect.set(window, 'mounts', Reflect.get(window, 'mounts') + 1),
    );
    new MutationObserver(() => element.removeAttribute('data-block-state')).observe(element, {
      attributeFilter: ['data-block-state'],
    });
    element.removeAttribute('data-block-state');
  });
  const mounts = (): Promise<number> => page.evaluate(() => Reflect.get(window, 'mounts'));
  await expect.poll(mounts).toBeGreaterThan(1);
  await frames(page, 30);
  expect(await mounts()).toBeLessThan(10);
  await expect(host.getByText('Quanto tempo leva uma encomenda?')).toBeVisible();
});
