// Slides of published galleries that are videos: their embed code stands in a wrapper, with or without a picture.
import { expect, readyInView, test } from '../tools/fixture.ts';

const CODE =
  '<br/>&lt;iframe src=&quot;//www.youtube.com/embed/x&quot; width=&quot;400&quot; height=&quot;300&quot; title=&quot;O forno&quot;&gt;&lt;/iframe&gt;';
const WRAPPER = `<div class="sqs-video-wrapper" data-html="${CODE}"></div>`;
const PICTURE = '<img data-src="/imagens/limoes.jpg" data-image-dimensions="1200x800" data-load="false" alt="Limões">';
const GALLERY = `<div class="sqs-block gallery-block sqs-block-gallery" data-block-type="8" data-block-json='{"design":"grid"}'><div class="sqs-block-content">
<div class="sqs-gallery-container"><div class="sqs-gallery">
<div class="slide" data-type="video">${WRAPPER}</div><div class="slide" data-type="video">${PICTURE}${WRAPPER}</div><div class="slide">${PICTURE}</div>
</div></div></div></div>`;

test('a slide with an embed code is a video that plays after a press, and asks nobody before [GAL-319, VIDEO-315]', async ({
  page,
  pageWith,
}) => {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Filme</p>' });
  });
  await pageWith(GALLERY);
  const gallery = page.locator('.sqs-block-gallery');
  await readyInView(gallery);
  const plays = gallery.getByRole('button', { name: 'O forno' });
  await expect(plays).toHaveCount(2);
  await expect(gallery.locator('.slide').nth(2)).toHaveAttribute('data-type', 'image');
  expect(asked).toEqual([]);
  await plays.last().click();
  await expect(gallery.locator('iframe[part]')).toHaveAttribute('src', /youtube.*\/embed\/x/);
  await expect.poll(() => asked.length).toBe(1);
});
