// Published galleries, images and a shape of all three generations, on the scene of the demo: they come to life as they are.
import type { Page } from '@playwright/test';
import { axe } from '../tools/axe.ts';
import { expect, readyInView, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { heldBack } from '../tools/held-back.ts';
import { moved, shifted, watchShifts } from '../tools/layout-shift.ts';
import { arrived } from '../tools/traffic.ts';
import { stageRan } from '../tools/vitrine-of.ts';

const open = async (page: Page, width = 1280): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/cenas/galerias-publicadas');
  for (const block of await page.locator('.sqs-block').all()) {
    await readyInView(block);
  }
  await frames(page, 3);
};

const slideshow = (page: Page) => page.locator('.sqs-block-gallery').first();
const grid = (page: Page) => page.locator('.sqs-block-gallery').nth(1);
const partsOf = (page: Page, at: number, part: string): Promise<number> =>
  page
    .locator('.sqs-block-gallery')
    .nth(at)
    .evaluate((host, name) => host.shadowRoot?.querySelectorAll(`[part~=${name}]`).length ?? 0, part);

for (const width of [1280, 390])
  test(`published galleries have their room before their code is there, at ${width} px`, {
    tag: '@long',
  }, async ({ page }) => {
    await watchShifts(page);
    await open(page, width);
    expect(await shifted(page), await moved(page)).toBeLessThan(0.1);
  });

test('the pictures of a published gallery wait until its space is reserved, so that nothing moves', {
  tag: '@long',
}, async ({ page }) => {
  await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 900 });
  // Without its code the gallery stays as the server wrote it.
  await heldBack(page, '**/chunks/gallery-*.js');
  const reserve = await heldBack(page, '**/chunks/reserve-*.js');
  await page.goto('/cenas/galerias-publicadas', { waitUntil: 'commit' });
  await stageRan(page);
  await arrived(page);
  const picture = page.locator('.sqs-block-gallery .slide img').first();
  await expect(picture).not.toHaveAttribute('src');
  reserve();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await shifted(page), await moved(page)).toBeLessThan(0.1);
});

test('the pictures of a published gallery come although the file that reserves its space does not', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load/);
  await heldBack(page, '**/chunks/gallery-*.js');
  await page.route('**/chunks/reserve-*.js', (route) => route.abort());
  await page.goto('/cenas/galerias-publicadas', { waitUntil: 'commit' });
  await expect(page.locator('.sqs-block-gallery .slide img').first()).toHaveAttribute('src', /bule-canastra/);
});

/** Opens the scene and keeps the code of galleries away until the returned function is called; their room is there. */
async function openReserved(page: Page): Promise<() => void> {
  const letGo = await heldBack(page, '**/chunks/gallery-*.js');
  await page.goto('/cenas/galerias-publicadas');
  await expect.poll(() => roomOf(page)).toMatchObject({ overflow: 'clip', least: expect.stringMatching(/\d/) });
  return letGo;
}

/** What the style of the second gallery says of its height. */
const roomOf = (page: Page) =>
  grid(page).evaluate(({ style }: HTMLElement) => ({
    least: style.minBlockSize,
    most: style.maxBlockSize,
    overflow: style.overflow,
    color: style.color,
  }));

for (const [what, before, after] of [
  ['before its code is there', true, false],
  ['once it is drawn', false, true],
] as const)
  test(`a gallery that is copied ${what} is not clipped for ever by the room of its original`, async ({ page }) => {
    const copy = (): Promise<void> =>
      grid(page).evaluate((host: HTMLElement) => {
        host.style.color = 'red';
        host.replaceWith(host.cloneNode(true));
      });
    const letGo = await openReserved(page);
    if (before) await copy();
    letGo();
    await readyInView(grid(page));
    if (after) await copy();
    await readyInView(grid(page));
    await expect.poll(() => roomOf(page)).toMatchObject({ most: '', overflow: '', color: 'red' });
    const afterScroll = async () => {
      await page.evaluate(() => scrollTo(0, scrollY ? 0 : document.documentElement.scrollHeight));
      await frames(page, 2);
      return roomOf(page);
    };
    await expect.poll(afterScroll).toEqual({ least: '', most: '', overflow: '', color: 'red' });
    await expect(grid(page)).not.toHaveAttribute('data-block-room');
  });

test('a block inside a gallery does not end its room', async ({ page }) => {
  await openReserved(page);
  const room = await roomOf(page);
  for (const type of ['block-ready', 'gallery-change', 'block-failed', 'block-removed'])
    await grid(page).evaluate(
      (host, event) =>
        host.firstElementChild?.dispatchEvent(new CustomEvent(`vitrine:${event}`, { bubbles: true, composed: true })),
      type,
    );
  expect(await roomOf(page)).toEqual(room);
});

test('every block of the scene is ready, with a silent console and no violation of axe [IMG-001]', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  expect(await axe(page)).toEqual([]);
});

test('a published gallery has the slides of its markup once, and the options of its JSON [GAL-311, GAL-312]', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  expect(await partsOf(page, 1, 'slide')).toBe(6);
  const boxes = await grid(page).evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll('[part~=slide]') ?? [])].map((slide) => {
      const { x, y, width } = slide.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width) };
    }),
  );
  // Three to a row, 20 px apart.
  expect(new Set(boxes.slice(0, 3).map(({ y }) => y)).size).toBe(1);
  expect(boxes[3]?.y).toBeGreaterThan(boxes[0]?.y ?? 0);
  expect((boxes[1]?.x ?? 0) - (boxes[0]?.x ?? 0) - (boxes[0]?.width ?? 0)).toBe(20);
  const cell = await grid(page).evaluate((host) => {
    const picture = host.shadowRoot?.querySelector('[part~=slide] img')?.parentElement?.getBoundingClientRect();
    return picture ? picture.height / picture.width : 0;
  });
  expect(cell).toBeCloseTo(1.5, 1);
  await expect(grid(page).getByText('Pote Farinha').filter({ visible: true })).toHaveCount(1);
  await expect(slideshow(page).getByText('Bule Canastra').filter({ visible: true })).toHaveCount(1);
});

test('the pictures of published image blocks are the page’s own, are loaded, and are not fetched by a second copy', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  const images = page.locator('.sqs-block-image img');
  await expect(images).toHaveCount(4);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }
});

test('a fluid image is fitted into its cell with its ratio or fills it, and again once for each resize [FLUID-301, FLUID-302, FLUID-308, FLUID-309, FLUID-310, FLUID-314]', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  const container = (at: number) => page.locator('.fluid-image-container').nth(at);
  const said = (at: number): Promise<string[]> =>
    container(at).evaluate((element) =>
      ['width', 'height'].map((side) =>
        (element as HTMLElement).style.getPropertyValue(`--image-component-container-${side}`),
      ),
    );
  const [width, height] = (await said(0)).map(Number.parseFloat);
  expect(height).toBe(352);
  expect((width ?? 0) / (height ?? 1)).toBeCloseTo(800 / 1200, 2);
  expect(await said(1)).toEqual(['100%', '100%']);
  await page.evaluate(() => {
    const box = document.querySelector('.fluid-image-container');
    Reflect.set(window, 'fits', 0);
    if (box)
      new MutationObserver((changes) =>
        Reflect.set(window, 'fits', Reflect.get(window, 'fits') + changes.length),
      ).observe(box, { attributeFilter: ['style'] });
    (document.querySelector('.fluid') as HTMLElement).style.gridAutoRows = '240px';
  });
  await frames(page, 3);
  expect(await page.evaluate(() => Reflect.get(window, 'fits'))).toBe(2);
  expect(await said(0)).toEqual(['160px', '240px']);
  await expect(page.locator('.image-position-left .fluid-image-container')).toHaveCount(1);
});

test('a published image block is marked as narrow up to 415 px of width, not from 416 [IMG-002, IMG-332, LIMIT-006]', {
  tag: '@long',
}, async ({ page }) => {
  await open(page);
  const block = page.locator('.sqs-block-image').first();
  const wrapper = block.locator('.image-block-outer-wrapper');
  for (const [width, narrow] of [
    [416, false],
    [415, true],
    [416, false],
  ] as const) {
    await block.evaluate((element, px) => {
      (element as HTMLElement).style.width = `${px}px`;
    }, width);
    await frames(page, 3);
    expect(await wrapper.evaluate((element) => element.classList.contains('sqs-narrow-width')), `${width} px`).toBe(
      narrow,
    );
  }
});

test('the page’s own button opens the lightbox in its theme', { tag: '@long' }, async ({ page }) => {
  await open(page);
  const button = page.locator('.sqs-block-image-button');
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('at 320 px nothing is wider than the window', { tag: '@long' }, async ({ page }) => {
  await open(page, 320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
