// Script errors, and what a page without consent says nothing of.
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { stopClock } from '../tools/page-clock.ts';
import { calls, countOf, fault } from '../tools/server-log.ts';
import { collected, forget, type Json, OPEN, openSite } from './site-page.ts';

test.beforeEach(({ baseURL, context }) => forget(context, baseURL));

/** Throws errors with a stack, as a script of the page does. */
const throwErrors = (page: Page, count: number, stack = '', filename = '/tema.js?chave=1'): Promise<void> =>
  page.evaluate(
    ([many, text, file]) => {
      for (let at = 0; at < many; at += 1) {
        const error = new Error(`falha ${at} de ana@exemplo.com`);
        if (text) error.stack = text;
        dispatchEvent(new ErrorEvent('error', { error, message: error.message, filename: file, lineno: 7, colno: 9 }));
      }
    },
    [count, stack, filename] as const,
  );

test('script errors are reported in few arrays, without the visitor’s data: at most 10 in one, 1 s after the last, 20 times a page, stacks of 5000 characters, never of a report that fails [ERR-001, ERR-002, ERR-003, ERR-004, ERR-005, ERR-006, ERR-007, LIMIT-002]', {
  tag: '@long',
}, async ({ page, baseURL, allowConsole }) => {
  allowConsole(/^error: Failed to load resource: .* 500 .*RecordJavascriptErrors/);
  allowConsole(/^pageerror: /);
  const PATH = '/api/events/RecordJavascriptErrors';
  await stopClock(page);
  await openSite(page, '/sobre');
  let sends = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === PATH) sends += 1;
  });
  const reports = (): Promise<Json[]> => collected(baseURL, 'error');
  /** The service listens once its chunk has run: until then an error is nobody's. */
  await expect
    .poll(async () => {
      await throwErrors(page, 1);
      await page.clock.runFor(1_000);
      return (await reports()).length;
    })
    .toBeGreaterThan(0);
  // The report of the last error may still be on its way.
  await page.evaluate(() => fetch('/api/1/performance/settings'));
  await expect.poll(async () => (await reports()).length).toBe(sends);
  const before = sends;
  expect((await reports())[0]).toEqual({
    event: expect.any(String),
    timestamp: expect.any(Number),
    data: {
      websiteId: 'w1',
      templateId: 't1',
      url: `${baseURL}/sobre`,
      userAgent: await page.evaluate(() => navigator.userAgent),
      app: expect.any(String),
      message: 'falha 0 de [e-mail]',
      stack: expect.stringContaining('Error: falha 0 de [e-mail]'),
      file: '/tema.js?chave=…',
      line: 7,
      column: 9,
    },
  });
  const [first] = (await calls()).filter(({ path }) => path === PATH);
  expect(first?.crumb).toMatchObject({ query: false, header: true });

  await throwErrors(page, 6, 'p'.repeat(6_000));
  await page.clock.runFor(999);
  await throwErrors(page, 6, 'q'.repeat(4_000));
  await page.clock.runFor(999);
  expect(sends, 'within a second of the last error').toBe(before);
  await page.clock.runFor(1);
  await expect.poll(reports).toHaveLength(before + 10);
  expect(sends).toBe(before + 1);
  const stacks = (await reports()).slice(before).map(({ data }) => String(Object(data).stack).length);
  expect(stacks).toEqual([...Array(6).fill(5_000), ...Array(4).fill(4_000)]);

  // A rejected promise counts, and what the page's server answers to a report does not.
  await fault({ path: PATH, status: 500 });
  await page.evaluate(() => {
    Promise.reject(new Error('promessa'));
  });
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return countOf(PATH);
    })
    .toBe(before + 2);
  await page.clock.runFor(10_000);
  expect(sends, 'after a report that failed').toBe(before + 2);

  for (let more = before + 2; more < 21; more += 1) {
    await throwErrors(page, 1);
    await page.clock.runFor(1_000);
  }
  await page.evaluate(() => fetch('/api/1/performance/settings'));
  expect(sends, 'the twenty-first report').toBe(20);
});

test('without consent only errors in Vitrine’s own files are reported, and of a visitor nothing is [ERR-002, ERR-601, TRACK-006, TRACK-009]', async ({
  page,
  baseURL,
}) => {
  await openSite(page, '/sobre?campaign=natal', {
    context: { cookieSettings: { ...OPEN, isRestrictiveCookiePolicyEnabled: true } },
    html: '<a data-census-button href="/outra">Ver peças</a>',
  });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/page-analytics-')),
  );
  await throwErrors(page, 1, 'Error: da página');
  await throwErrors(page, 1, 'Error: nossa', `${baseURL}/dist/chunks/core.js`);
  await expect.poll(() => collected(baseURL, 'error')).toHaveLength(1);
  expect((await collected(baseURL, 'error'))[0]).toMatchObject({ data: { stack: expect.stringContaining('nossa') } });
  const counts: Json = await (await fetch(`${baseURL}/__collected`)).json();
  expect(Object.keys(counts)).toEqual(['error']);
  expect(
    await page.evaluate(() => [document.cookie.includes('ss_cv'), sessionStorage.getItem('vitrine:landed')]),
  ).toEqual([false, null]);
});
