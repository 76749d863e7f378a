// How a text fills the line it runs on: copies by the gap, fading edges, the whole text as a link.
import type { Locator, Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { frames } from '../../tools/frames.ts';

const marquee = (attributes = '', inside = '<span>Barro</span>'): string =>
  `<div data-block="marquee" ${attributes}>${inside}</div>`;
const hostOf = (page: Page): Locator => page.locator('[data-block]');
const drawn = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const root = document.querySelector('[data-block]')?.shadowRoot;
    return root?.getAnimations()[0]?.playState === 'running' || root?.querySelector('textPath[startOffset]');
  });

interface Line {
  /** The widest place of the view without a text in it, and the widest space between two texts, at any time of a round. */
  readonly widest: number;
  readonly gaps: number[];
  readonly animations: number;
  readonly copies: number;
}

/** Measures the straight line at ten times of a round. */
const line = (page: Page): Promise<Line> =>
  hostOf(page).evaluate((host) => {
    const root = host.shadowRoot as ShadowRoot;
    const { left, right } = (root.querySelector('.view') as Element).getBoundingClientRect();
    const animations = root.getAnimations();
    const [animation] = animations;
    const duration = Number(animation?.effect?.getComputedTiming().duration);
    animation?.pause();
    const gaps = new Set<number>();
    let widest = 0;
    for (let tenth = 0; tenth < 10; tenth += 1) {
      if (animation) animation.currentTime = (duration * tenth) / 10;
      const boxes = [...root.querySelectorAll('.item')].map((item) => item.getBoundingClientRect());
      const seen = boxes.sort((one, two) => one.left - two.left).filter((box) => box.right > left && box.left < right);
      let end = left;
      for (const [at, box] of seen.entries()) {
        if (at) gaps.add(Math.round(box.left - end));
        widest = Math.max(widest, box.left - end);
        end = Math.max(end, box.right);
      }
      widest = Math.max(widest, right - end);
    }
    return {
      widest,
      gaps: [...gaps],
      animations: animations.length,
      copies: root.querySelectorAll('.copies > .group').length,
    };
  });

for (const { name, attributes, inside, dir } of [
  { name: 'one word', attributes: '', inside: undefined, dir: 'ltr' },
  { name: 'one word to the right', attributes: 'data-animation-direction="right"', inside: undefined, dir: 'ltr' },
  { name: 'one word, right to left', attributes: '', inside: '<span>طين</span>', dir: 'rtl' },
  { name: 'many texts', attributes: '', inside: '<i>a</i>'.repeat(60), dir: 'ltr' },
  { name: 'a text longer than the line', attributes: '', inside: `<p>${'muito '.repeat(90)}</p>`, dir: 'ltr' },
] as const)
  test(`${name} fills 1200 pixels, each copy by the gap behind the last`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    const head = '<style>[data-block] { width: 1200px; --vitrine-marquee-gap: 40px }</style>';
    await pageWith(marquee(attributes, inside), { head, dir });
    await settled(page);
    await drawn(page);
    const { widest, gaps, animations, copies } = await line(page);
    expect(gaps.length).toBeGreaterThan(0);
    for (const gap of gaps) expect(Math.abs(gap - 40), `a gap of ${gap} px`).toBeLessThanOrEqual(1);
    expect(widest).toBeLessThanOrEqual(41);
    expect(animations).toBe(1);
    expect(copies).toBeGreaterThan(0);
    expect(copies).toBeLessThanOrEqual(22);
  });

test('a line that grows is full in the next frame, and so is one whose text shrinks', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await page.setViewportSize({ width: 400, height: 640 });
  await pageWith(marquee());
  await settled(page);
  await drawn(page);
  const before = await line(page);
  await page.setViewportSize({ width: 1600, height: 640 });
  await frames(page);
  const after = await line(page);
  expect(after.copies).toBeGreaterThan(before.copies);
  expect(after.widest).toBeLessThanOrEqual(33);
  await hostOf(page).evaluate((host) => host.style.setProperty('--vitrine-marquee-size', '9px'));
  await frames(page);
  expect((await line(page)).widest).toBeLessThanOrEqual(19);
});

test('a letter comes a bounded number of times', { tag: '@long' }, async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await pageWith(
    marquee('style="--vitrine-marquee-gap: 0px; --vitrine-marquee-size: 2px; width: 60000px"', '<i>.</i>'),
  );
  await settled(page);
  await drawn(page);
  expect((await line(page)).copies).toBe(400);
});

test('a wave is as full, and its texts stand apart by the very gap', async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await pageWith(marquee('data-wave-intensity="2" style="--vitrine-marquee-gap: 23px"'));
  await settled(page);
  await drawn(page);
  const { gaps, end, length } = await hostOf(page).evaluate((host) => {
    const root = host.shadowRoot as ShadowRoot;
    const path = root.querySelector('textPath') as SVGTextPathElement;
    const word = 'Barro'.length + 1;
    const text = path.textContent ?? '';
    const lengthOf = (from: number, count: number) => path.getSubStringLength(from, count);
    return {
      gaps: [lengthOf(word - 1, 1), lengthOf(2 * word - 1, 1)],
      end: Number(path.getAttribute('startOffset')) + lengthOf(0, text.length),
      length: (root.querySelector('#path') as SVGPathElement).getTotalLength(),
    };
  });
  for (const gap of gaps) expect(gap).toBeCloseTo(23, 0);
  expect(end).toBeGreaterThanOrEqual(length);
});

for (const [how, attributes, emulated] of [
  ['at speed 0', 'data-animation-speed="0"', {}],
  ['with less motion', '', { reducedMotion: 'reduce' }],
  ['on paper', '', { media: 'print' }],
] as const)
  test(`${how} the text stands once`, { tag: '@long' }, async ({ page, pageWith }) => {
    await pageWith(marquee(`data-fade-edges ${attributes}`));
    await settled(page);
    await page.emulateMedia(emulated);
    await expect(hostOf(page).locator('.item:visible')).toHaveCount(1);
    expect(
      await hostOf(page)
        .locator('.view')
        .evaluate((view) => getComputedStyle(view).maskImage),
    ).toBe('none');
  });

test('the edges fade where that is asked for, but in forced colours', { tag: '@long' }, async ({ page, pageWith }) => {
  const mask = (): Promise<string> =>
    hostOf(page)
      .locator('.view')
      .evaluate((view) => getComputedStyle(view).maskImage);
  await pageWith(marquee());
  await settled(page);
  expect(await mask()).toBe('none');
  await pageWith(marquee('data-fade-edges style="--vitrine-marquee-fade: 30px"'));
  await settled(page);
  expect(await mask()).toMatch(/^linear-gradient\(to right, rgba\(0, 0, 0, 0\), rgb\(0, 0, 0\) min\(30px, 20%\)/);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await mask()).toBe('none');
});

for (const { name, attributes } of [
  { name: 'a line', attributes: '' },
  { name: 'a wave', attributes: 'data-wave-intensity="2"' },
])
  test(`${name} that leads somewhere is one link, with the button beside it`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    const address = '/__page/there';
    await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html', body: 'lá' }));
    await pageWith(marquee(`data-link-to="${address}" ${attributes}`, '<span>Barro</span><span>Fogo</span>'));
    await settled(page);
    await drawn(page);
    await expect(page.getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('link', { name: /^Barro\s*Fogo$/ })).toHaveAttribute('href', address);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link')).toBeFocused();
    const ring = await page.getByRole('link').evaluate((link) => getComputedStyle(link).outlineWidth);
    expect(ring).toBe('2px');
    await page.keyboard.press('Tab');
    await expect(page.locator('[part=button]')).toBeFocused();
    // A finger has 44 px of it, and its end is a copy of the text.
    const view = await hostOf(page).locator('.view').boundingBox();
    if (!view) throw new Error('nothing drawn');
    await page.mouse.click(view.x + view.width - 30, view.y + view.height / 2 + 20);
    await page.waitForURL(`**${address}`);
  });
