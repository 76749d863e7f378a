import type { Page } from '@playwright/test';

/**
 * Serves the page's scripts with a piece of them changed: how a control takes a protection away.
 *
 * @param piece what the protection is called in the built files; it is global, so that every place is counted
 * @returns how many places have been changed so far; a control has to expect one, or the build has other words for it now
 */
export async function patchScripts(page: Page, glob: string, piece: RegExp, instead: string): Promise<() => number> {
  let places = 0;
  await page.route(glob, async (route) => {
    const text = await (await route.fetch()).text();
    places += [...text.matchAll(piece)].length;
    await route.fulfill({ contentType: 'text/javascript', body: text.replace(piece, instead) });
  });
  return () => places;
}
