// When shapes over texts are measured and moved, by the page's own clock, on the shipped product.
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { runUntil, stopClock } from '../tools/page-clock.ts';

const SETTINGS = { shape: 'strike', isAnimationEnabled: true, animation: 'draw', direction: 'right', duration: 100 };
const jsonOf = (change: object): string => JSON.stringify([{ id: 'um', ...SETTINGS, ...change }]);

const published = (change: object = {}): string =>
  `<div class="sqs-block"><p>Sai <span class="sqsrte-text-highlight" data-text-attribute-id="um">no sábado</span>.</p>
<script class="TextAttributes-props" type="application/json">${jsonOf(change)}</script></div>`;

const write = (page: Page, change: object): Promise<void> =>
  page.locator('.TextAttributes-props').evaluate((script, text) => {
    script.textContent = text;
  }, jsonOf(change));

/** Shows a page whose timers and frames stand still, but for `runFor`, and waits until its shape is drawn and its text known to be in view. */
async function drawnAtRest(page: Page, show: () => Promise<void>): Promise<void> {
  await stopClock(page);
  await show();
  await runUntil(page, async () => (await page.locator('[data-block-added] path').count()) === 1, 1);
  // What was observed before is told of before.
  await page
    .locator('.sqsrte-text-highlight, [data-highlight]')
    .evaluate((text) => new Promise<unknown>((resolve) => new IntersectionObserver(resolve).observe(text)));
}

/** The one animation of the drawing: how long it lasts, where its pen begins, and whether it is the one that was seen before. */
const animation = (page: Page) =>
  page.locator('[data-block-added] g').evaluate((group) => {
    const [one, ...others] = group.getAnimations();
    if (!one || others.length > 0) return null;
    const isSame = Reflect.get(window, 'before') === one;
    Reflect.set(window, 'before', one);
    const offset = (one.effect as KeyframeEffect).getKeyframes()[0]?.strokeDashoffset;
    return { isSame, duration: one.effect?.getTiming().duration, offset };
  });

/** Counts how often the text is measured from now on, and the frames of the page. */
const countMeasures = (page: Page): Promise<void> =>
  page.locator('[data-highlight]').evaluate((text) => {
    const counts = { measures: 0, frames: 0 };
    Reflect.set(window, 'counts', counts);
    const measure = text.getClientRects.bind(text);
    text.getClientRects = () => {
      counts.measures += 1;
      return measure();
    };
    const frame = (): void => {
      counts.frames += 1;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

/** What was counted since the last question. */
const counted = (page: Page): Promise<{ measures: number; frames: number }> =>
  page.evaluate(() => {
    const counts = Reflect.get(window, 'counts');
    const now = { ...counts };
    counts.measures = 0;
    counts.frames = 0;
    return now;
  });

test('the font size is that of the text; where it cannot be read, the one of the settings, else 12 px [HILITE-306, HILITE-311, HILITE-329]', async ({
  page,
  pageWith,
}) => {
  const unread = 'style="display: inline-block; font-size: 0"';
  await pageWith(`<p style="font-size: 40px"><span id="read" data-highlight="strike" data-highlight-font-size="30">Barro</span></p>
<p><span id="given" data-highlight="strike" data-highlight-font-size="30" ${unread}><b style="font-size: 20px">Cinza</b></span></p>
<p><span id="none" data-highlight="strike" ${unread}><b style="font-size: 20px">Forno</b></span></p>`);
  await expect(page.locator('[data-block-added] path')).toHaveCount(3);
  const thickness = (id: string): Promise<number> =>
    page.locator(`#${id} path`).evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeWidth));
  expect(await thickness('read')).toBeCloseTo(40 * 0.06);
  expect(await thickness('given')).toBeCloseTo(30 * 0.06);
  expect(await thickness('none')).toBeCloseTo(12 * 0.06);
});

test('waits 250 ms at the start of the page [HILITE-321, HILITE-329]', { tag: '@long' }, async ({ page, pageWith }) => {
  await drawnAtRest(page, () => pageWith(published()));
  // The text came into view now, or 1 ms of the page's clock ago: the shape may have been drawn just before the last step.
  await page.clock.runFor(248);
  expect(await animation(page)).toBe(null);
  await page.clock.runFor(2);
  expect(await animation(page)).toMatchObject({ duration: 100_000, offset: '1.02' });
});

test('a change of shape, isAnimationEnabled, animation, duration or direction restarts it at once; another does not [HILITE-321, HILITE-326, HILITE-329, HILITE-330]', async ({
  page,
  pageWith,
}) => {
  await drawnAtRest(page, () => pageWith(published()));
  await page.clock.runFor(250);
  expect(await animation(page)).toMatchObject({ isSame: false });
  /** The mutation is told of after 10 ms; the restart itself waits for nothing. */
  const after = async (change: object) => {
    await page.locator('[data-block-added] g').evaluate((group) => {
      for (const one of group.getAnimations()) one.currentTime = 50_000;
    });
    await write(page, change);
    await page.clock.runFor(12);
    return animation(page);
  };
  const whole = { isSame: false, duration: 100_000, offset: '1.02' };
  for (const change of [{ color: 'red' }, { opacity: 0.5 }, { linecap: 'round' }, { blend: 'multiply' }])
    expect(await after(change), JSON.stringify(change)).toEqual({ ...whole, isSame: true });
  expect(await after({ shape: 'circle' })).toEqual(whole);
  expect(await after({ shape: 'circle', duration: 80 })).toEqual({ ...whole, duration: 80_000 });
  expect(await after({ shape: 'circle', duration: 80, direction: 'left' })).toEqual({
    ...whole,
    duration: 80_000,
    offset: '-1.02',
  });
  expect(await after({ animation: 'fade' })).toEqual({ ...whole, offset: '0' });
  expect(await after({ isAnimationEnabled: false })).toBe(null);
  await expect(page.locator('[data-block-added] path')).toHaveCount(1);
  expect(await after({})).toEqual(whole);
});

test('a change of the text is drawn 10 ms after the last one [HILITE-329, HILITE-330]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await drawnAtRest(page, () => pageWith('<p>Sai <span data-highlight="strike">no sábado</span>.</p>'));
  await page.clock.runFor(1_000);
  await countMeasures(page);
  const change = (word: string): Promise<void> =>
    page.locator('[data-highlight]').evaluate((text, own) => {
      for (const node of text.childNodes) if (node instanceof Text) node.data = own;
    }, word);
  await change('no domingo');
  await page.clock.runFor(8);
  expect((await counted(page)).measures).toBe(0);
  await change('na segunda');
  await page.clock.runFor(8);
  expect((await counted(page)).measures, 'the second change begins the wait again').toBe(0);
  await page.clock.runFor(2);
  expect((await counted(page)).measures).toBe(1);
  await page.clock.runFor(1_000);
  expect((await counted(page)).measures).toBe(0);
});

test('is measured in every frame until 2 s after the last start of a transition, and no longer [HILITE-327, HILITE-329]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await drawnAtRest(page, () =>
    pageWith(`<style>#box { transition: transform 1000s linear, opacity 1000s linear }</style>
<div id="box"><p>Sai <span data-highlight="strike">no sábado</span>.</p></div>`),
  );
  await page.clock.runFor(1_000);
  await countMeasures(page);
  await page.clock.runFor(500);
  expect(await counted(page)).toMatchObject({ measures: 0 });
  const start = (style: object): Promise<void> =>
    page.locator('#box').evaluate(
      (box, own) =>
        new Promise<void>((resolve) => {
          box.addEventListener('transitionstart', () => resolve(), { once: true });
          Object.assign((box as HTMLElement).style, own);
        }),
      style,
    );
  await start({ transform: 'translateX(10px)' });
  await page.clock.runFor(1_500);
  const first = await counted(page);
  expect(first.frames).toBeGreaterThan(80);
  expect(Math.abs(first.measures - first.frames)).toBeLessThanOrEqual(1);
  // Another one begins the 2 s again.
  await start({ opacity: '0.9' });
  await page.clock.runFor(1_900);
  const second = await counted(page);
  expect(Math.abs(second.measures - second.frames)).toBeLessThanOrEqual(1);
  await page.clock.runFor(150);
  const last = await counted(page);
  expect(last.measures).toBeLessThan(last.frames);
  await page.clock.runFor(1_000);
  expect(await counted(page), 'both transitions are still running').toMatchObject({ measures: 0 });
});
