// The cover of a published video: loaded like the other pictures of its page.

import { photos } from '../../images/photos.ts';
import { expect, readyInView, test } from '../../tools/fixture.ts';
import { providers } from './video-page.ts';

const published = (name: string): string =>
  `<div class="sqs-block video-block sqs-block-video" data-block-type="32" data-block-load="load" data-block-json='{"overlay":true,"html":"","url":"https://youtu.be/_sbHEpNDlpw","width":640,"height":480}' style="width: 640px"><div class="sqs-block-content"><div class="intrinsic"><div class="embed-block-wrapper" style="padding-bottom:75.0%"><div class="sqs-video-wrapper" data-provider-name="YouTube" data-html="&lt;iframe src=&quot;//www.youtube.com/embed/_sbHEpNDlpw&quot; width=&quot;640&quot; height=&quot;480&quot;&gt;&lt;/iframe&gt;"><div class="sqs-video-overlay"><img data-src="/fotos/${name}" data-image-dimensions="2400x1200" data-image-focal-point="0.2,0.75" data-load="false"></div></div></div></div></div></div>`;

test('it is fetched in the size of its place, near the window only, and its focal point stays in view [IMG-307]', async ({
  page,
  pageWith,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await providers(page);
  const { asked } = await photos(page);
  await pageWith(
    `${published('perto-2400x1200.jpg')}<div style="height: 4000px"></div>${published('longe-2400x1200.jpg')}`,
  );
  await readyInView(page.locator('.sqs-block').first());
  const cover = page.locator('.sqs-block').first().locator('[part=video-play] img');
  await expect(cover).toHaveAttribute('src', /perto-2400x1200\.jpg\?format=1000w$/);
  await expect(cover).toHaveCSS('object-fit', 'cover');
  await expect(cover).toHaveCSS('object-position', '20% 75%');
  expect(asked).toEqual(['perto-2400x1200.jpg?format=1000w']);
  await page.locator('.sqs-block').last().scrollIntoViewIfNeeded();
  await expect.poll(() => asked.at(-1)).toBe('longe-2400x1200.jpg?format=1000w');
});
