// `vitrine preload`: its lines have the files of a page start before the tag runs, all at once, and nothing is fetched a second time.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { exampleOf } from '../../declarations.ts';
import { deferred } from '../../deferred.ts';
import { expect, test } from '../tools/fixture.ts';
import { inEveryRun } from '../tools/short-and-long.ts';

const CLI = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));
const TAG = '<script async src="/dist/vitrine.js"></script>';
const CONTEXT = JSON.stringify({
  cookieSettings: {
    isCookieBannerEnabled: true,
    cookieBannerText: 'Usamos cookies. <a href="/privacidade">Saiba mais</a>',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  },
});
const BANNER = `<script type="application/json" data-site-context>${CONTEXT}</script>`;

const pageOf = (body: string, { lang = 'pt-BR', head = '' } = {}): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Loja</title>${head}${TAG}</head><body><h1>Loja</h1><h2>Bloco</h2>${body}</body></html>`;

/** What the command writes for a page. */
const linesFor = (html: string): string =>
  execFileSync(process.execPath, [CLI, 'preload', '-'], { input: html, encoding: 'utf8' });

const CASES = [
  { name: 'an accordion', body: exampleOf('accordion'), ready: '[data-block=accordion][data-block-state=ready]' },
  { name: 'a form', body: exampleOf('form'), ready: '[data-block=form][data-block-state=ready]' },
  { name: 'a banner with markup in its text', body: BANNER, ready: '[part=banner]' },
  {
    name: 'a form and a banner, in English',
    body: exampleOf('form') + BANNER,
    lang: 'en',
    ready: '[data-block=form][data-block-state=ready]',
    also: '[part=banner]',
  },
];

for (const { name, body, lang, ready, also = ready } of CASES) {
  test(`the files of ${name} start at once, before the tag has run, and each is fetched once`, {
    tag: inEveryRun(lang === 'en'),
  }, async ({ page, pageWith }) => {
    const head = linesFor(pageOf(body, { lang }));
    const announced = [...head.matchAll(/href="([^"]+)" integrity="([^"]+)"/g)].map(([, href = '', hash = '']) => ({
      href,
      hash,
    }));
    const asked: string[] = [];
    const hashes = new Map<string, string>();
    const { promise: held, resolve: release } = deferred();
    // No file of the build comes before all are asked for, the tag among them: what waited for another's arrival would never start.
    await page.route('**/dist/**', async (route) => {
      const path = new URL(route.request().url()).pathname;
      // What follows later changes of the page is fetched once the block is ready.
      if (!path.includes('renew-changed')) asked.push(path);
      await held;
      const response = await route.fetch();
      const content = await response.body();
      hashes.set(path, `sha384-${createHash('sha384').update(content).digest('base64')}`);
      await route.fulfill({ response, body: content });
    });

    const shown = pageWith(pageOf(body, { lang, head }), { tag: '' });
    const all = [...announced.map(({ href }) => href), '/dist/vitrine.js'];
    await expect.poll(() => [...asked].sort(), 'asked for while nothing has come').toEqual([...all].sort());
    release();
    await shown;
    await expect(page.locator(ready)).toHaveCount(1);
    await expect(page.locator(also)).toBeVisible();

    expect([...asked].sort(), 'nothing twice, and nothing that no line names').toEqual([...all].sort());
    for (const { href, hash } of announced) expect(hashes.get(href), href).toBe(hash);
  });
}

test('the control: without its lines a page asks for the tag alone, and for its chunks once that has run', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/dist/')) asked.push(pathname);
  });
  let first: string[] = [];
  await page.route('**/dist/vitrine.js', async (route) => {
    first = [...asked];
    await route.continue();
  });
  await pageWith(pageOf(exampleOf('accordion')), { tag: '' });
  await expect(page.locator('[data-block-state=ready]')).toHaveCount(1);
  expect(first).toEqual(['/dist/vitrine.js']);
  expect(asked.length).toBeGreaterThan(1);
});
