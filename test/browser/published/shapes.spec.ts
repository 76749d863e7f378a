// Shapes of published blocks that are read although they are unusual, and that stay as the page drew them where they cannot be read.
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';

const gallery = (body: string): string =>
  `<div class="sqs-block gallery-block sqs-block-gallery" id="block-gal1" data-block-type="8" data-block-load="load" data-block-json='{"aspectRatio":71.89,"auto-crop":true,"controls":true,"design":"slider","show-meta":false}'><div class="sqs-block-content"><div class="sqs-gallery-container sqs-gallery-block-slider"><div class="sqs-gallery">${body}</div></div></div></div>`;

const bare = (alt: string): string =>
  `<noscript><img src="/favicon.svg" alt="${alt}"></noscript><img class="thumb-image" data-src="/favicon.svg" data-image="/favicon.svg" data-image-dimensions="1600x1067" alt="${alt}" data-load="false" data-type="image">`;

test('a slider whose pictures have no slide around them shows each once, in the order of the page and the ratio of its JSON [GAL-317]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(gallery(['Canecas', 'Café', 'Xícara'].map(bare).join('')));
  const block = page.locator('#block-gal1');
  await expect(block).toHaveAttribute('data-block-state', 'ready');
  const slides = block.locator('.slides-strip').getByRole('img', { includeHidden: true });
  const drawn = (): Promise<string[]> => slides.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).alt));
  // Those near the view are drawn.
  await expect.poll(drawn).toEqual(['Canecas', 'Café']);
  await block.getByRole('button', { name: /Próxim/ }).click();
  await expect.poll(drawn).toEqual(['Canecas', 'Café', 'Xícara']);
  const { width, height } = (await block.locator('.slides-strip').boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.abs(height / width - 0.7189)).toBeLessThan(0.01);
});

test('a gallery without a picture that can be read stays as the page drew it', async ({ page, pageWith }) => {
  await pageWith(gallery('<p>As fotos vêm na semana que vem.</p>'));
  await expect(page.locator('#block-gal1')).toHaveAttribute('data-block-state', 'ready');
  await expect(page.getByText('As fotos vêm na semana que vem.')).toBeVisible();
});

const QUOTE =
  '<blockquote class="tiktok-embed" style="max-width: 605px; min-width: 325px"><section>sopa na panela de barro</section></blockquote>';
const EMBED = `<div class="sqs-block embed-block sqs-block-embed" id="block-emb1" data-block-type="22" data-block-load="load" data-block-json='${JSON.stringify({ html: `${QUOTE}<script async src="https://www.tiktok.com/embed.js"></script>` }).replaceAll("'", '&#39;')}'><div class="sqs-block-content">${QUOTE}</div></div>`;

const quoteOf = (page: Page) =>
  page.locator('#block-emb1 blockquote').evaluate((quote) => {
    const { marginLeft, paddingLeft, borderLeftWidth } = getComputedStyle(quote);
    return { marginLeft, paddingLeft, borderLeftWidth };
  });

for (const width of [390, 320])
  test(`at ${width} px the quote of an embed keeps the look of the page and is never wider than its block`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await page.setViewportSize({ width, height: 800 });
    await pageWith(EMBED, { tag: '' });
    const before = await quoteOf(page);
    const without = await page.evaluate(() => document.documentElement.scrollWidth);
    await pageWith(EMBED);
    await expect(page.locator('#block-emb1')).toHaveAttribute('data-block-state', 'ready');
    expect(await quoteOf(page)).toEqual(before);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(Math.min(without, width));
    await page.evaluate(() => Reflect.get(window, 'Vitrine').unmount(document.querySelector('#block-emb1')));
    await expect(page.locator('#block-emb1 blockquote')).toHaveCSS('min-width', '325px');
  });
