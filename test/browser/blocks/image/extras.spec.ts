// What few image blocks have: the lightbox, the link to Pinterest, the movement with the scroll position, the shadow.
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';
import { frames } from '../../tools/frames.ts';
import { accept, BOTH, bannerOf } from '../cookie-banner/cookie-page.ts';
import { hostOf, imageBlock } from './image-page.ts';

const context = (mode: unknown): string =>
  `<script type="application/json" data-site-context>${JSON.stringify({
    cookieSettings: BOTH,
    websiteSettings: { pinterestOverlayOptions: mode === undefined ? {} : { mode } },
  })}</script>`;

const pin = (page: Page, at = 0) => hostOf(page, at).locator('[part=pin]');

test('the button over the picture opens the lightbox with it, and Esc leads back to the button', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(imageBlock('data-lightbox data-lightbox-theme="light"', { caption: 'Feito à mão.' }));
  await settled(page);
  const button = page.getByRole('button', { name: 'Ampliar a imagem: Vaso branco' });
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').locator('img').first()).toHaveAttribute('alt', 'Vaso branco');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a link to a picture opens the lightbox with that picture, a link to a page is followed', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(
    imageBlock('data-lightbox data-block-load="load"', {
      before: '<a id="large" href="/imagens/vaso-lua.jpg">',
      after: '</a>',
    }) + imageBlock('data-lightbox data-block-load="load"', { before: '<a id="other" href="#outro">', after: '</a>' }),
  );
  await settled(page);
  await page.locator('#large').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('#other').click();
  await expect(page).toHaveURL(/#outro$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const mode of ['always', 'hover', 'anything'])
  test(`with the mode ${mode} the link to Pinterest exists once marketing is granted, and is gone when it is withdrawn [IMG-004, CTX-012]`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().includes('pinterest') && asked.push(request.url())));
    await pageWith(`${context(mode)}${imageBlock()}<button data-consent-open>Cookies</button>`);
    await settled(page);
    await expect(bannerOf(page)).toBeVisible();
    await expect(pin(page)).toHaveCount(0);
    await accept(page);
    await expect(pin(page)).toHaveCount(1);
    await page.mouse.move(1, 1);
    const opacity = (): Promise<string> => pin(page).evaluate((link) => getComputedStyle(link).opacity);
    await expect.poll(opacity).toBe(mode === 'always' ? '1' : '0');
    await hostOf(page).hover();
    await expect.poll(opacity).toBe('1');
    const link = await pin(page).evaluate((one) => {
      const { href, rel, target } = one as HTMLAnchorElement;
      const { origin, pathname, searchParams } = new URL(href);
      return { origin, pathname, rel, target, ...Object.fromEntries(searchParams) };
    });
    expect(link).toEqual({
      origin: 'https://www.pinterest.com',
      pathname: '/pin/create/button/',
      rel: 'noopener',
      target: '_blank',
      url: page.url(),
      media: new URL('/imagens/vaso-lua.jpg?format=300w', page.url()).href,
      description: 'Vaso branco',
    });
    expect(asked, 'no script of theirs').toEqual([]);
    await page.getByRole('button', { name: 'Cookies', exact: true }).click();
    await bannerOf(page).getByRole('button', { name: 'Recusar' }).click();
    await expect(pin(page)).toHaveCount(0);
  });

for (const mode of ['disabled', undefined])
  test(`with the mode ${mode} there is no link to Pinterest, whatever is granted [IMG-004, CTX-012]`, async ({
    page,
    pageWith,
  }) => {
    await pageWith(context(mode) + imageBlock());
    await settled(page);
    await accept(page);
    await frames(page, 10);
    await expect(pin(page)).toHaveCount(0);
  });

test('parallax moves the picture inside its box with the scroll progress, and stops with reduced motion [SCROLL-304]', async ({
  page,
  pageWith,
}) => {
  await page.setViewportSize({ width: 600, height: 600 });
  await pageWith(
    `<div style="height: 700px"></div>${imageBlock('data-parallax="1" data-block-load="load"', { size: '960x1200', style: 'width: 160px' })}<div style="height: 900px"></div>`,
  );
  await settled(page);
  const move = (): Promise<{ translate: string; scale: string }> =>
    hostOf(page).evaluate((host) => {
      const moving = host.shadowRoot?.querySelector<HTMLElement>('.moving');
      return { translate: moving?.style.translate ?? 'none', scale: moving?.style.scale ?? 'none' };
    });
  await expect.poll(async () => (await move()).scale).toBe('1.3');
  // The middle of the picture is in the middle of the window: half of the way.
  const scrollTo = (share: number): Promise<void> =>
    hostOf(page).evaluate((host, at) => {
      const { top, height } = host.getBoundingClientRect();
      window.scrollBy(0, top - innerHeight + at * (innerHeight + height));
    }, share);
  for (const [share, translate] of [
    [0.5, 0],
    [0.25, -7.5],
    [0.75, 7.5],
  ] as const) {
    await scrollTo(share);
    await expect
      .poll(async () => Math.abs(Number.parseFloat((await move()).translate.split(' ').at(-1) ?? '') - translate))
      .toBeLessThan(0.3);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(move).toEqual({ translate: '', scale: '' });
});

test('the drop shadow is drawn from its angle, distance and blur; a malformed one is reported and left out', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const shadow = (angle: unknown): string =>
    `data-drop-shadow='${JSON.stringify({ angle, distance: { value: 10, unit: 'px' }, blur: { value: 6, unit: 'px' } })}'`;
  const atOnce = 'data-block-load="load"';
  await pageWith(imageBlock(`${shadow(135)} ${atOnce}`) + imageBlock(`${shadow('x')} ${atOnce}`) + imageBlock(atOnce));
  await settled(page);
  const filter = (at: number): Promise<string> =>
    hostOf(page, at).evaluate((host) => {
      const picture = host.shadowRoot?.querySelector('[part=picture]');
      return picture ? getComputedStyle(picture).filter : '';
    });
  expect(await filter(0)).toBe('drop-shadow(rgba(0, 0, 0, 0.5) 7px 7px 6px)');
  expect(await filter(1)).toBe('none');
  expect(await filter(2)).toBe('none');
});
