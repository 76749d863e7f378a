import type { Page } from '@playwright/test';

interface Summary {
  version: string;
  blocks: { block: string; state: string; error: string | null }[];
  messages: { code: string; block: string | null; message: string }[];
}

/** `Vitrine.report()`, without what cannot leave the page. */
export const reportOf = (page: Page): Promise<Summary> =>
  page.evaluate(async () => {
    // The page's own interface: its type lives in the bundle, not in the window's declarations.
    const { version, blocks, messages } = await Reflect.get(window, 'Vitrine').report();
    return {
      version,
      blocks: blocks.map((one: Summary['blocks'][number]) => ({
        block: one.block,
        state: one.state,
        error: one.error ?? null,
      })),
      messages: messages.map((one: Summary['messages'][number]) => ({ ...one })),
    };
  });

/** The version at work, once the tag has run. */
export const tagRan = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => Boolean(Reflect.get(window, 'Vitrine')?.version));

/** Waits for the stage: room is reserved, and services react to clicks. */
export const stageRan = (page: Page): Promise<void> =>
  page.locator('html[data-vitrine-initialised]').waitFor({ state: 'attached' });

/** Opens a page-level block as a page does; its files are here then and it is drawn. */
export async function openLayer(page: Page, name: string, payload: unknown): Promise<void> {
  // A layer may call the server, which asks for the crumb of an earlier page.
  await page.request.get('/atelie/');
  await tagRan(page);
  await page.evaluate(
    ([block, given]) =>
      Reflect.get(window, 'Vitrine')
        .open(block, given)
        .then(() => {}),
    [name, payload] as const,
  );
}

/** How many views are in each block of the page, in order. */
export const viewsPerBlock = (page: Page): Promise<number[]> =>
  page
    .locator('[data-block]')
    .evaluateAll((hosts) => hosts.map((host) => host.shadowRoot?.querySelectorAll('.vitrine').length ?? 0));

/** Everything below an element, shadow roots included, without scripts. */
export const serialised = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((element) => {
    const shadowRoots = [...element.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return element.getHTML({ shadowRoots }).replace(/<script[^>]*><\/script>/g, '');
  });
