// Posts of the page itself, with pictures that may be elsewhere.
import type { Locator } from '@playwright/test';
import { choose, restrictive } from '../../consent/gated-page.ts';
import { axe } from '../../tools/axe.ts';
import { expect, readyInView, settled, test } from '../../tools/fixture.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const post = (number: number, attributes = ''): string =>
  `<article ${attributes}><p>Publicação ${number}</p><p><a href="#p${number}">dia ${number}</a></p></article>`;

test('the page’s posts are a list; the button shows more of them and the focus goes to the first new one [BLOCK-011]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(
    `<div data-block="social-feed" data-step="2">${post(1)}${post(2)}${[3, 4, 5].map((one) => post(one, 'hidden')).join('')}<p><a href="#todas">Todas</a></p></div>`,
  );
  await settled(page);
  const items = page.locator('[part=post]');
  await expect(items).toHaveCount(2);
  await expect(page.getByText('Publicação 3')).toBeHidden();
  const more = page.getByRole('button', { name: 'Mostrar mais' });
  // On a phone posts are beside each other, and so are the button and the page's link.
  await page.setViewportSize({ width: 390, height: 844 });
  const middle = (one: Locator): Promise<number> =>
    one.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    });
  expect(await middle(items.nth(1))).toBe(await middle(items.first()));
  expect(await middle(page.getByRole('link', { name: 'Todas' }))).toBeCloseTo(await middle(more), -1);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(items).toHaveCount(4);
  await expect(page.getByText('Publicação 3')).toBeVisible();
  await expect(items.nth(2)).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('4 publicações à mostra.');
  await more.click();
  await expect(items).toHaveCount(5);
  await expect(more).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Todas' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  expect(await page.locator('article[hidden]').count()).toBe(3);
});

test('no byte of a picture elsewhere is requested before consent, in the markup or in JSON [BLOCK-011]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked: string[] = [];
  await page.context().route(/fotos\.exemplo/, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'image/png', body: PIXEL });
  });
  // The control: an ordinary picture of that host is seen by the watch.
  await pageWith('<img src="https://fotos.exemplo/controle.png" alt="">');
  await expect.poll(() => asked).toEqual(['/controle.png']);
  asked.length = 0;
  const posts = JSON.stringify([
    {
      text: 'Maio',
      image: 'https://fotos.exemplo/maio.png',
      imageAlt: 'Três vasos',
      date: '2026-05-30',
      url: 'https://rede.exemplo/1',
    },
  ]);
  await pageWith(
    restrictive(
      `<div data-block="social-feed"><article><img data-consent-src="https://fotos.exemplo/abril.png" width="300" height="300" alt="Um vaso"><p>Abril</p></article></div>
      <div data-block="social-feed" data-posts='${posts}'></div>`,
    ),
  );
  await settled(page);
  await expect(page.getByText('30 de maio de 2026')).toBeVisible();
  await expect(page.getByRole('group', { name: 'As fotos desta seção' })).toHaveCount(2);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Carregar uma vez' }).first().click();
  await expect.poll(() => asked).toEqual(['/abril.png']);
  await choose(page, { marketing: true });
  await expect.poll(() => asked).toEqual(['/abril.png', '/maio.png']);
  await choose(page, { marketing: false });
  await expect(page.locator('article img[src]')).toHaveCount(0);
});

test('a grid has posts beside each other, a list below each other', async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  const tops = (): Promise<number> =>
    page
      .locator('[part=post]')
      .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size);
  for (const [layout, rows] of [
    ['grid', 1],
    ['list', 3],
  ] as const) {
    await pageWith(
      `<div data-block="social-feed" data-layout="${layout}"><ul><li>1</li><li>2</li><li>3</li></ul></div>`,
    );
    await settled(page);
    expect(await tops()).toBe(rows);
    await expect(page.getByRole('listitem')).toHaveCount(3);
  }
});

test('the shop’s home page has a wall, and shows more of it', { tag: '@long' }, async ({ page }) => {
  await page.goto('/atelie/');
  const wall = page.locator('[data-block=social-feed]');
  await readyInView(wall);
  await expect(wall.locator('figure:visible')).toHaveCount(4);
  await wall.getByRole('button', { name: 'Mostrar mais' }).click();
  await expect(wall.locator('figure:visible')).toHaveCount(8);
});
