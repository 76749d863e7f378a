// Many hostile double presses of what pays: each leaves the page once; in the frame of a stranger none does.
import type { Frame, Page } from '@playwright/test';
import { expect, settled, test } from '../tools/fixture.ts';
import { addHostilePresses, type WithHostilePresses } from '../tools/hostile-presses.ts';
import { shortAndLong } from '../tools/short-and-long.ts';
import { answerCheckouts, CHECKOUTS, checkoutPage, WAYS, withCart } from './checkout-page.ts';

/** A browser lets one frame navigate 200 times in ten seconds, so each frame has some of the presses. */
const EACH = 100;

interface WithCount extends WithHostilePresses {
  gone: string[];
  opened: string[];
  openWindow: typeof window.open;
}

/** Notes where a page is sent to: by its own location, and by new windows, which are not opened. */
async function countRedirects(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const view = window as unknown as WithCount & { navigation: EventTarget };
    view.gone = [];
    view.opened = [];
    view.navigation.addEventListener('navigate', (event) => {
      const { url } = Reflect.get(event, 'destination') as { url: string };
      if (/\/(checkout|commerce)\//.test(url)) view.gone.push(url);
    });
    view.openWindow = window.open;
    window.open = (address, name, features) => {
      view.opened.push(`${address} ${name} ${features}`);
      return null;
    };
  });
}

/** Presses the ways to the checkouts in turn, each time as a visitor who came back to the page. */
const press = (frame: Frame, presses: number): Promise<{ gone: string[]; opened: string[] }> =>
  frame.evaluate(
    async ({ times, selectors }) => {
      const view = window as unknown as WithCount;
      const calm = (): Promise<unknown> => new Promise((next) => setTimeout(next, 0));
      const release = (): boolean => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      // The first click fetches the service; from then on each is handled at once.
      document.querySelector<HTMLElement>('#plan')?.click();
      while (!view.gone.length && !view.opened.length) await calm();
      view.gone = [];
      view.opened = [];
      release();
      for (let at = 0; at < times; at += 1) {
        const selector = selectors[at % selectors.length] ?? '';
        const element = document.querySelector<HTMLElement>(selector);
        const button = element?.shadowRoot?.querySelector<HTMLElement>('[part~=button]') ?? element;
        if (!button) throw new Error(`${selector} is not there`);
        // Every way meets every control.
        const way = view.hostilePresses[Math.floor(at / selectors.length) % view.hostilePresses.length];
        way?.(button, button.closest('form'));
        await calm();
        await calm();
        release();
      }
      return { gone: view.gone, opened: view.opened };
    },
    { times: presses, selectors: WAYS.map(([selector]) => selector) },
  );

/** Where that many presses should lead to. */
const expected = (origin: string, presses: number): string[] =>
  Array.from({ length: presses }, (_, at) => `${origin}${WAYS[at % WAYS.length]?.[1]}`);

/** Prepares a page whose presses are counted. */
async function begin(page: Page, url: string): Promise<void> {
  await withCart(page, url);
  await addHostilePresses(page);
  await countRedirects(page);
}

/** Its blocks are ready and the service is there: of presses that wait for it together the browser follows the last. */
async function isReady(frame: Frame): Promise<void> {
  await expect
    .poll(() =>
      frame.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-block]')].every(
          ({ dataset }) => dataset.blockState === 'ready',
        ),
      ),
    )
    .toBe(true);
  // The pointer moves on until a block that has just been drawn hears it.
  await expect
    .poll(() =>
      frame.evaluate(() => {
        document
          .querySelector('[data-block=donation]')
          ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        return performance
          .getEntriesByType('resource')
          .some(
            (entry) =>
              /\/checkout-(?!kit)\w+\.js/.test(entry.name) && (entry as PerformanceResourceTiming).responseEnd > 0,
          );
      }),
    )
    .toBe(true);
  await frame.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

for (const { count, tag } of shortAndLong(EACH, 10 * EACH))
  test(`${count} hostile double presses of donations, gift cards and links to checkouts leave the page once each [STORE-021]`, {
    tag,
  }, async ({ page, pageWith, baseURL }) => {
    await answerCheckouts(page, 204);
    await begin(page, baseURL ?? '');
    await pageWith(checkoutPage());
    await settled(page);
    const html = await page.content();
    await page.route(/\/__page\/framed/, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
    );
    await page.setViewportSize({ width: 1_000, height: 900 });
    await page.evaluate((amount) => {
      const frames = Array.from({ length: amount }, (_, at) =>
        Object.assign(document.createElement('iframe'), { src: `/__page/framed?${at}`, width: '900', height: '700' }),
      );
      document.body.replaceChildren(...frames);
    }, count / EACH);
    for (let at = 0; at < count / EACH; at += 1) {
      await page.locator('iframe').nth(at).scrollIntoViewIfNeeded();
      await expect.poll(() => page.frames().some((frame) => frame.url().endsWith(`framed?${at}`))).toBe(true);
      const frame = page.frames().find((one) => one.url().endsWith(`framed?${at}`)) as Frame;
      await isReady(frame);
      const { gone, opened } = await press(frame, EACH);
      expect(gone).toEqual(expected(baseURL ?? '', EACH));
      expect(opened).toEqual([]);
    }
  });

for (const { count, tag } of shortAndLong(EACH, 10 * EACH))
  test(`in the frame of a stranger none of ${count} hostile presses reaches a checkout, and a click opens it in a new window without an opener`, {
    tag,
  }, async ({ page, baseURL, watch }) => {
    await answerCheckouts(page);
    await begin(page, baseURL ?? '');
    const reached: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && CHECKOUTS.test(request.url())) reached.push(request.url());
    });
    await page.route(/\/__page\/framed/, async (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="pt-BR"><title>Loja</title><script async src="/dist/vitrine.js"></script>${checkoutPage()}`,
      }),
    );
    // Another origin on another port: the page is framed by a stranger.
    await page.route('http://127.0.0.1:9/**', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="pt-BR"><title>Revista</title><iframe src="${baseURL}/__page/framed" width="900" height="700"></iframe>`,
      }),
    );
    await page.goto('http://127.0.0.1:9/');
    const frame = page.frames()[1] as Frame;
    await isReady(frame);
    const { gone, opened } = await press(frame, count);
    expect(gone).toEqual([]);
    expect(opened).toEqual(expected(baseURL ?? '', count).map((address) => `${address} _blank noopener`));
    expect(reached).toEqual([]);
    expect(frame.url()).toContain('/__page/framed');

    await frame.evaluate(() => {
      window.open = (window as unknown as WithCount).openWindow;
    });
    watch(page.context());
    const opening = page.context().waitForEvent('page');
    await frame.locator('#link').click();
    const top = await opening;
    await top.waitForURL(CHECKOUTS);
    expect(await top.evaluate(() => [opener, parent === window])).toEqual([null, true]);
    expect(frame.url()).toContain('/__page/framed');
  });
