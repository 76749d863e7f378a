// What visitors did, on pages of the built product that end or whose network fails: nothing of it is lost, and nothing is counted twice.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { fault, faultsOff } from '../tools/server-log.ts';
import { testPage } from '../tools/test-page.ts';
import { collected, forgetCollected, hide, SITE, sent, started } from './measured-page.ts';

const TRACE = '/api/events/Trace';

type Leave = (page: Page, context: BrowserContext) => Promise<unknown>;

const away: Leave = (page) => page.goto('/falhas');

/** What happens to a page, before its events and after them. */
const CASES: Readonly<Record<string, { readonly before?: Leave; readonly after: Leave }>> = {
  hidden: { after: hide },
  left: { after: away },
  closed: { after: (page) => page.close({ runBeforeUnload: true }) },
  reloaded: { after: (page) => page.reload() },
  'offline, then online': {
    before: (_, context) => context.setOffline(true),
    async after(page, context) {
      await hide(page);
      await context.setOffline(false);
    },
  },
  // A server that fails while the page is open, and is well when it is left.
  'answered 500': {
    before: () => fault({ path: TRACE, status: 500 }),
    after: (page) => faultsOff().then(() => hide(page)),
  },
  'answered 429': {
    before: () => fault({ path: TRACE, status: 429 }),
    after: (page) => faultsOff().then(() => hide(page)),
  },
  'refused as beacons': {
    before: (page) =>
      page.evaluate(() => {
        Navigator.prototype.sendBeacon = () => false;
      }),
    after: away,
  },
};

/** Has a visitor send as many forms, numbered from a number on, in groups as a task of the page has them. */
const act = (page: Page, from: number, count: number): Promise<void> =>
  page.evaluate(
    async ([first, many]) => {
      for (let at = 0; at < many; at += 1) {
        const detail = { formId: `${first + at}` };
        document.dispatchEvent(new CustomEvent('vitrine:form-success', { detail }));
        if (at % 50 === 49) await new Promise((resolve) => setTimeout(resolve));
      }
    },
    [from, count] as const,
  );

test.afterEach(faultsOff);

const EVENTS = 10_000;

test(`of ${EVENTS} events of pages that are ${Object.keys(CASES).join(', ')}, none is lost and none is counted twice [TRACK-001, TRACK-004, TRACK-006]`, {
  tag: '@long',
}, async ({ context, allowConsole }) => {
  test.slow(); // Each case then has more than a thousand events.
  // Without a network the file that sends can be missing, too, where it had not come before. A page that is reloaded is no longer there.
  allowConsole(
    /^error: Failed to load resource: .*(Trace|perdas|ERR_INTERNET_DISCONNECTED)|VT023 calls: .*Failed to fetch/,
  );
  await forgetCollected();
  const body = testPage(
    `<script type="application/json" data-site-context>${JSON.stringify(SITE)}</script><p>Peças</p>`,
    {},
  );
  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    await page.route('**/__page/perdas', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
    await page.goto('/__page/perdas');
    await started(page);
    // Requests that a page leaves under way end with it where they are intercepted, and only there.
    await page.unrouteAll();
    return page;
  };
  const each = EVENTS / Object.keys(CASES).length;
  const numbers = async (): Promise<number[]> =>
    (await collected('trace')).map(({ data }) => Number(Object(data).object_identifier));
  for (const [at, [name, { before, after }]] of Object.entries(CASES).entries()) {
    const page = await open();
    await before?.(page, context);
    await act(page, at * each, each);
    await after(page, context);
    // What waits for the next page is sent by that one, at the latest when it is hidden; what is too much for it then by the one after it.
    const arrived = async (): Promise<number> => {
      const next = await open();
      await away(next, context);
      await sent(next);
      await next.close();
      return (await numbers()).length;
    };
    await expect.poll(arrived, { message: name, timeout: 120_000 }).toBe((at + 1) * each);
    if (!page.isClosed()) await page.close();
  }
  expect((await numbers()).toSorted((a, b) => a - b)).toEqual([...Array(each * Object.keys(CASES).length).keys()]);
});
