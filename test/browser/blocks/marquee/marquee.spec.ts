import type { Locator, Page } from '@playwright/test';
import messages from '../../../../src/strings/pt-BR/marquee.json' with { type: 'json' };
import { expect, settled, test } from '../../tools/fixture.ts';
import { frames } from '../../tools/frames.ts';
import { runUntil, runUntilSettled, stopClock } from '../../tools/page-clock.ts';

const marquee = (attributes = ''): string =>
  `<div data-block="marquee" ${attributes}><span>Fornada aberta</span><span>Frete grátis</span></div>`;
const TALL = '<div style="height: 3000px"></div>';

const hostOf = (page: Page): Locator => page.locator('[data-block]');

/** The state of the straight line's animation; 'none' where there is none. */
const stateOf = (page: Page): Promise<string> =>
  hostOf(page).evaluate((host) => host.shadowRoot?.getAnimations()[0]?.playState ?? 'none');
const runs = (page: Page): Promise<void> => expect.poll(() => stateOf(page)).toBe('running');
const rests = (page: Page): Promise<void> => expect.poll(() => stateOf(page)).toBe('paused');
const timeOf = (page: Page): Promise<number> =>
  hostOf(page).evaluate((host) => Number(host.shadowRoot?.getAnimations()[0]?.currentTime ?? 0));
const scrollTo = (page: Page, top: number): Promise<void> => page.evaluate((y) => window.scrollTo(0, y), top);
const readable = (page: Page): Promise<void> => expect(hostOf(page).locator('.item').first()).toBeInViewport();

const beside = async (page: Page): Promise<void> => {
  const box = await hostOf(page).boundingBox();
  if (box) await page.mouse.move(box.x + 40, box.y + box.height / 2);
};

test('the marquee runs in view, stops out of view, runs again [MARQ-604] [MARQ-605]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(marquee() + TALL);
  await settled(page);
  await runs(page);
  await scrollTo(page, 2_500);
  await rests(page);
  const left = await timeOf(page);
  await scrollTo(page, 0);
  await runs(page);
  expect(await timeOf(page)).toBeGreaterThanOrEqual(left);
});

test('the marquee mounted below the view does not run before it is seen [MARQ-604]', async ({ page, pageWith }) => {
  await pageWith(`<div style="height: 850px"></div>${marquee()}${TALL}`);
  await settled(page);
  expect(await stateOf(page)).not.toBe('running');
  await scrollTo(page, 500);
  await runs(page);
});

test('the marquee stops when less motion is asked for, readable, and goes on after [MARQ-606]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(marquee());
  await settled(page);
  await runs(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => stateOf(page)).toBe('none');
  await readable(page);
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await runs(page);
});

test('the marquee with less motion from the start stands still [MARQ-616]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pageWith(marquee());
  await settled(page);
  await readable(page);
  expect(await stateOf(page)).toBe('none');
  await expect(hostOf(page).locator('.copies')).toBeHidden();
});

test('hover pauses the marquee where it is asked for, and goes on from there [MARQ-607]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(marquee('data-paused-on-hover'));
  await settled(page);
  await runs(page);
  await beside(page);
  await rests(page);
  const held = await timeOf(page);
  // Read in the page, in the first frame in which it runs again: a later look would find it further on.
  await hostOf(page).evaluate((host) => {
    const look = (): void => {
      const [motion] = host.shadowRoot?.getAnimations() ?? [];
      if (motion?.playState === 'running') Reflect.set(window, 'on', Number(motion.currentTime));
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.mouse.move(5, 500);
  const on: number = await (await page.waitForFunction(() => Reflect.get(window, 'on'))).jsonValue();
  expect(on).toBeGreaterThanOrEqual(held);
  expect(on - held).toBeLessThan(1_000);
});

test('hover changes nothing where it is not asked for [MARQ-607]', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(marquee());
  await settled(page);
  await runs(page);
  await page.evaluate(() => {
    Reflect.set(window, 'changes', 0);
    addEventListener('vitrine:marquee-change', () =>
      Reflect.set(window, 'changes', Reflect.get(window, 'changes') + 1),
    );
  });
  await beside(page);
  const before = await timeOf(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(before + 200);
  expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toBe(0);
});

test('the button pauses and resumes the marquee, by mouse and key [MARQ-604]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(marquee());
  await settled(page);
  await runs(page);
  await page.getByRole('button', { name: messages.pauseAnimation }).click();
  await rests(page);
  await scrollTo(page, 0);
  await page.getByRole('button', { name: messages.resumeAnimation }).press('Enter');
  await runs(page);
});

test('a paused marquee stays paused when it comes back into view [MARQ-605]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(marquee() + TALL);
  await settled(page);
  await runs(page);
  await page.getByRole('button').click();
  await rests(page);
  for (const top of [2_500, 0]) {
    await scrollTo(page, top);
    await hostOf(page).evaluate(
      (host, seen) =>
        new Promise<void>((done) => {
          new IntersectionObserver(([entry]) => entry?.isIntersecting === seen && done()).observe(host);
        }),
      top === 0,
    );
    await frames(page);
  }
  expect(await stateOf(page)).toBe('paused');
});

const offset = (page: Page): Promise<number> =>
  hostOf(page)
    .locator('textPath')
    .evaluate((text) => Number(text.getAttribute('startOffset')));

for (const direction of ['left', 'right'] as const) {
  test(`the wave draws its text along a path and moves it ${direction} [MARQ-604]`, { tag: '@long' }, async ({
    page,
    pageWith,
  }) => {
    await stopClock(page);
    await pageWith(marquee(`data-wave-intensity="3" data-animation-direction="${direction}"`));
    await runUntilSettled(page);
    const begun = await offset(page);
    await runUntil(page, async () => (await offset(page)) !== begun);
    const first = await offset(page);
    await page.clock.runFor(304);
    const moved = (await offset(page)) - first;
    if (direction === 'left') expect(moved).toBeLessThan(0);
    else expect(moved).toBeGreaterThan(0);
    const path = await hostOf(page).locator('path#path').getAttribute('d');
    expect(path?.split('L').length).toBeGreaterThan(100);
    await expect(hostOf(page).locator('textPath')).toContainText('Frete grátis');
  });
}

test('the wave stops out of view, and becomes plain text with less motion [MARQ-605] [MARQ-606]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(marquee('data-wave-intensity="3"') + TALL);
  await settled(page);
  const first = await offset(page);
  await expect.poll(() => offset(page)).not.toBe(first);
  const stopped = page.evaluate(
    () =>
      new Promise((done) => addEventListener('vitrine:marquee-change', (event) => done((event as CustomEvent).detail))),
  );
  await scrollTo(page, 2_500);
  expect(await stopped).toEqual({ running: false });
  const left = await offset(page);
  await frames(page, 10);
  expect(await offset(page)).toBe(left);
  await scrollTo(page, 0);
  await expect.poll(() => offset(page)).not.toBe(left);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(hostOf(page).locator('svg.wave')).toBeHidden();
  await readable(page);
});

test('the marquee runs where forms are named like members of the document, threat T-14', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const names = ['hidden', 'fonts', 'visibilityState', 'activeElement'];
  await pageWith(`${names.map((name) => `<form name="${name}"></form>`).join('')}${marquee()}`);
  await settled(page);
  await runs(page);
});

for (const speed of ['1e-320', '1e308'])
  for (const { name, wave } of [
    { name: 'the line', wave: '' },
    { name: 'the wave', wave: 'data-wave-intensity="2"' },
  ])
    test(`${name} runs at a speed of ${speed}`, {
      tag: '@long',
    }, async ({ page, pageWith }) => {
      await pageWith(marquee(`data-animation-speed="${speed}" ${wave}`));
      await settled(page);
      if (wave) await expect(page.locator('textPath')).toHaveAttribute('startOffset', /^-?\d+\.\d\d$/);
      else await runs(page);
      await page.locator('[part=button]').click();
    });
