// What the options of a gallery do to its boxes, on both sides of every number.
import { expect, settled, test } from '../../tools/fixture.ts';
import { column, drawn, galleryIn, picture, pictures, round, show } from './gallery-page.ts';

test('padding is the space between slides where there is no gutter, and 0 is a gutter [GAL-313, GAL-363]', async ({
  page,
  pageWith,
}) => {
  const second = async (design: string, attributes: string): Promise<number> =>
    column(await show(page, pageWith, 1000, `data-design="${design}" ${attributes}`, pictures(4)), 'start')[1] ?? -1;
  expect(await second('grid', 'data-padding="40"')).toBe(260);
  expect(await second('grid', 'data-padding="40" data-gutter="0"')).toBe(250);
  expect(await second('grid', 'data-gutter="-1"')).toBe(250);
  expect(await second('grid', 'data-gutter="x" data-padding="40"')).toBe(260);
  expect(await second('autorows', 'data-padding="0"')).toBe(column(await drawn(page), 'width')[0]);
});

test('the block data comes from JSON, plain, encoded or in a child, and from single attributes, in either spelling and as text [GAL-311, GAL-312]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const json = '{"design":"grid","slides-per-row":"2","squareThumbs":"true","gutter":"10","unknown":1}';
  const square = { starts: [0, 205, 0], height: 195 };
  const found = async (attributes: string, more = ''): Promise<unknown> => {
    const shown = await show(page, pageWith, 400, attributes, pictures(3) + more);
    return { starts: column(shown, 'start'), height: shown.boxes[0]?.height };
  };
  expect(await found(`data-block-json='${json}'`)).toEqual(square);
  expect(await found(`data-block-json='${encodeURIComponent(json)}'`)).toEqual(square);
  expect(await found(`data-block-json='${json.replaceAll('"', '&amp;quot;')}'`)).toEqual(square);
  expect(await found('', `<script type="application/json" data-block-json>${json}</script>`)).toEqual(square);
  expect(await found('data-design="grid" data-slides-per-row="2" data-square-thumbs="true" data-gutter="10"')).toEqual(
    square,
  );
  expect(await found(`data-gutter="0" data-block-json='${json}'`)).toEqual({ starts: [0, 200, 0], height: 200 });
});

test('what reads from the right begins at the right [GAL-305]', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(galleryIn(750, 'data-design="autogrid"', pictures(3)), { dir: 'rtl' });
  await settled(page);
  expect(column(await drawn(page), 'start')).toEqual([0, 250, 500]);
});

test('sizes that make no sense have a box of their own, and none is wider than the gallery', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  // A picture that has come has a ratio of its own.
  await page.route('**/imagens/**', () => {});
  const odd = [null, [0, 0], [-5, 10], [1_000_000, 1], [1, 1_000_000], [20_000, 500]] as const;
  for (const design of ['stacked', 'grid', 'autogrid', 'autocolumns', 'autorows', 'list']) {
    const { boxes, width } = await show(
      page,
      pageWith,
      320,
      `data-design="${design}"`,
      odd.map((size) => picture(size).replace('src=', 'data-src=')).join(''),
    );
    expect(boxes).toHaveLength(odd.length);
    for (const box of boxes) {
      expect(box.start + box.width, design).toBeLessThanOrEqual(width + 0.1);
      expect(box.height, design).toBeGreaterThan(0);
    }
    if (design === 'grid') expect(boxes[0]?.height).toBe(round(80 * 0.65));
  }
});

test('pictures and videos are in any layout together [GAL-302, GAL-315, GAL-319]', async ({ page, pageWith }) => {
  const mixed = `${picture()}<figure data-type="image"><video src="/nada.mp4" width="400" height="300" preload="none"></video></figure>`;
  for (const design of ['stacked', 'grid', 'autogrid', 'autocolumns', 'autorows', 'list']) {
    await page.route('**/nada.mp4', (route) => route.fulfill({ status: 200, contentType: 'video/mp4', body: '' }));
    await pageWith(galleryIn(600, `data-design="${design}" data-mixed-content`, mixed));
    await settled(page);
    expect((await drawn(page)).boxes, design).toHaveLength(2);
    await expect(page.locator('[data-block=gallery] figure').nth(1)).toHaveAttribute('data-type', 'video');
    await expect(page.locator('[data-block=gallery] figure').nth(0)).toHaveAttribute('data-type', 'image');
  }
});
