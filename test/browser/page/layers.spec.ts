// Page-level blocks: a toy layer, brought up by toy services.
import type { Page } from '@playwright/test';
import { exampleOf } from '../../declarations.ts';
import { axe } from '../tools/axe.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { reportOf, stageRan } from '../tools/vitrine-of.ts';
import { buildToy, serveToy, TOY_TAG as TAG } from '../toy/serve-toy.ts';

const context = (value: object): string =>
  `<script type="application/json" data-site-context>${JSON.stringify(value)}</script>`;

test.beforeAll(buildToy);
test.beforeEach(({ page }) => serveToy(page));

const force = (page: Page): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new CustomEvent('vitrine:cookie-banner-force')));
const button = (page: Page) => page.getByRole('button', { name: 'Aviso' });
const requested = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
};

test('a layer is brought up at the end of the body, once, and works', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(exampleOf('accordion'), { tag: TAG });
  await settled(page);
  await force(page);
  await button(page).click();
  await force(page);
  await expect(button(page)).toHaveText('Aviso: 1 ltr');
  await expect(page.locator('body > [data-block=layer][data-block-added]')).toHaveAttribute(
    'data-block-state',
    'ready',
  );
  await expect(page.locator('[data-block=layer]')).toHaveCount(1);
});

test("a layer stands in the page's own element for it, and waits there until it is opened", async ({
  page,
  pageWith,
}) => {
  const paths = requested(page);
  await pageWith(`<div data-block="layer" data-words="Olá" id="aqui"></div><p>fim</p>`, { tag: TAG });
  await stageRan(page);
  await expect(page.locator('#aqui')).toHaveAttribute('data-block-state', 'waiting');
  expect(paths.filter((path) => /layer|core/.test(path))).toEqual([]);
  await force(page);
  await expect(page.locator('#aqui').getByRole('button', { name: 'Olá' })).toBeVisible();
  await expect(page.locator('[data-block=layer]')).toHaveCount(1);
});

test('a layer takes no room and stays where it is whatever the page says of its divs', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(exampleOf('accordion'), {
    tag: TAG,
    head: '<style>body { display: grid; gap: 40px } div { display: none !important; transform: rotate(9deg) } [data-block=accordion] { display: block !important }</style>',
  });
  await settled(page);
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await force(page);
  await expect(button(page)).toBeVisible();
  const box = await page.locator('.notice').boundingBox();
  expect(box).toMatchObject({ x: 0, width: 1280, height: 60 });
  expect(Math.round((box?.y ?? 0) + 60)).toBe(800);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
});

test('a layer is accessible and leaves no mark after destroy', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith('<p>texto</p>', { tag: TAG });
  const clean = await page.evaluate(() => document.body.innerHTML);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').ready());
  await stageRan(page);
  await force(page);
  await expect(button(page)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  await expect(button(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.body.innerHTML)).toBe(clean);
});

for (const where of ['render', 'effect', 'later render'])
  test(`a layer that throws in ${where} goes, and the page goes on, fault F-110`, {
    tag: '@long',
  }, async ({ page, pageWith, allowConsole }) => {
    allowConsole(/VT020/);
    await pageWith(`<div data-block="layer" data-throws="${where}"></div>${exampleOf('accordion')}`, { tag: TAG });
    await expect(page.locator('[data-block=accordion]')).toHaveAttribute('data-block-state', 'ready');
    await force(page);
    const place = page.locator('[data-block=layer]');
    if (where === 'later render') await page.getByRole('button', { name: 'Aviso' }).click();
    await expect(place).toHaveAttribute('data-block-state', 'failed');
    await expect(place).toBeEmpty();
    expect((await reportOf(page)).messages).toEqual([
      { code: 'VT020', block: 'layer', message: expect.stringContaining(`boom in ${where}`) },
    ]);
    await page.locator('[part=trigger]').first().click();
    await expect(page.locator('[data-is-open=true]')).toHaveCount(1);
  });

test('a layer whose place cannot be read is reported, others go on', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/VT020/);
  await pageWith('<div data-block="layer" data-unreadable></div>', { tag: TAG });
  await stageRan(page);
  await force(page);
  await expect(page.locator('[data-block=layer]')).toHaveAttribute('data-block-state', 'failed');
});

test('the consent service is fetched for cookie settings that are on, and not without need', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const paths = requested(page);
  const services = (): string[] => paths.filter((path) => /\/(consent|calls)-/.test(path));
  await pageWith(exampleOf('accordion'), { head: context({ website: { id: 'a' } }) });
  await settled(page);
  // A block that waits for a purpose asks for nothing: the stage reads the decision itself.
  await pageWith(exampleOf('accordion').replace('data-block=', 'data-block-consent="marketing" data-block='));
  await expect(page.locator('[data-block]')).toHaveAttribute('data-block-state', 'waiting');
  expect(services()).toEqual([]);
  await pageWith('<p>sem blocos</p>', { head: context({ cookieSettings: { isCookieBannerEnabled: true } }) });
  await expect.poll(services).toHaveLength(1);
  await pageWith('<p>sem blocos</p>', {
    head: context({ cookieSettings: { isRestrictiveCookiePolicyEnabled: true } }),
  });
  await expect.poll(services).toHaveLength(2);
});

test('services that do not load are tried twice and reported', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/VT023|Failed to load resource/);
  let tries = 0;
  await page.route('**/consent-*', (route) => {
    tries += 1;
    return route.fulfill({ status: 503 });
  });
  await pageWith(exampleOf('accordion'));
  await settled(page);
  const answer = await page.evaluate(() =>
    Reflect.get(window, 'Vitrine')
      .consent.open()
      .then(
        () => 'opened',
        () => 'refused',
      ),
  );
  expect(answer).toBe('refused');
  expect(tries).toBe(2);
  expect((await reportOf(page)).messages.map(({ code }) => code)).toEqual(['VT023']);
});
