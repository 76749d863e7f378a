// Pages that add, remove, move and repeat what waits for consent, and pages without Vitrine again.

import { deferred } from '../../deferred.ts';
import { expect, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { choose, external, frame, inline, placeholderOf, pressed, ran, restrictive, vendors } from './gated-page.ts';

test('frames that are added, moved or removed while they wait have their notice with them, and two with one id each their own', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked = await vendors(page);
  await pageWith(restrictive(`<section id="aqui">${frame('um')}</section><section id="la"></section>`));
  await expect(placeholderOf(page, '#um')).toBeVisible();
  await page.evaluate(() => {
    const one = document.getElementById('um') as HTMLElement;
    document.getElementById('la')?.append(one, one.cloneNode(true));
  });
  await expect(page.locator('#la [data-consent-notice]')).toHaveCount(2);
  await expect(page.locator('#aqui [data-consent-notice]')).toHaveCount(0);
  await page.evaluate(() => document.querySelector('#la iframe')?.remove());
  await expect(page.locator('[data-consent-notice]')).toHaveCount(1);
  await choose(page, { marketing: true });
  await expect.poll(() => asked).toEqual(['videos.exemplo/um']);
  await expect(page.locator('[data-consent-notice]')).toHaveCount(0);
});

test('a hundred frames get their notices with few layouts', { tag: '@long' }, async ({ page, pageWith }) => {
  await vendors(page);
  await pageWith(restrictive('<section id="muitos"></section>'));
  await page.evaluate(() => Reflect.get(window, 'Vitrine').ready());
  const debug = await page.context().newCDPSession(page);
  await debug.send('Performance.enable');
  const layouts = async (): Promise<number> =>
    (await debug.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
  const before = await layouts();
  await page.evaluate(
    (html) => document.getElementById('muitos')?.insertAdjacentHTML('beforeend', html),
    Array.from({ length: 100 }, (_, at) => frame(`f${at}`)).join(''),
  );
  await expect(page.locator('[data-consent-notice]')).toHaveCount(100);
  await frames(page, 3);
  // Each frame lays its own empty document out.
  expect((await layouts()) - before).toBeLessThan(100 + 20);
});

test('stopping Vitrine leaves frames, scripts and blocks as they were found', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await vendors(page);
  const found = `${frame('um')}${frame('dois', 'data-consent="preferences"')}${inline('x')}${external('a.js', 'data-consent="preferences"')}<div id="b" data-block="accordion" data-block-consent="marketing"><details><summary>P</summary><p>R</p></details></div>`;
  await pageWith(restrictive(`<section id="tudo">${found}</section>`));
  await choose(page, { preferences: true });
  await expect.poll(() => ran(page)).toEqual(['/a.js']);
  await expect(page.locator('#tudo [data-consent-notice]')).toHaveCount(2);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  expect(await page.evaluate(() => document.getElementById('tudo')?.innerHTML)).toBe(found);
});

test('a frame that is removed while it loads is empty again, and waits like a new one where the page puts it back', async ({
  page,
  pageWith,
}) => {
  const { promise: late, resolve: arrive } = deferred();
  const asked = await vendors(page, () => late);
  await pageWith(restrictive(`<section id="aqui">${frame('um')}${frame('dois')}</section>`));
  await pressed(page, '#um', 'Carregar uma vez');
  await expect.poll(() => asked).toEqual(['videos.exemplo/um']);
  await page.evaluate(() => {
    const one = document.getElementById('um') as HTMLElement;
    one.remove();
    Object.assign(window, { one });
  });
  await frames(page, 3);
  expect(await page.evaluate(() => Reflect.get(window, 'one').hasAttribute('src'))).toBe(false);
  await expect(page.locator('[data-consent-notice]')).toHaveCount(1);
  arrive();
  await choose(page, { marketing: false });
  await page.evaluate(() => document.getElementById('aqui')?.append(Reflect.get(window, 'one')));
  await expect(placeholderOf(page, '#um')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('once is for one frame: the other of the same service waits, and always is for all of that service, scripts too', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked = await vendors(page);
  const own = 'data-consent="marketing" data-consent-service="videos"';
  const services = [{ name: 'videos', title: 'Vídeos', purpose: 'marketing' }];
  await pageWith(
    restrictive(frame('um', own) + frame('dois', own) + inline('do serviço', own) + inline('outro') + frame('tres'), {
      services,
    }),
  );
  await expect(placeholderOf(page, '#um')).toContainText('Vídeos');
  await pressed(page, '#um', 'Carregar uma vez');
  await expect(page.frameLocator('#um').getByRole('button')).toBeVisible();
  await expect(placeholderOf(page, '#dois')).toBeVisible();
  expect(await ran(page)).toEqual([]);
  await pressed(page, '#dois', 'Sempre permitir');
  await expect.poll(() => ran(page)).toEqual(['do serviço']);
  await expect(page.frameLocator('#dois').getByRole('button')).toBeVisible();
  await expect(placeholderOf(page, '#tres')).toBeVisible();
  expect(asked).toEqual(['videos.exemplo/um', 'videos.exemplo/dois']);
});

test('a frame in a named slot of the page’s own element has its notice in the same slot, and what is inside a shadow root is left alone', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked = await vendors(page);
  await pageWith(restrictive(`<div id="caixa">${frame('um').replace('<iframe', '<iframe slot="midia"')}</div>`), {
    head: `<script>addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('caixa').attachShadow({ mode: 'open' });
      root.innerHTML = '<p>Vídeo</p><slot name="midia"></slot><iframe id="dentro" data-consent="marketing" data-consent-src="https://videos.exemplo/dentro"></iframe>';
    })</script>`,
  });
  const notice = placeholderOf(page, '#um');
  await expect(notice).toBeVisible();
  await frames(page, 3);
  const [is, at] = [await notice.boundingBox(), await page.locator('#um').boundingBox()];
  expect(is).toEqual(at);
  await pressed(page, '#um', 'Carregar uma vez');
  await expect(page.frameLocator('#um').getByRole('button')).toBeVisible();
  await choose(page, { marketing: true });
  await frames(page, 3);
  expect(asked).toEqual(['videos.exemplo/um']);
});

test('a block that is moved or removed has its notice with it', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(
    restrictive(
      '<section id="aqui"><div id="bloco" style="height:200px" data-block="accordion" data-block-consent="marketing"><details><summary>P</summary><p>R</p></details></div></section><section id="la"></section>',
    ),
  );
  await expect(placeholderOf(page, '#bloco')).toBeVisible();
  await page.evaluate(() => document.getElementById('la')?.append(document.getElementById('bloco') as HTMLElement));
  await expect(page.locator('#la > [data-consent-notice]')).toHaveCount(1);
  await expect(page.locator('#aqui > *')).toHaveCount(0);
  await page.evaluate(() => document.getElementById('bloco')?.remove());
  await expect(page.locator('[data-consent-notice]')).toHaveCount(0);
});
