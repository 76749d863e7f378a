// Collectors on real pages: what they write into the browser.
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { accept, bannerOf, ENABLED, withSettings } from '../blocks/cookie-banner/cookie-page.ts';
import { expect, test } from '../tools/fixture.ts';
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
