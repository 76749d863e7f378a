import type { Page } from '@playwright/test';
import { expect } from './fixture.ts';

/** When a stopped clock begins: a Monday at noon in Brazil, in ms. */
const NOON = Date.UTC(2026, 10, 23, 15);

/**
 * Stops the clock of the page's scripts before a page starts: timers, frames and dates move by `page.clock.runFor` alone, however fast the
 * machine is. Call it before the first `goto`; it holds for every page that the test opens later.
 */
export async function stopClock(page: Page, at: number | Date = NOON): Promise<void> {
  const time = Number(at);
  // A clock can only be stopped later than the time it shows, and until then it runs: an hour is more than any machine takes for that.
  await page.clock.install({ time: time - 3_600_000 });
  await page.clock.pauseAt(time);
}

/** Moves the stopped clock in steps of some ms, a frame unless said, until a condition of the page holds. */
export const runUntil = (page: Page, isReached: () => Promise<boolean>, step = 16): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(step);
        return isReached();
      },
      { intervals: [10] },
    )
    .toBe(true);

/** Moves the stopped clock until every block of the page is ready or failed. */
export const runUntilSettled = (page: Page): Promise<void> =>
  runUntil(page, () =>
    page
      .locator('[data-block], [data-block-state]')
      .evaluateAll(
        (blocks) =>
          blocks.length > 0 &&
          blocks.every((block) => /^(ready|failed)$/.test(block.getAttribute('data-block-state') ?? '')),
      ),
  );

/**
 * Waits until the browser itself has drawn so many more frames: what the page's observers had to say by then has been said. It is what `frames` is while the clock
 * stands, for the frames of scripts stand with it.
 */
export const realFrames = (page: Page, count = 2): Promise<void> =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1)
      await new Promise<void>((done) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          done();
        }).observe(document.documentElement);
      });
  }, count);

/**
 * How fast animations run; 0 holds them where they are. They are the browser's own, and a stopped clock does not stop them. The end of any debugger session of the
 * page, such as that of `axe`, has them run as usual again.
 */
export async function animationSpeed(page: Page, playbackRate: number): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Animation.enable');
  await debug.send('Animation.setPlaybackRate', { playbackRate });
}

/**
 * Moves the stopped clock until some work in the page is done that sets timers of its own, as axe does: by a ms at a time, so that the page's own get no further than
 * that takes.
 */
export async function runDuring<Result>(page: Page, work: Promise<Result>): Promise<Result> {
  let over = false;
  const done = work.finally(() => {
    over = true;
  });
  // It is awaited later than it may fail.
  done.catch(() => {});
  while (!over) await page.clock.runFor(1);
  return done;
}
