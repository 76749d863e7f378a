import type { Page } from '@playwright/test';

/**
 * Scrolls to the end of the page, frame by frame as a finger does, and no faster than the files of blocks that come near
 * arrive: how many of those a machine mounts in view must not be what is found.
 */
export const scrollAsFilesArrive = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let at = 0; ; at += 100) {
      scrollTo(0, at);
      // In the second frame blocks near the window are known.
      for (
        let frames = 2;
        frames || document.querySelector('[data-block-state=loading]');
        frames = Math.max(0, frames - 1)
      )
        await frame();
      if (at >= document.documentElement.scrollHeight - innerHeight) return;
    }
  });
