// Marquees where they are published: everything is in one JSON element, and nothing is drawn without a script.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../tools/fixture.ts';

const PROPS = {
  marqueeItems: [{ text: 'Forno aceso' }, { text: '✳' }],
  linkTo: '',
  waveFrequency: 4,
  waveIntensity: 0,
  animationDirection: 'left',
  animationSpeed: 2,
  pausedOnHover: false,
  fadeEdges: false,
  textStyle: 'heading-1',
  textSize: { unit: 'rem', value: 2.8 },
  itemSpacing: { unit: 'em', value: 0.5 },
  blockId: 'c0ffee',
  estimatedDimensions: null,
  containerStyles: { backgroundEnabled: false },
  featureFlags: {},
};

const MEASURE = '<div class="Marquee-measure"><h1>Forno aceso ✳</h1></div>';

const published = (props: Record<string, unknown> = {}, measure = MEASURE): string =>
  `<div class="sqs-block marquee-block sqs-block-marquee" data-block-type="70" id="block-c0ffee"><div class="sqs-block-content"><div
  class="Marquee" style="font-size: 2.8rem; --marquee-font-size-value: 2.8"><script class="Marquee-props" type="application/json">${JSON.stringify(
    { ...PROPS, ...props },
  )}</script><div class="Marquee-display">${measure}</div></div></div></div>`;

/** A theme: its headings, its measures, and what it makes of headings in marquees. */
const THEME = `<style>
  body { font: 16px/1.6 sans-serif }
  h1 { font: 900 64px/1.2 Georgia, serif; letter-spacing: -.02em; text-transform: uppercase; color: rgb(120, 40, 20) }
  .Marquee-measure { visibility: hidden; height: 0; overflow: hidden }
</style>`;
const OWN_SIZE = '<style>.Marquee h1 { font-size: calc((2.8 - 1) * 1.2vw + 1rem) }</style>';

const hostOf = (page: Page): Locator => page.locator('.sqs-block');
const stood = (page: Page): Promise<void> => expect(hostOf(page)).toHaveAttribute('data-block-state', 'ready');
const runs = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.querySelector('.sqs-block')?.shadowRoot?.getAnimations()[0]?.playState === 'running',
  );
const styleOf = (page: Page, selector: string, names: readonly string[]): Promise<string[]> =>
  hostOf(page)
    .locator(selector)
    .first()
    .evaluate((element, all) => all.map((name) => getComputedStyle(element).getPropertyValue(name)), names);

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 720 }));

test('a published marquee has the face, weight, size and spacing that its page gives it', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const text = ['font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-transform', 'color', 'line-height'];
  for (const { head, measure, size } of [
    // Where the theme has a size for marquees, or none but that of all headings, or no measure to read from.
    { head: THEME + OWN_SIZE, measure: MEASURE, size: 43.648 },
    { head: THEME, measure: MEASURE, size: 44.8 },
    { head: THEME, measure: '', size: 44.8 },
    { head: THEME + OWN_SIZE, measure: '', size: 43.648 },
  ]) {
    await pageWith(published({}, measure), { head });
    await stood(page);
    const [family, fontSize, weight, spacing, transform, color, line] = await styleOf(page, '.item', text);
    expect(Number.parseFloat(fontSize ?? '')).toBeCloseTo(size, 1);
    expect([family, weight, transform, color]).toEqual(['Georgia, serif', '900', 'uppercase', 'rgb(120, 40, 20)']);
    expect(Number.parseFloat(spacing ?? '')).toBeLessThan(0);
    expect(Number.parseFloat(line ?? '')).toBeCloseTo(1.2 * size, 0);
    expect(Number.parseFloat((await styleOf(page, '.group', ['column-gap']))[0] ?? '')).toBeCloseTo(size / 2, 1);
    await expect(page.locator('h1')).toHaveCount(measure ? 2 : 1);
  }
});

test('a marquee whose page says nothing of headings has the size its author chose', async ({ page, pageWith }) => {
  await pageWith(published());
  await stood(page);
  expect(await styleOf(page, '.item', ['font-size', 'font-weight'])).toEqual(['44.8px', '700']);
});

test('it follows the breakpoints of its page, and what an author sets goes before', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(published(), { head: THEME + OWN_SIZE });
  await stood(page);
  await page.setViewportSize({ width: 600, height: 720 });
  await expect.poll(() => styleOf(page, '.item', ['font-size'])).toEqual(['28.96px']);
  await hostOf(page).evaluate((host) => host.style.setProperty('--vitrine-marquee-size', '20px'));
  expect(await styleOf(page, '.item', ['font-size'])).toEqual(['20px']);
});

test('it runs to the right where its props say so, and rests under the pointer', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(published({ animationDirection: 'right', animationSpeed: 0.4, pausedOnHover: true }));
  await stood(page);
  await runs(page);
  const { direction, pace } = await hostOf(page).evaluate((host) => {
    const root = host.shadowRoot as ShadowRoot;
    const { direction, duration } = (root.getAnimations()[0] as Animation).effect?.getComputedTiming() ?? {};
    return { direction, pace: ((root.querySelector('.group') as HTMLElement).offsetWidth * 1000) / Number(duration) };
  });
  expect(direction).toBe('reverse');
  expect(pace).toBeCloseTo(24, 1);
  const { x, y, height } = (await hostOf(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 300, y + height / 2);
  await expect
    .poll(() => hostOf(page).evaluate((host) => host.shadowRoot?.getAnimations()[0]?.playState))
    .toBe('paused');
});

test('at speed 0 it stands still and whole, without a button', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(published({ animationSpeed: 0, fadeEdges: true }));
  await stood(page);
  await expect(hostOf(page).locator('.item:visible')).toHaveCount(2);
  await expect(hostOf(page).locator('[part=button]')).toHaveCount(0);
  expect(await hostOf(page).evaluate((host) => host.shadowRoot?.getAnimations().length)).toBe(0);
});

test('its waves are as long and as high as published units say, and its link, fade and button are there', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(published({ waveFrequency: 2, waveIntensity: 30, linkTo: '/loja', fadeEdges: true }));
  await stood(page);
  await expect(page.locator('textPath[startOffset]')).toHaveCount(1);
  const wave = await page.locator('path#path').evaluate((path) => {
    const points = [...(path.getAttribute('d') ?? '').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
    const ys = points.map(([, , y]) => Number(y));
    const middle = (Math.max(...ys) + Math.min(...ys)) / 2;
    const ups = points.filter((_, at) => at && (ys[at - 1] ?? 0) < middle && (ys[at] ?? 0) >= middle);
    return {
      height: (Math.max(...ys) - Math.min(...ys)) / 2,
      length: Number(ups[1]?.[1]) - Number(ups[0]?.[1]),
    };
  });
  expect(wave.height).toBeCloseTo(30, 0);
  expect(Math.abs(wave.length - 400)).toBeLessThanOrEqual(4);
  await expect(page.getByRole('link', { name: /Forno aceso/ })).toHaveAttribute('href', '/loja');
  expect((await styleOf(page, '.view', ['mask-image']))[0]).toContain('gradient');
});

test('its container is that of the page, else that of its props', { tag: '@long' }, async ({ page, pageWith }) => {
  const px = (value: number) => ({ unit: 'px', value });
  const containerStyles = {
    backgroundEnabled: true,
    backgroundColor: 'rgb(250, 230, 210)',
    padding: { top: px(10), right: px(20), bottom: px(10), left: px(20) },
    borderRadii: px(12),
    stroke: { width: px(2), color: 'rgb(1, 2, 3)' },
  };
  const names = ['background-color', 'padding', 'border-radius', 'border-top', 'margin'];
  await pageWith(published({ containerStyles }));
  await stood(page);
  expect(await styleOf(page, '.marquee', names)).toEqual([
    'rgb(250, 230, 210)',
    '10px 20px',
    '12px',
    '2px solid rgb(1, 2, 3)',
    '0px',
  ]);
  const head =
    '<style>.sqs-block-content { padding: 17px } .Marquee { background: rgb(10, 20, 30); padding: 6px; border-radius: 5px }</style>';
  await pageWith(published({ containerStyles }), { head });
  await stood(page);
  const drawn = await styleOf(page, '.marquee', names);
  expect([drawn[0], drawn[1], drawn[2], drawn[4]]).toEqual(['rgb(10, 20, 30)', '6px', '5px', '17px']);
});

test('what no marquee has leaves the text that the page has measured, and says what is wrong', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/VT012 marquee#block-c0ffee: markup\.items="\[broken"/);
  await pageWith(published().replace(/(application\/json">)[^<]+/, '$1[broken'), { query: '?vitrine-debug' });
  await stood(page);
  await runs(page);
  await expect(hostOf(page).locator('.track > .group')).toHaveText('Forno aceso ✳');
});
