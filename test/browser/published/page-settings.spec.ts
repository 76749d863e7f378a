// What the settings of a published site ask for is on every page of it, also where no element is a block.

import { expect, test } from '../tools/fixture.ts';
import { heldBack } from '../tools/held-back.ts';
import { shifted, watchShifts } from '../tools/layout-shift.ts';
import { arrived } from '../tools/traffic.ts';

const CONTEXT = {
  website: { id: '5a00000000000000000000bb', identifier: 'oficina', language: 'pt-BR' },
  websiteSettings: {
    announcementBarSettings: {
      style: 2,
      text: '<p>Portas abertas no sábado</p>',
      clickthroughUrl: { url: '/abertas' },
    },
  },
  cookieSettings: {
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: false,
    cookieBannerText: 'Este site conta visitas com cookies.',
    cookieBannerVariant: 'BAR',
    cookieBannerPosition: 'BOTTOM',
    cookieBannerAcceptType: 'OPT_IN',
  },
};
const HEAD = `<script data-name="static-context">var Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${JSON.stringify(CONTEXT)};</script>`;

for (const { name, html } of [
  { name: 'words alone', html: '<p>Só palavras.</p>' },
  { name: 'a section of pictures', html: '<figure><img data-src="/favicon.svg" alt="Um vaso"></figure>' },
])
  test(`a published page of ${name} has the cookie banner, and the announcement bar once that is answered`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await pageWith(html, { head: HEAD });
    await expect(page.getByText('Este site conta visitas com cookies.')).toBeVisible();
    await page.locator('[data-block=cookie-banner] [part~=accept], [data-block=cookie-banner] button').first().click();
    await expect(page.getByText('Portas abertas no sábado')).toBeVisible();
  });

test('the control: the same page without the context has neither, and fetches no stage', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await pageWith('<p>Só palavras.</p>');
  await arrived(page);
  expect(files.filter((file) => file.includes('/chunks/'))).toEqual([]);
  await expect(page.locator('[data-block]')).toHaveCount(0);
});

test('IMG-304 a picture outside blocks has the shape that its dimensions tell, before the code that places it and with a file of another shape', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const release = await heldBack(page, '**/chunks/image-loader-*');
  await pageWith(
    '<figure style="width:300px"><img data-src="/favicon.svg" data-image-dimensions="600x200" alt=""></figure>',
    {
      head: `${HEAD}<style>img{display:block;width:100%}</style>`,
    },
  );
  const picture = page.locator('img');
  const height = () => picture.evaluate((element: HTMLElement) => element.offsetHeight);
  await expect.poll(height).toBe(100);
  await expect(picture).not.toHaveAttribute('src');
  release();
  await expect(picture).toHaveAttribute('src', /favicon/);
  await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalHeight > 0)).toBe(true);
  expect(await height()).toBe(100);
});

test('a picture of a page on which the platform’s own runtime is stays as it is', async ({ page, pageWith }) => {
  await pageWith(
    '<figure style="width:300px"><img data-src="/favicon.svg" data-image-dimensions="600x200" alt=""></figure><div data-controllers-bound="Image"></div>',
    { head: HEAD },
  );
  await expect.poll(() => page.evaluate(() => typeof Reflect.get(window, 'Vitrine')?.store)).toBe('object');
  await expect(page.locator('img')).not.toHaveAttribute('style');
});

/** A page with the place of the bar at its top. A style sheet that comes late holds the first paint. */
const PLACE = '<div class="sqs-announcement-bar-dropzone"></div>';
const barred = `${PLACE}<p>Só palavras.</p>`;
const LATE = `${HEAD}<link rel="stylesheet" href="/late.css">`;

for (const width of [1280, 390])
  test(`the announcement is in the place that the page has for it if nothing was painted before, moves nothing, and the place is as before once it is closed: ${width} px [BARS-001]`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    let isFirst = true;
    await page.route('**/late.css', async (route) => {
      // Not a locator, which looks once a frame: there is none before this file has come.
      if (isFirst)
        await page.waitForFunction(() => document.querySelector('[data-block=announcement-bar]'), null, {
          polling: 50,
        });
      isFirst = false;
      await route.fulfill({ contentType: 'text/css', body: 'p { color: #333 }' });
    });
    await pageWith(barred, { head: LATE });
    const place = page.locator('.sqs-announcement-bar-dropzone');
    const bar = page.getByRole('region', { name: 'Anúncio' });
    await expect(bar).toBeVisible();
    expect(await place.evaluate((element) => element.getBoundingClientRect().height)).toBe(
      await bar.evaluate((element) => element.getBoundingClientRect().height),
    );
    expect((await bar.boundingBox())?.y).toBe((await place.boundingBox())?.y);
    expect(await shifted(page)).toBe(0);
    await page.locator('[data-block=cookie-banner] button').first().click();
    await bar.getByRole('button', { name: 'Fechar anúncio' }).click();
    await expect(bar).toHaveCount(0);
    expect(await place.evaluate((element) => element.outerHTML)).toBe(PLACE);
    await page.reload();
    await arrived(page);
    await expect(page.locator('html[data-vitrine-initialised*=services]')).toBeAttached();
    expect(await place.evaluate((element) => element.outerHTML)).toBe(PLACE);
  });

test('the announcement is at the lower edge of the window if the page was painted before', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await page.route('**/chunks/stage-*', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
  await pageWith(barred, { head: HEAD });
  await page.locator('[data-block=cookie-banner] button').first().click();
  await expect(page.getByRole('region', { name: 'Anúncio' })).toBeInViewport();
  await expect(page.locator('.sqs-announcement-bar-dropzone')).toBeEmpty();
});
