// Nobody but the demo's own server is asked for anything before a click or consent: on the pages of its blocks, in its scenes and in its shop.

import type { APIRequestContext, Page } from '@playwright/test';
import { choose } from '../consent/gated-page.ts';
import { ITEMS, isItem, linkedPages } from '../consent/shop-pages.ts';
import { expect, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { demoUrl } from '../tools/server-log.ts';
import { listed } from './many-pages.ts';

/** Blocks that show what others give, and those that may contain them. */
const FROM_OUTSIDE =
  /data-block="(video|map|embed|reservation|social-feed|tour-dates|gallery|lightbox)"|data-captcha-vendor|data-lightbox|data-third-party/;
/** What stands for a vendor on the demo's own server: it has to wait just like one. */
const STAND_IN = /^\/(de-fora\/|maps\.js|captcha\.js)/;

// A policy would hide what is asked for: its own refusals are no requests.
test.use({ bypassCSP: true });

/** Every request to a vendor, or to what stands for one. Those to other hosts get no answer. */
async function watchVendors(page: Page): Promise<string[]> {
  const own = new URL(demoUrl()).host;
  const asked: string[] = [];
  const isOutside = ({ host, protocol }: URL): boolean => /^(http|ws)/.test(protocol) && host !== own;
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (isOutside(url)) asked.push(url.host + url.pathname);
    else if (STAND_IN.test(url.pathname)) asked.push(url.pathname);
  });
  await page.context().route(isOutside, (route) => route.abort());
  return asked;
}

/** As high as a page is: every block is in view, and is loaded at once. */
const tall = (page: Page): Promise<void> => page.setViewportSize({ width: 1280, height: 12_000 });

/** Shows a page, and waits until its blocks have come as far as they come by themselves. */
async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const underWay = (): Promise<number> =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('[data-block-state=loading], [data-block-state=waiting]')].filter((one) => {
          const { top, bottom, height } = one.getBoundingClientRect();
          return height > 0 && bottom > 0 && top < innerHeight;
        }).length,
    );
  await expect.poll(underWay, { message: path }).toBe(0);
  await frames(page, 3);
}

/** Shows these pages, none of which asks a vendor by itself. */
async function expectNoVendor(page: Page, paths: readonly string[]): Promise<void> {
  const asked = await watchVendors(page);
  await tall(page);
  for (const path of paths) {
    asked.length = 0;
    await show(page, path);
    expect.soft(asked, path).toEqual([]);
  }
}

const withVendors = async (request: APIRequestContext, paths: readonly string[]): Promise<string[]> => {
  const html = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
  return paths.filter((_, at) => FROM_OUTSIDE.test(html[at] ?? ''));
};

const blockPages = (): string[] => listed().blocks.map(({ name }) => `/blocks/${name}`);
const scenes = (): string[] => listed().scenes.map((one) => `/cenas/${Reflect.get(one, 'name')}`);
const shop = async (request: APIRequestContext): Promise<string[]> => [
  ...(await linkedPages(request)).filter((path) => !isItem(path)),
  ...ITEMS,
];

const PLACES = [
  ['the pages of the blocks', async () => blockPages(), ['/blocks/video', '/blocks/map', '/blocks/form']],
  ['the scenes', async () => scenes(), ['/cenas/todos-os-blocos', '/cenas/publicacoes-de-fora']],
  ['the shop', shop, ['/atelie/contato', '/atelie/agenda', '/atelie/diario/a-noite-do-forno']],
] as const;

for (const [name, pathsOf, among] of PLACES)
  test(`${name} ask no vendor before a click or consent [THIRD-004, VIDEO-001]`, {
    tag: '@long',
  }, async ({ page, request, allowConsole }) => {
    // Scenes show what fails.
    allowConsole(/./);
    const paths = await withVendors(request, await pathsOf(request));
    expect(paths).toEqual(expect.arrayContaining([...among]));
    await expectNoVendor(page, paths);
  });

test('pages of a block, of a scene and of the shop ask no vendor before a click or consent [THIRD-004, VIDEO-001]', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/./);
  await expectNoVendor(page, ['/blocks/video', '/cenas/publicacoes-de-fora', '/atelie/contato']);
});

const stage = (page: Page) => page.locator('#stage');
const variant = (page: Page, title: RegExp) => page.locator('.variants > *').filter({ hasText: title });
const load = (page: Page, title: RegExp): Promise<void> =>
  variant(page, title).getByRole('button', { name: 'Carregar uma vez' }).first().click();
const play = (page: Page, title: RegExp): Promise<void> => variant(page, title).locator('[part=video-play]').click();

/** Each vendor: the page, what the visitor does, and what is asked for then. The control of the tests above. */
const VENDORS: readonly (readonly [
  vendor: string,
  path: string,
  act: (page: Page) => Promise<unknown>,
  address: RegExp,
])[] = [
  [
    'YouTube',
    '/blocks/video',
    (page) => stage(page).locator('[part=video-play]').click(),
    /^www\.youtube-nocookie\.com/,
  ],
  ['Vimeo', '/blocks/video', (page) => load(page, /Vimeo, sem capa/), /^player\.vimeo\.com/],
  ['Wistia', '/blocks/video', (page) => play(page, /Wistia/), /^fast\.wistia\.net/],
  ['Animoto', '/blocks/video', (page) => play(page, /Animoto/), /^s3\.amazonaws\.com\/embed\.animoto\.com/],
  ['the maps service', '/blocks/map', (page) => load(page, /Serviço de mapas/), /^\/maps\.js/],
  [
    'an embedded player',
    '/blocks/embed',
    (page) => stage(page).getByRole('button', { name: 'Carregar uma vez' }).click(),
    /^\/de-fora\//,
  ],
  [
    'a reservation',
    '/blocks/reservation',
    (page) => stage(page).getByRole('button', { name: 'Carregar uma vez' }).click(),
    /^\/de-fora\//,
  ],
  ['pictures of a network', '/blocks/social-feed', (page) => choose(page, { marketing: true }), /^fotos\.exemplo\//],
  [
    'dates of a tour',
    '/blocks/tour-dates',
    (page) => page.getByRole('button', { name: 'Carregar uma vez' }).click(),
    /^rest\.bandsintown\.com/,
  ],
  [
    'a captcha',
    '/blocks/form',
    (page) => page.locator('[data-captcha-vendor] [part~=control][name=nome]').first().fill('Ana'),
    /^\/captcha\.js/,
  ],
];

test('each vendor is asked once the visitor wants it, and no other with it', { tag: '@long' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/./);
  const asked = await watchVendors(page);
  await tall(page);
  for (const [vendor, path, act, address] of VENDORS) {
    await show(page, path);
    asked.length = 0;
    await act(page);
    await expect.poll(() => asked.length, { message: vendor }).toBeGreaterThan(0);
    for (const one of asked) expect.soft(one, vendor).toMatch(address);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});
