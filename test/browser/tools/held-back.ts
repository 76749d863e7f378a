import type { Page } from '@playwright/test';
import { deferred } from '../../deferred.ts';

/** Lets requests wait until the returned function is called. */
export async function heldBack(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = deferred();
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
