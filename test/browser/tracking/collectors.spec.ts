// Collectors on real pages: what they write into the browser, and what reaches the server.
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { accept, bannerOf, ENABLED, withSettings } from '../blocks/cookie-banner/cookie-page.ts';
import { expect, test } from '../tools/fixture.ts';
import { forgetCalls } from '../tools/server-log.ts';
import { TAG } from '../tools/test-page.ts';

const [{ text: code = '' } = {}] = buildSync({
  entryPoints: ['test/browser/tracking/collectors/page-script.ts'],
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
}).outputFiles;

const SCRIPT = `<script>${code.replaceAll('</script', '<\\/script')}</script>`;
const DAY = 86_400;

test.beforeEach(async ({ baseURL }) => {
  await fetch(`${baseURL}/__collected`, { method: 'DELETE' });
  await forgetCalls();
});

const collected = async (baseURL: string | undefined, kind: string): Promise<Record<string, unknown>[]> =>
  (await fetch(`${baseURL}/__collected?kind=${kind}`)).json();

test.describe('what is remembered of a visitor', () => {
  /** What is written into `document.cookie`, line by line: a browser shortens a life of 2 years. */
  const written = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'written'));

  test('ends in its time: the record after 2 years, the visit after 30 minutes, the decision after 30 days, the flag noredirect with the session; the banner is version 2 [LIMIT-004]', async ({
    page,
    pageWith,
    context,
    browser,
    watch,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
      const lines: string[] = [];
      Object.defineProperty(Document.prototype, 'cookie', {
        ...jar,
        set(line) {
          lines.push(line);
          jar?.set?.call(this, line);
        },
      });
      Object.assign(window, { written: lines });
    });
    await pageWith(withSettings(ENABLED), { tag: TAG + SCRIPT, query: '?noredirect' });
    await expect(bannerOf(page)).toHaveAttribute('data-cookie-banner-version', '2');
    const before = Date.now() / 1_000;
    await accept(page);
    await expect(bannerOf(page)).toHaveCount(0);
    // The collectors of the test have a store of their own.
    await page.evaluate(() => {
      window.collectors.accept();
      window.collectors.visit();
    });
    const lives = new Map(
      (await written(page)).map((line) => [line.split('=')[0], /; Max-Age=(\d+);/.exec(line)?.[1]] as const),
    );
    expect(Object.fromEntries(lives)).toMatchObject({
      ss_cvr: '63072000',
      ss_cvt: '1800',
      ss_cookieAllowed: '2592000',
    });
    const cookies = await context.cookies();
    const after = Date.now() / 1_000;
    const ends = (name: string): number => cookies.find((one) => one.name === name)?.expires ?? 0;
    for (const [name, lives] of [
      ['ss_cvt', 1_800],
      ['ss_cookieAllowed', 30 * DAY],
    ] as const) {
      // Written between both moments, but for a second that browsers may round.
      expect(ends(name), name).toBeGreaterThan(before + lives - 1);
      expect(ends(name), name).toBeLessThan(after + lives + 1);
    }
    expect(ends('ss_cvr') - after).toBeGreaterThan(399 * DAY);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('vitrine:consent') ?? ''))).toMatchObject({
      version: 2,
    });

    const stays = (one: Page): Promise<boolean> => one.evaluate(() => window.collectors.staysPublic());
    expect(await stays(page)).toBe(true);
    await pageWith('<p>A página seguinte</p>', { tag: SCRIPT });
    expect(page.url()).not.toContain('noredirect');
    expect(await stays(page)).toBe(true);
    await page.reload();
    expect(await stays(page)).toBe(true);
    // The session is over: what the visitor's browser keeps beyond it does not bring the flag back.
    const later = await browser.newContext({ storageState: await context.storageState(), ...(baseURL && { baseURL }) });
    watch(later);
    const next = await later.newPage();
    await next.route('**/__page/**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><title>Ensaio</title>${SCRIPT}` }),
    );
    await next.goto('/__page/test');
    expect(await next.evaluate(() => document.cookie)).toContain('ss_cookieAllowed=true');
    expect(await stays(next)).toBe(false);
    await later.close();
  });
});

test('performance records of pages that are left and closed arrive, each once [PERF-608]', async ({
  context,
  baseURL,
}) => {
  await context.route('**/__ensaio', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><title>Ensaio</title>${SCRIPT}` }),
  );
  const leaves: ((page: Page) => Promise<unknown>)[] = [(page) => page.goto('/falhas'), (page) => page.close()];
  for (const [visit, leave] of leaves.entries()) {
    const page = await context.newPage();
    await page.goto('/__ensaio');
    await page.evaluate((name) => window.collectors.record(`${name}-a`, `${name}-b`), visit);
    await expect.poll(() => page.evaluate(() => window.collectors.calls())).toBe(1);
    expect(await collected(baseURL, 'performance')).toHaveLength(visit * 2);
    await leave(page);
    await expect.poll(() => collected(baseURL, 'performance')).toHaveLength((visit + 1) * 2);
  }
  // A second copy of the last would have come before this answer.
  const after = await context.newPage();
  await after.goto('/falhas');
  const records = await collected(baseURL, 'performance');
  expect(records.map(({ event }) => event)).toEqual(['0-a', '0-b', '1-a', '1-b']);
  expect(new Set(records.map(({ pageLoadId }) => pageLoadId)).size).toBe(2);
});
