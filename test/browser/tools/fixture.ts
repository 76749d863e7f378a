import {
  type BrowserContext,
  test as base,
  expect as baseExpect,
  type CDPSession,
  type Locator,
  type Page,
} from '@playwright/test';
import { demoUrl, faultsOff, forgetPages, servePage } from './server-log.ts';
import { type PageOptions, testPage } from './test-page.ts';
import { watchTraffic } from './traffic.ts';

/** Times between two looks at a page, in ms. A page is ready within some hundred; the library's own times grow up to a second. */
const INTERVALS = [10, 20, 50, 50, 100];

const poll: typeof baseExpect.poll = (actual, options) =>
  baseExpect.poll(actual, {
    intervals: INTERVALS,
    ...(typeof options === 'string' ? { message: options } : options),
  });

export const expect = new Proxy(baseExpect, {
  get: (target, name) => (name === 'poll' ? poll : Reflect.get(target, name)),
});

/** Shows a page made for one test: on the demo server's own origin, so that the tag, its chunks and cookies are real. */
export type PageWith = (html: string, options?: PageOptions) => Promise<void>;

interface Fixtures {
  /** Declares console lines and page errors the test brings about itself. Everything else fails it. */
  allowConsole(line: RegExp): void;
  /** Watches another context (`browser.newContext()`) as the test's own is watched. */
  watch(context: BrowserContext): void;
  /** Console lines and page errors so far, as `type: text`. */
  consoleLines: string[];
  pageWith: PageWith;
  /** What follows the path of `pageWith`, with its question mark, for a whole group of tests. */
  query: string;
  silence: undefined;
  allowed: RegExp[];
}

/**
 * A context serves one test after another: Playwright clears its cookies, storage, cache, scripts, routes and media between two. What it leaves is undone here, or the
 * context is closed, so that the next test has a new one.
 */
async function leaveNothing(context: BrowserContext, use: () => Promise<void>): Promise<void> {
  const sessions = new Set<CDPSession>();
  const newSession = context.newCDPSession.bind(context);
  context.newCDPSession = async (target) => {
    const session = await newSession(target);
    sessions.add(session);
    // A page that has crashed answers no more, its end included.
    if ('on' in target) target.on('crash', () => sessions.delete(session));
    return session;
  };
  let isLeft = false;
  const leaves = <Values extends unknown[], Result>(method: (...values: Values) => Result) => {
    return (...values: Values): Result => {
      isLeft = true;
      return method(...values);
    };
  };
  context.grantPermissions = leaves(context.grantPermissions.bind(context));
  context.setGeolocation = leaves(context.setGeolocation.bind(context));
  context.setExtraHTTPHeaders = leaves(context.setExtraHTTPHeaders.bind(context));
  context.setOffline = leaves(context.setOffline.bind(context));
  // A clock that is paused when its test ends is resumed after it was taken away, in every page that follows.
  context.clock.install = leaves(context.clock.install.bind(context.clock));
  context.clock.pauseAt = leaves(context.clock.pauseAt.bind(context.clock));
  // A history holds fifty entries; a test that counts them would find no room.
  for (const page of context.pages()) {
    const session = await context.newCDPSession(page);
    await session.send('Page.resetNavigationHistory');
  }
  await use();
  // What a session slows or emulates ends with it.
  await Promise.allSettled([...sessions].map((session) => session.detach()));
  if (isLeft) await context.close();
}

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => leaveNothing(context, () => use(context)),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs out of this pattern.
  baseURL: async ({}, use) => use(demoUrl()),

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  allowed: async ({}, use) => use([]),

  allowConsole: async ({ allowed }, use) => use((line) => void allowed.push(line)),

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  consoleLines: async ({}, use) => use([]),

  watch: async ({ consoleLines }, use) =>
    use((context) => {
      // Chromium writes violations of a content security policy to the console as errors, so they are caught here too.
      context.on('console', (message) => {
        // What could not be loaded does not say its address by itself.
        const where = /^Failed to load/.test(message.text()) ? ` ${message.location().url}` : '';
        // Verbose is a whole browser's advice on the page's own markup.
        if (!['debug', 'verbose'].includes(message.type()))
          consoleLines.push(`${message.type()}: ${message.text()}${where}`);
      });
      context.on('weberror', (error) => consoleLines.push(`pageerror: ${error.error().stack ?? error.error()}`));
    }),

  silence: [
    async ({ context, watch, consoleLines, allowed }, use) => {
      watch(context);
      await use(undefined);
      await faultsOff();
      // Read before the routes go: without them the server is asked for what is still under way, and does not have it.
      const strays = consoleLines.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      // A page of another host may be on its way to the next one, which its routes alone answer: it would interrupt what the next test opens.
      const away = context.pages().filter((page) => !page.url().startsWith(demoUrl()));
      await Promise.allSettled(away.map((page) => page.goto('about:blank')));
      // A file that a page still fetches must not fail a test that is over.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(strays, 'console lines and errors the test did not declare with allowConsole()').toEqual([]);
    },
    { auto: true },
  ],

  query: ['', { option: true }],

  pageWith: async ({ page, query }, use) => {
    await forgetPages();
    await use(async (html, options = {}) => {
      watchTraffic(page);
      const path = `/__page/${options.name ?? 'test'}`;
      await servePage({ path, headers: options.headers, body: testPage(html, options) });
      await page.goto(path + (options.query ?? query));
    });
  },
});

/** Waits until every block of the page is ready or failed, but for a popup, which waits until it is due. It asks from outside the page's own world, which may be hostile. */
export async function settled(page: Page): Promise<void> {
  const underWay = page.locator(
    '[data-block]:not([data-block-state=ready], [data-block-state=failed], [data-block=popup], [data-block=popup] *, [data-block=announcement-bar])',
  );
  await expect.poll(() => underWay.count(), 'blocks under way').toBe(0);
  await expect(page.locator('[data-block]'), 'blocks of the page').not.toHaveCount(0);
}

/** Brings a block into view until it is ready: what is mounted above it meanwhile may push it out of view again. */
export const readyInView = (block: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await block.scrollIntoViewIfNeeded();
      return block.getAttribute('data-block-state');
    })
    .toBe('ready');
