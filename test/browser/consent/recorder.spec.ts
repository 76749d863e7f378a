// What the shop and what site owners paste ask for and store (threat T-19). The whole shop is in shop.spec.ts.

import { expect, test } from '../tools/fixture.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { choose } from './gated-page.ts';
import { answerVendors, type Recorder, startRecorder } from './recorder.ts';
import { openPage, pasteInto, visitShop } from './shop-pages.ts';
import { SNIPPETS } from './snippets.ts';

const PAGES = ['/atelie/', '/atelie/colecao', '/atelie/contato', '/atelie/privacidade'];

const GATED = SNIPPETS.map(({ purpose, markup }) => markup(purpose)).join('\n');
const hostsOf = (purposes: readonly string[]): string[] =>
  SNIPPETS.filter(({ purpose }) => purposes.includes(purpose))
    .map(({ host }) => host)
    .sort();
const tracesOf = (purposes: readonly string[], kind: 'cookie' | 'key'): string[] =>
  SNIPPETS.flatMap((one) => (purposes.includes(one.purpose) ? (one[kind] ?? []) : [])).sort();
const VENDOR_COOKIES = new Set(tracesOf(['analytics', 'marketing', 'preferences'], 'cookie'));
const VENDOR_KEYS = new Set(tracesOf(['analytics', 'marketing', 'preferences'], 'key'));

/** Waits until exactly these hosts were asked. */
async function asksFor(recorder: Recorder, hosts: readonly string[]): Promise<void> {
  await expect.poll(async () => (await recorder.read()).hosts).toEqual(hosts);
  recorder.forget();
}

for (const gpc of [false, true])
  test(`twelve pasted snippets ask for nothing before a decision, then exactly what their purposes allow${gpc ? ', Global Privacy Control' : ''}`, {
    tag: '@long',
  }, async ({ page, baseURL }) => {
    expect(SNIPPETS).toHaveLength(12);
    const recorder = startRecorder(page, baseURL ?? '');
    await answerVendors(page, baseURL ?? '');
    await visitShop(page, { policy: 'restrictive', gpc });
    await pasteInto(page, GATED);
    const vendorsOf = async () => {
      const { hosts, cookies, keys } = await recorder.read();
      return {
        hosts,
        cookies: cookies.filter((one) => VENDOR_COOKIES.has(one)),
        keys: keys.filter((one) => VENDOR_KEYS.has(one)),
      };
    };
    const nothing = { hosts: [], cookies: [], keys: [] };
    for (const place of PAGES) {
      await openPage(page, place);
      expect(await vendorsOf(), place).toEqual(nothing);
    }
    await choose(page, { analytics: false });
    await openPage(page, '/atelie/');
    expect(await vendorsOf(), 'refused').toEqual(nothing);
    let before: readonly string[] = [];
    for (const purposes of [['analytics'], ['analytics', 'preferences'], ['analytics', 'preferences', 'marketing']]) {
      await choose(page, Object.fromEntries(purposes.map((name) => [name, true])));
      await asksFor(recorder, hostsOf(purposes.filter((name) => !before.includes(name))));
      before = purposes;
      await openPage(page, '/atelie/colecao');
      await asksFor(recorder, hostsOf(purposes));
      await expect.poll(vendorsOf).toEqual({
        hosts: [],
        cookies: tracesOf(purposes, 'cookie'),
        keys: tracesOf(purposes, 'key'),
      });
    }
  });

for (const [at, { name, host, markup }] of SNIPPETS.entries())
  test(`the recorder sees the ${name} where it waits for nothing`, { tag: inEveryRun(at % 4 === 0) }, async ({
    page,
    pageWith,
    baseURL,
  }) => {
    const recorder = startRecorder(page, baseURL ?? '');
    await answerVendors(page, baseURL ?? '');
    await pageWith(`<script>/* first */</script>${markup()}`);
    await expect.poll(async () => (await recorder.read()).hosts).toEqual([host]);
  });
