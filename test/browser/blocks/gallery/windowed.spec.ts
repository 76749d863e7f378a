// Galleries that lie still render what is near the window, whatever their number, their place and the page around them.
import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';
import { frames } from '../../tools/frames.ts';
import { shifted, watchShifts } from '../../tools/layout-shift.ts';
import { realFrames, runUntilSettled, stopClock } from '../../tools/page-clock.ts';
import { drawn, galleryIn, picture, pictures } from './gallery-page.ts';

const slidesOf = (page: Page): Locator => page.locator('[data-block=gallery] .still-slide');

const indexes = async (page: Page): Promise<number[]> => (await drawn(page)).boxes.map(({ index }) => index);

test('of two thousand pictures only those near the window are in the page, from the first to the last', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/cenas/duas-mil-fotos');
  await settled(page);
  const { height } = await drawn(page);
  expect(height).toBeGreaterThan(20_000);
  const seen: number[] = [];
  for (let share = 0; share <= 1; share += 0.1) {
    await page.evaluate((to) => scrollTo(0, to), share * height);
    await frames(page, 4);
    const shown = await indexes(page);
    seen.push(shown.length);
    const inWindow = await page.locator('[data-block=gallery]').evaluate((host) => {
      const list = host.shadowRoot?.querySelector('.still')?.getBoundingClientRect();
      const boxes = [...(host.shadowRoot?.querySelectorAll('.still-slide') ?? [])].map((slide) =>
        slide.getBoundingClientRect(),
      );
      const from = Math.max(0, list?.top ?? 0);
      const to = Math.min(innerHeight, list?.bottom ?? 0);
      return {
        from,
        to,
        top: Math.min(...boxes.map((box) => box.top)),
        bottom: Math.max(...boxes.map((box) => box.bottom)),
      };
    });
    expect(inWindow.top, `${share}`).toBeLessThanOrEqual(inWindow.from + 1);
    expect(inWindow.bottom, `${share}`).toBeGreaterThanOrEqual(inWindow.to - 1);
  }
  expect(Math.max(...seen)).toBeLessThan(150);
  await page.locator('#fim').scrollIntoViewIfNeeded();
  await frames(page, 4);
  expect((await indexes(page)).at(-1)).toBe(1999);
  await expect(slidesOf(page).last()).toHaveAttribute('aria-posinset', '2000');
  await expect(slidesOf(page).last()).toHaveAttribute('aria-setsize', '2000');
});

test('inside another scroller, too, the pictures are there before they are seen', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(
    `<div id="box" style="height: 400px; overflow: auto">${galleryIn(400, 'data-design="grid"', pictures(400))}</div>`,
  );
  await settled(page);
  expect((await indexes(page)).length).toBeLessThan(200);
  expect((await indexes(page))[0]).toBe(0);
  await page.locator('#box').evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });
  await expect.poll(async () => (await indexes(page)).at(-1)).toBe(399);
});

test('the focused slide stays, with its neighbours, and Tab goes on from it', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(galleryIn(400, 'data-design="grid" data-lightbox', pictures(600)));
  await settled(page);
  await page.locator('[data-index="5"] button').focus();
  await page.evaluate(() => scrollTo(0, 1e6));
  await expect.poll(async () => (await indexes(page)).at(-1)).toBe(599);
  expect((await indexes(page)).slice(0, 5)).toEqual(
    [0, 4, 5, 6, 300].map((index, at) => (at === 4 ? expect.any(Number) : index)),
  );
  await page.keyboard.press('Tab');
  const focused = (): Promise<string | undefined> =>
    page
      .locator('[data-block=gallery]')
      .evaluate((host) => host.shadowRoot?.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index);
  expect(await focused()).toBe('6');
  // The neighbours of the slide that has the focus now come with the next frame.
  await expect.poll(() => indexes(page)).toContain(7);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('7');
});

test('paper has every picture, none of them over another', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(galleryIn(600, 'data-design="autorows" data-row-height="60"', pictures(900)));
  await settled(page);
  expect((await indexes(page)).length).toBeLessThan(900);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const { boxes } = await drawn(page);
  expect(boxes).toHaveLength(900);
  expect(boxes.every((box) => box.width > 0 && box.height > 0)).toBe(true);
  const tops = boxes.map(({ top }) => top);
  expect(tops.every((top, at) => at === 0 || top >= (tops[at - 1] ?? 0) - 1)).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect((await indexes(page)).length).toBeLessThan(900);
});

test('a gallery in a hidden tab is ready quietly, and drawn when the tab opens', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(`<div id="aba" hidden>${galleryIn(600, 'data-design="grid"', pictures(8))}</div>`);
  await settled(page);
  expect(await indexes(page)).toEqual([]);
  await page.locator('#aba').evaluate((tab) => tab.removeAttribute('hidden'));
  await expect.poll(() => indexes(page)).toHaveLength(8);
  expect((await drawn(page)).boxes[1]).toMatchObject({ start: 150, width: 150 });
});

test('a width counts once it has not changed for 100 ms; meanwhile the whole gallery is scaled [GAL-357]', async ({
  page,
  pageWith,
}) => {
  await stopClock(page);
  await pageWith(galleryIn(750, 'data-design="autogrid"', pictures(6)));
  await runUntilSettled(page);
  await realFrames(page);
  await page.clock.runFor(1000);
  const resize = async (width: number): Promise<void> => {
    await page.locator('[data-block=gallery]').evaluate((host, to) => {
      if (host.parentElement) host.parentElement.style.width = `${to}px`;
      return new Promise((done) => new ResizeObserver(done).observe(host));
    }, width);
  };
  const columns = async (): Promise<number> => new Set((await drawn(page)).boxes.map(({ start }) => start)).size;
  await resize(600);
  await page.clock.runFor(99);
  expect(await columns()).toBe(3);
  expect((await drawn(page)).boxes[0]).toMatchObject({ width: 200 });
  await resize(500);
  await page.clock.runFor(99);
  expect(await columns()).toBe(3);
  await page.clock.runFor(1);
  await expect.poll(columns).toBe(2);
});

test('a gallery that is resized a hundred times is right at the end and never wider than its place', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(galleryIn(900, 'data-design="autorows" data-row-height="120"', pictures(120)));
  await settled(page);
  const beyond = await page.locator('[data-block=gallery]').evaluate(async (host) => {
    let most = 0;
    for (let turn = 0; turn < 100; turn += 1) {
      if (host.parentElement) host.parentElement.style.width = `${300 + ((turn * 137) % 700)}px`;
      await new Promise(requestAnimationFrame);
      const edge = host.getBoundingClientRect().right;
      for (const slide of host.shadowRoot?.querySelectorAll('.still-slide') ?? [])
        most = Math.max(most, slide.getBoundingClientRect().right - edge);
    }
    if (host.parentElement) host.parentElement.style.width = '500px';
    return most;
  });
  expect(beyond).toBeLessThanOrEqual(0.1);
  await expect
    .poll(async () => {
      const { boxes } = await drawn(page);
      const first = boxes.filter(({ top }) => top === 0);
      return {
        height: (first[0]?.height ?? 999) <= 120,
        edge: Math.round((first.at(-1)?.start ?? 0) + (first.at(-1)?.width ?? 0)),
      };
    })
    .toEqual({ height: true, edge: 500 });
});

test('nothing moves when a gallery takes over from markup with its boxes', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await watchShifts(page);
  const css =
    '<style>.g { display: grid; grid-template-columns: repeat(3, 1fr); gap: 10px; align-items: start } .g figure { margin: 0 } .g img { display: block; width: 100%; height: auto }</style>';
  await pageWith(
    `<div data-block="gallery" class="g" data-design="grid" data-slides-per-row="3" data-gutter="10">${picture([1200, 800]).repeat(5)}</div><p>depois</p>`,
    { head: css },
  );
  await settled(page);
  expect(await shifted(page)).toBeLessThanOrEqual(0.01);
  expect((await drawn(page)).boxes).toHaveLength(5);
});

test('galleries of none, one and two slides, and one whose picture never comes, keep their places', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.route('**/nunca.jpg*', () => {});
  for (const design of ['stacked', 'grid', 'autogrid', 'autocolumns', 'autorows', 'list']) {
    for (const count of [0, 1, 2]) {
      await pageWith(galleryIn(400, `data-design="${design}"`, pictures(count)));
      await settled(page);
      expect(await indexes(page), `${design} ${count}`).toHaveLength(count);
      await expect(page.locator('[data-block=gallery]')).toHaveAttribute('data-block-state', 'ready');
    }
  }
  await pageWith(
    galleryIn(400, 'data-design="autorows"', picture([400, 200]).replace(/src="[^"]*"/, 'data-src="/nunca.jpg"')),
  );
  await settled(page);
  await frames(page, 5);
  expect((await drawn(page)).boxes[0]).toMatchObject({ width: 400, height: 200 });
});
