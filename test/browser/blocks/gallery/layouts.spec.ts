// The layouts that lie still, on a page: where the boxes are, on both sides of every number.
import { expect, test } from '../../tools/fixture.ts';
import { inEveryRun } from '../../tools/short-and-long.ts';
import { column, type Drawn, picture, pictures, round, show } from './gallery-page.ts';

const columnsOf = (found: Drawn): number => new Set(column(found, 'start')).size;

test('base shows the slides one below the other at full width; so does every design without a name of its own [GAL-001, GAL-301, GAL-303, GAL-361, GAL-362]', async ({
  page,
  pageWith,
}) => {
  const slides = picture([1200, 800]) + picture([800, 1200]);
  for (const attributes of [
    '',
    'data-design="stacked"',
    'data-design=""',
    'data-design="mosaico"',
    'data-design="base"',
  ]) {
    const { boxes, height } = await show(page, pageWith, 600, attributes, slides);
    expect(boxes, attributes).toEqual([
      { index: 0, start: 0, top: 0, width: 600, height: 400 },
      { index: 1, start: 0, top: 400, width: 600, height: 900 },
    ]);
    expect(height).toBe(1300);
    await expect(page.locator('[data-block=gallery]')).toHaveAttribute('data-block-state', 'ready');
  }
});

const NO_NUMBERS = ['0', '-1', 'x', '2.5', ''];

for (const wrong of [NO_NUMBERS, ['x']])
  test(`the grid has four columns without a gutter, or as many as the page says${wrong === NO_NUMBERS ? '' : ' in a number'} [GAL-304, GAL-313, GAL-316, GAL-353]`, {
    tag: inEveryRun(wrong !== NO_NUMBERS),
  }, async ({ page, pageWith }) => {
    const shown = (attributes: string): Promise<Drawn> =>
      show(page, pageWith, 800, `data-design="grid" ${attributes}`, pictures(6));
    const four = await shown('');
    expect(column(four, 'start')).toEqual([0, 200, 400, 600, 0, 200]);
    expect(column(four, 'top')).toEqual([0, 0, 0, 0, 300, 300]);
    expect(columnsOf(await shown('data-slides-per-row="5"'))).toBe(5);
    expect(columnsOf(await shown('data-thumbnails-per-row="3"'))).toBe(3);
    expect(columnsOf(await shown('data-thumbnails-per-row="3" data-slides-per-row="2"'))).toBe(2);
    for (const written of wrong) expect(columnsOf(await shown(`data-slides-per-row="${written}"`)), written).toBe(4);
    const spaced = await shown('data-gutter="20"');
    expect(column(spaced, 'start')).toEqual([0, 205, 410, 615, 0, 205]);
    expect(column(spaced, 'width')).toEqual(Array(6).fill(185));
  });

const RATIOS = [
  ['Auto', null],
  ['auto', null],
  ['x', null],
  ['0', null],
  ['0.5', 0.5],
  ['10', 10],
  ['11', 0.11],
  ['50', 0.5],
  ['2:1', 0.5],
] as const;

for (const ratios of [RATIOS, RATIOS.filter(([written]) => ['x', '11', '2:1'].includes(written))])
  test(`cells of the grid have the ratio of each picture, of the block data, or are square${ratios === RATIOS ? '' : ', with some values'} [GAL-304, GAL-314, GAL-315]`, {
    tag: inEveryRun(ratios !== RATIOS),
  }, async ({ page, pageWith }) => {
    const heights = async (attributes: string): Promise<number[]> =>
      column(
        await show(page, pageWith, 600, `data-design="grid" data-slides-per-row="3" ${attributes}`, pictures(3)),
        'height',
      );
    expect(await heights('')).toEqual([133.3, 300, 200]);
    for (const [written, ratio] of ratios)
      expect(await heights(`data-image-aspect-ratio="${written}"`), written).toEqual(
        ratio === null ? [133.3, 300, 200] : Array(3).fill(round(200 * ratio)),
      );
    expect(await heights('data-square-thumbs')).toEqual([200, 200, 200]);
    expect(await heights('data-square-thumbs data-image-aspect-ratio="0.5"')).toEqual([200, 200, 200]);
    expect(await heights('data-square-thumbs="false" data-image-aspect-ratio="0.5"')).toEqual([100, 100, 100]);
  });

test('pictures fill their cells around their focal point, or are shown whole [GAL-315, GAL-317, GAL-318]', async ({
  page,
  pageWith,
}) => {
  const slide = picture(null, 'data-image-dimensions="300x100" data-image-focal-point="0.25,0.75"').replace(
    'src=',
    'data-src=',
  );
  const placed = (): Promise<string[]> =>
    page.locator('[data-block=gallery] .still img').evaluate((img) => {
      const { objectFit, objectPosition } = getComputedStyle(img);
      return [objectFit, objectPosition];
    });
  const { boxes } = await show(page, pageWith, 300, 'data-design="grid" data-slides-per-row="1"', slide);
  expect(boxes[0]?.height).toBe(100);
  expect(await placed()).toEqual(['cover', '25% 75%']);
  await show(page, pageWith, 300, 'data-design="grid" data-auto-crop="false"', slide);
  // Whole, and not beyond its own size.
  expect((await placed())[0]).toBe('scale-down');
});

test('the automatic grid has as many columns of 250 px as fit, stretched to the width [GAL-305, GAL-313, GAL-353, GAL-354]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const shown = (width: number, attributes = ''): Promise<Drawn> =>
    show(page, pageWith, width, `data-design="autogrid" ${attributes}`, pictures(6));
  expect(column(await shown(749), 'width')).toEqual(Array(6).fill(374.5));
  expect(column(await shown(750), 'width')).toEqual(Array(6).fill(250));
  expect(columnsOf(await shown(769, 'data-gutter="10"'))).toBe(2);
  expect(columnsOf(await shown(770, 'data-gutter="10"'))).toBe(3);
  expect(columnsOf(await shown(100))).toBe(1);
  expect(columnsOf(await shown(600, 'data-column-width="300"'))).toBe(2);
  expect(columnsOf(await shown(600, 'data-column-width="301"'))).toBe(1);
});

const COLUMN_WIDTHS = [
  ['150', 4],
  ['0', 2],
  ['-5', 2],
  ['x', 2],
  ['NaN', 2],
  ['0.5e3', 1],
] as const;

for (const widths of [COLUMN_WIDTHS, COLUMN_WIDTHS.filter(([written]) => ['150', 'x'].includes(written))])
  test(`automatic columns put each slide below the shortest one; a column width is a positive number${widths === COLUMN_WIDTHS ? '' : ', with some values'} [GAL-306, GAL-353, GAL-354]`, {
    tag: inEveryRun(widths !== COLUMN_WIDTHS),
  }, async ({ page, pageWith }) => {
    const shown = (width: number, attributes = ''): Promise<Drawn> =>
      show(page, pageWith, width, `data-design="autocolumns" ${attributes}`, pictures(6));
    const { boxes } = await shown(750);
    // 250 px wide each: 166.7, 375, 250 and again.
    expect(boxes.map(({ start, top }) => [start, top])).toEqual([
      [0, 0],
      [250, 0],
      [500, 0],
      [0, 166.7],
      [500, 250],
      [0, 333.3],
    ]);
    expect(columnsOf(await shown(749))).toBe(2);
    for (const [written, columns] of widths)
      expect(columnsOf(await shown(600, `data-column-width="${written}"`)), written).toBe(columns);
  });

test('automatic rows are filled at 250 px with 20 px between, scaled to the width, the last one not [GAL-307, GAL-313, GAL-353]', async ({
  page,
  pageWith,
}) => {
  const shown = (width: number, attributes = '', slides = pictures(4)): Promise<Drawn> =>
    show(page, pageWith, width, `data-design="autorows" ${attributes}`, slides);
  // 375 + 20 + 166.7 + 20 = 581.67; the third picture of 250 px reaches 831.67.
  const found = await shown(800);
  const height = round((800 - 40) / (1.5 + 2 / 3 + 1));
  expect(column(found, 'height')).toEqual([height, height, height, 250]);
  expect(column(found, 'top')).toEqual([0, 0, 0, round(height + 20)]);
  expect(column(found, 'width')[3]).toBe(375);
  const third = found.boxes[2];
  expect(round((third?.start ?? 0) + (third?.width ?? 0))).toBe(800);
  expect(new Set(column(await shown(831, '', pictures(3)), 'top')).size).toBe(1);
  expect(column(await shown(831, '', pictures(3)), 'height')[0]).toBeLessThan(250);
  expect(column(await shown(832, '', pictures(3)), 'height')).toEqual([250, 250, 250]);
  expect(column(await shown(800, 'data-gutter="0"'), 'start')[1]).toBe(round((800 / (1.5 + 2 / 3 + 1 + 1.5)) * 1.5));
  expect(column(await shown(2000, 'data-row-height="100"'), 'height')).toEqual(Array(4).fill(100));
  expect(column(await shown(2000, 'data-row-height="0"'), 'height')).toEqual(Array(4).fill(250));
});

const LIST_SIZES = [
  ['0', 0],
  ['-1', 0],
  ['50', 300],
  ['100', 600],
  ['101', 600],
  ['x', 180],
] as const;

for (const sizes of [LIST_SIZES, LIST_SIZES.filter(([written]) => ['50', 'x'].includes(written))])
  test(`the list has picture and text side by side; the picture has 30 per cent or what the page says${sizes === LIST_SIZES ? '' : ', with some values'} [GAL-308, GAL-313]`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    const slide =
      '<figure><img src="/imagens/limoes.jpg?format=100w" width="100" height="100" alt="x"><figcaption><b data-slide-title>Limões</b><p data-slide-description>Da cerca.</p></figcaption></figure>';
    const parts = async (attributes: string): Promise<{ picture: number; beside: boolean; text: string }> => {
      await show(page, pageWith, 600, `data-design="list" ${attributes}`, slide);
      return page.locator('[data-block=gallery] .still-slide').evaluate((row) => {
        const frame = row.querySelector('.still-frame')?.getBoundingClientRect();
        const text = row.querySelector('.still-text');
        return {
          picture: frame?.width ?? -1,
          beside: (text?.getBoundingClientRect().left ?? 0) >= (frame?.right ?? Infinity),
          text: text?.textContent ?? '',
        };
      });
    };
    expect(await parts('')).toEqual({ picture: 180, beside: true, text: 'LimõesDa cerca.' });
    for (const [written, width] of sizes)
      expect((await parts(`data-list-image-size="${written}"`)).picture, written).toBe(width);
  });
