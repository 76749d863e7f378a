// Pictures of a published summary, which a service of the page loads, and places again when they come near or are resized.

import { photos } from '../../images/photos.ts';
import { expect, readyInView, test } from '../../tools/fixture.ts';

const item = (name: string): string =>
  `<div class="summary-item"><div class="summary-thumbnail-outer-container"><a href="/${name}" class="summary-thumbnail-container"><div class="summary-thumbnail"><img class="summary-thumbnail-image" data-src="/fotos/${name}-900x1800.jpg" data-image-dimensions="900x1800" data-image-focal-point="0.5,0.5" alt="${name}"></div></a></div><div class="summary-content"><div class="summary-title"><a class="summary-title-link" href="/${name}">${name}</a></div></div></div>`;

const published = (json: object): string =>
  `<div class="sqs-block summary-v2-block sqs-block-summary-v2" data-block-type="55" id="resumo" data-block-json='${JSON.stringify(json)}'><div class="sqs-block-content"><div class="summary-block-wrapper"><div class="summary-item-list-container"><div class="summary-item-list">${['forno', 'torno'].map(item).join('')}</div></div></div></div></div>`;

for (const { autoCrop, fit } of [
  { autoCrop: true, fit: 'cover' },
  { autoCrop: false, fit: 'contain' },
])
  test(`they keep the ratio of the block once their files have come and once the window has another size: ${fit} [BLOCK-004]`, async ({
    page,
    pageWith,
  }) => {
    await page.setViewportSize({ width: 1000, height: 900 });
    await photos(page);
    await pageWith(published({ design: 'grid', slidesPerRow: 2, imageAspectRatio: '1.5', autoCrop }));
    await readyInView(page.locator('#resumo'));
    const image = page.locator('#resumo img').first();
    const ratio = async (): Promise<number> => {
      const box = await image.boundingBox();
      return box ? Math.round((box.width / box.height) * 100) / 100 : 0;
    };
    await expect(image).toHaveClass(/loaded/);
    await expect.poll(ratio).toBe(1.5);
    await expect(image).toHaveCSS('object-fit', fit);
    const before = (await image.boundingBox())?.width ?? 0;
    await page.setViewportSize({ width: 1400, height: 900 });
    await expect.poll(async () => (await image.boundingBox())?.width).toBeGreaterThan(before);
    await expect(image).toHaveAttribute('src', /format=/);
    await expect.poll(ratio).toBe(1.5);
    await expect(image).toHaveCSS('object-fit', fit);
    await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
    await expect(image).not.toHaveAttribute('data-fixed-ratio');
    await expect(image).not.toHaveAttribute('data-crop-mode');
    await expect(image, 'no style of the block hides it').toHaveCSS('opacity', '1');
  });
