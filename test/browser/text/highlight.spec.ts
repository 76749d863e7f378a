// Shapes over texts of the page, on the shipped product.
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { animationSpeed, realFrames, runUntil, stopClock } from '../tools/page-clock.ts';

const PATHS = '[data-block-added] path';

const published = (settings: object): string =>
  `<div class="sqs-block"><p>Sai <span class="sqsrte-text-highlight" data-text-attribute-id="um">no sábado</span>.</p>
<script class="TextAttributes-props" type="application/json">${JSON.stringify([{ id: 'um', type: 'highlight', ...settings }])}</script></div>`;

const styleOf = (page: Page, selector: string, name: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

/** What runs on the first drawing. */
const animations = (page: Page) =>
  page
    .locator('[data-block-added] g')
    .first()
    .evaluate((group) =>
      group.getAnimations().map((one) => ({
        duration: one.effect?.getTiming().duration,
        first: (one.effect as KeyframeEffect).getKeyframes()[0],
        last: (one.effect as KeyframeEffect).getKeyframes()[1],
      })),
    );

test('is drawn with its defaults over a published text; the text stays as it is, and an unknown id draws nothing [HILITE-301, HILITE-302, HILITE-304, HILITE-305, HILITE-306, HILITE-307, HILITE-308, HILITE-309, HILITE-310, HILITE-312, HILITE-319]', async ({
  page,
  pageWith,
}) => {
  await pageWith(
    `<style>p { font-size: 40px; color: rgb(1, 2, 3) }</style>${published({})}
    <p id="none"><span class="sqsrte-text-highlight" data-text-attribute-id="outro">nada</span></p>`,
  );
  const path = page.locator(PATHS);
  await expect(path).toHaveCount(1);
  const svg = page.locator('[data-block-added] svg');
  await expect(svg).toHaveAttribute('data-shape', 'wave');
  await expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(await styleOf(page, PATHS, 'pointer-events')).toBe('none');
  expect(await styleOf(page, PATHS, 'stroke')).toBe('rgb(1, 2, 3)');
  expect(await styleOf(page, PATHS, 'stroke-width')).toBe('2.4px');
  expect(await styleOf(page, PATHS, 'stroke-linecap')).toBe('square');
  expect(await styleOf(page, PATHS, 'stroke-linejoin')).toBe('bevel');
  expect(await styleOf(page, '[data-block-added] svg', 'mix-blend-mode')).toBe('normal');
  expect(await styleOf(page, '[data-block-added] svg', 'opacity')).toBe('1');
  expect(await styleOf(page, '[data-block-added] svg', 'z-index')).toBe('auto');
  expect(await styleOf(page, '[data-block-added] g', 'stroke-dasharray')).toBe('none');
  expect(await animations(page)).toEqual([]);
  // It lies at the text, and the text is what it was.
  const drawn = await path.evaluate((one) => one.getBoundingClientRect().toJSON());
  const text = await page.locator('[data-text-attribute-id=um]').evaluate((one) => one.getClientRects()[0]?.toJSON());
  expect(Math.abs(drawn.left - text.left)).toBeLessThan(3);
  expect(Math.abs(drawn.right - text.right)).toBeLessThan(3);
  expect(drawn.top).toBeGreaterThan(text.top);
  expect(drawn.top).toBeLessThan(text.bottom);
  await page.locator('p').first().selectText();
  expect(await page.evaluate(() => `${getSelection()}`)).toBe('Sai no sábado.');
  await expect(page.locator('#none [data-block-added]')).toHaveCount(0);
});

test('has the settings of its JSON, all twelve, and takes a change of colour without a restart [HILITE-303, HILITE-307, HILITE-308, HILITE-309, HILITE-310, HILITE-313, HILITE-314, HILITE-326]', async ({
  page,
  pageWith,
}) => {
  const settings = {
    shape: 'strike',
    color: '#ff0000',
    thickness: { unit: 'px', value: 5 },
    linecap: 'round',
    blend: 'multiply',
    opacity: 0.5,
    isFront: false,
    fontSize: 30,
    isAnimationEnabled: true,
    animation: 'fade',
    direction: 'left',
    duration: 100,
  };
  await pageWith(published(settings));
  await expect(page.locator(PATHS)).toHaveCount(1);
  await expect(page.locator('[data-block-added] svg')).toHaveAttribute('data-shape', 'strike');
  expect(await styleOf(page, PATHS, 'stroke')).toBe('rgb(255, 0, 0)');
  expect(await styleOf(page, PATHS, 'stroke-width')).toBe('5px');
  expect(await styleOf(page, PATHS, 'stroke-linejoin')).toBe('round');
  expect(await styleOf(page, '[data-block-added] svg', 'mix-blend-mode')).toBe('multiply');
  expect(await styleOf(page, '[data-block-added] svg', 'opacity')).toBe('0.5');
  expect(await styleOf(page, '[data-block-added] svg', 'z-index')).toBe('-1');
  await expect.poll(async () => (await animations(page))[0]?.duration).toBe(100_000);
  const before = await page.locator('[data-block-added] g').evaluateHandle((group) => group.getAnimations()[0]);
  const write = (change: object) =>
    page.locator('.TextAttributes-props').evaluate(
      (script, text) => {
        script.textContent = text;
      },
      JSON.stringify([{ id: 'um', ...settings, ...change }]),
    );
  const isSame = () =>
    page.locator('[data-block-added] g').evaluate((group, one) => group.getAnimations()[0] === one, before);
  await write({ color: '#0000ff' });
  await expect.poll(() => styleOf(page, PATHS, 'stroke')).toBe('rgb(0, 0, 255)');
  expect(await isSame(), 'a colour only redraws').toBe(true);
  await write({ animation: 'fadeScale' });
  await expect.poll(async () => (await animations(page))[0]?.first?.scale).toBe('0.5');
  expect(await isSame(), 'an animation restarts').toBe(false);
});

for (const [direction, draw] of [
  ['right', '1.02'],
  ['left', '-1.02'],
] as const)
  test(`is drawn to the ${direction} 250 ms after the start of the page [HILITE-315, HILITE-317, HILITE-321, HILITE-322]`, async ({
    page,
    pageWith,
  }) => {
    await stopClock(page);
    await pageWith(published({ isAnimationEnabled: true, direction, shape: 'underline' }));
    await runUntil(page, async () => (await page.locator(PATHS).count()) === 1, 1);
    await realFrames(page);
    await animationSpeed(page, 0);
    expect(await styleOf(page, '[data-block-added] g', 'stroke-dashoffset')).toBe(`${draw}px`);
    expect(await styleOf(page, '[data-block-added] g', 'opacity')).toBe('1');
    await page.clock.runFor(248);
    expect(await animations(page)).toEqual([]);
    await page.clock.runFor(2);
    const [animation] = await animations(page);
    expect(animation?.duration).toBe(750);
    expect(animation?.first?.strokeDashoffset).toBe(draw);
    expect(Number.parseFloat(`${animation?.last?.strokeDashoffset}`)).toBe(0);
    await page.locator('[data-block-added] g').evaluate((group) => group.getAnimations()[0]?.finish());
    await expect.poll(() => styleOf(page, '[data-block-added] g', 'stroke-dasharray')).toBe('none');
  });

test('fade and fadeScale begin with nothing; an animation that goes on is shorter, by what is left to go [HILITE-313, HILITE-316, HILITE-318, HILITE-323, HILITE-328]', async ({
  page,
  pageWith,
}) => {
  await pageWith(
    `<style>.far { height: 3000px }</style>${published({ isAnimationEnabled: true, animation: 'fadeScale', opacity: 0.5, duration: '90.9' })}<div class="far"></div>`,
  );
  await expect.poll(async () => (await animations(page))[0]?.duration).toBe(90_000);
  const [begun] = await animations(page);
  expect(begun?.first).toMatchObject({ opacity: '0', scale: '0.5', strokeDashoffset: '0' });
  expect(begun?.last).toMatchObject({ opacity: '1', scale: '1' });
  expect(await styleOf(page, '[data-block-added] svg', 'opacity'), 'times the configured opacity').toBe('0.5');
  const goTo = (share: number): Promise<void> =>
    page.locator('[data-block-added] g').evaluate((group, at) => {
      const [one] = group.getAnimations();
      one?.pause();
      if (one) one.currentTime = Number(one.effect?.getTiming().duration) * at;
    }, share);
  const leaveAndReturn = async (): Promise<void> => {
    await page.evaluate(() => scrollTo(0, 2_000));
    await expect.poll(() => animations(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(async () => (await animations(page)).length).toBe(1);
  };
  await goTo(0.5);
  await leaveAndReturn();
  const [second] = await animations(page);
  expect(second?.duration).toBe(45_000);
  expect(second?.first).toMatchObject({ opacity: '0.5', scale: '0.75' });
  await goTo(0.9999);
  await leaveAndReturn();
  expect((await animations(page))[0]?.duration, 'a fifth at least').toBe(18_000);
});

test('a duration that is no whole second: a text is cut off, a number is not, and 0 shows the end at once [HILITE-316]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const one = (id: string, duration: unknown) => ({ id, isAnimationEnabled: true, animation: 'fade', duration });
  await pageWith(
    `<div class="sqs-block"><p>${['a', 'b', 'c', 'd'].map((id) => `<span class="sqsrte-text-highlight" data-text-attribute-id="${id}">${id}</span> `).join('')}</p>
<script class="TextAttributes-props" type="application/json">${JSON.stringify([one('a', '100.9'), one('b', 100.5), one('c', '0.75'), one('d', 'muito')])}</script></div>`,
  );
  const duration = (id: string) =>
    page
      .locator(`[data-text-attribute-id=${id}] g`)
      .evaluate((group) => group.getAnimations()[0]?.effect?.getTiming().duration ?? null);
  await expect.poll(() => duration('a')).toBe(100_000);
  expect(await duration('b')).toBe(100_500);
  expect(await duration('c')).toBe(null);
  await expect(page.locator('[data-text-attribute-id=c] path')).toHaveCount(1);
  expect(await styleOf(page, '[data-text-attribute-id=c] g', 'stroke-dasharray')).toBe('none');
});

test('starts only in view and once no ancestor is transparent, then at once [HILITE-320, HILITE-321]', async ({
  page,
  pageWith,
}) => {
  await stopClock(page);
  await pageWith(`<div style="height: 3000px"></div><div id="veil" style="opacity: 0">
<p><span data-highlight="circle" data-highlight-animation="fade" data-highlight-duration="100">Aqui</span></p></div>`);
  await runUntil(page, async () => (await page.locator(PATHS).count()) === 1);
  await page.clock.runFor(1_000);
  expect(await animations(page)).toEqual([]);
  await page.locator('#veil').scrollIntoViewIfNeeded();
  await realFrames(page);
  // Two looks at the ancestors later there is still nothing.
  await page.clock.runFor(250);
  expect(await animations(page)).toEqual([]);
  await page.locator('#veil').evaluate((veil) => {
    veil.style.opacity = '0.01';
  });
  // It is looked at every 100 ms.
  await page.clock.runFor(100);
  expect(await animations(page)).toHaveLength(1);
});

test('with reduced motion the whole shape is there at once, also when the preference changes meanwhile [HILITE-324, HILITE-325]', async ({
  page,
  pageWith,
}) => {
  const body = published({ isAnimationEnabled: true, duration: 100 });
  await pageWith(body);
  await expect.poll(async () => (await animations(page)).length).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => animations(page)).toEqual([]);
  expect(await styleOf(page, '[data-block-added] g', 'stroke-dashoffset')).toBe('0px');
  await pageWith(body);
  await expect(page.locator(PATHS)).toHaveCount(1);
  expect(await styleOf(page, '[data-block-added] g', 'stroke-dasharray')).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await pageWith(body, { query: '?nomotion=true' });
  await expect(page.locator(PATHS)).toHaveCount(1);
  expect(await styleOf(page, '[data-block-added] g', 'stroke-dasharray')).toBe('none');
});
