import type { Page } from '@playwright/test';

/** Waits until the page has drawn so many more frames: what its observers had to say by then has been said. */
export const frames = (page: Page, count = 2): Promise<void> =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
