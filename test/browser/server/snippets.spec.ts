// Every HTML snippet of the README and of docs/ works as it is: its blocks become ready, and the console has no line, in developer mode too.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { isPageLevel, payloadOf } from '../../declarations.ts';
import { documentSnippets, type Snippet } from '../../snippets.ts';
import { expect, type PageWith, readyInView, test } from '../tools/fixture.ts';
import { demoUrl } from '../tools/server-log.ts';
import { openLayer } from '../tools/vitrine-of.ts';

/** Snippets that do not work alone, and why. */
const NOT_ALONE: Readonly<Record<string, string>> = {
  'docs/published-markup.md 1': 'quotes the markup of the platform in parts',
  'docs/published-markup.md 2': 'quotes the markup of the platform in parts',
  'docs/guides/speed.md 1': 'has names of files that are others with every build',
};

const { files }: { files: Record<string, { integrity: string }> } = JSON.parse(
  readFileSync(new URL('../../../dist/manifest.json', import.meta.url), 'utf8'),
);

/** What a reader has beside a snippet: the files at their own address, and the hash in place of the sign for it. */
const asServed = (html: string): string =>
  html
    .replaceAll('<script src="/vitrine/', '<script data-debug src="/dist/')
    .replaceAll('sha384-…', files['vitrine.js']?.integrity ?? '');

const DEBUG_TAG = '<script data-debug async src="/dist/vitrine.js"></script>';
/** What snippets take from the reader's own scripts. */
const OWN_SCRIPTS = '<script>window.fn = window.pixel = () => {};</script>';
/** What the other snippets take for granted on the page around them: a server that answers the calls of a cart, and a way to the choice of cookies. */
const AROUND =
  '<script type="application/json" data-site-context>{ "server": "platform" }</script><button type="button" data-consent-open>Cookies</button>';
/** Shows that the script works, where a snippet has no block. */
const BLOCK = '<div data-block="accordion"><details><summary>Uma?</summary><p>Sim.</p></details></div>';

const hasTag = (html: string): boolean => /<script[^>]* src="\/vitrine\//.test(html);
/** A page has one script and one context, so these have a page each; all others are on one page. */
const needsPage = ({ html }: Snippet): boolean => hasTag(html) || html.includes('data-site-context');

const pageOf = (snippets: readonly Snippet[]): string => {
  const [first = { html: '' }] = snippets;
  if (/^<!doctype/i.test(first.html)) return asServed(first.html);
  const sections = snippets.map(({ place, html }) => `<section data-place="${place}">\n${asServed(html)}</section>`);
  return sections.join('\n') + (snippets.some(({ html }) => html.includes('data-block=')) ? '' : BLOCK);
};

/** Pictures of a reader's own, and hosts of others, which a test must not ask. Gives what the hosts were asked for. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/*', (route) => {
    const request = route.request();
    if (new URL(request.url()).origin !== new URL(demoUrl()).origin) {
      asked.push(request.url());
      return route.fulfill({
        contentType: request.resourceType() === 'script' ? 'text/javascript' : 'text/html',
        body: '',
      });
    }
    if (request.resourceType() !== 'image') return route.fallback();
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  return asked;
}

const grantAll = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const vitrine = Reflect.get(window, 'Vitrine');
    await vitrine.ready();
    await vitrine.consent.set({ preferences: true, analytics: true, marketing: true });
  });

/** Brings one block to be ready, as a visitor or the page's own script does: into view, or by opening it. */
async function begin(page: Page, block: Locator): Promise<void> {
  const name = (await block.getAttribute('data-block')) ?? '';
  if (!(await isPageLevel(name))) return readyInView(block);
  await openLayer(page, name, payloadOf(name));
  await expect(block).toHaveAttribute('data-block-state', 'ready');
}

/** Shows snippets on a page, and tells which blocks do not become ready. */
async function unreadyIn(page: Page, pageWith: PageWith, snippets: readonly Snippet[]): Promise<string[]> {
  const asked = await standIn(page);
  const html = pageOf(snippets);
  await pageWith(html, { tag: snippets.some((one) => hasTag(one.html)) ? '' : DEBUG_TAG, head: OWN_SCRIPTS });
  await page.evaluate(() => Reflect.get(window, 'Vitrine')?.ready());
  expect.soft(asked, 'requests to others before consent').toEqual([]);
  await grantAll(page);
  const unready: string[] = [];
  for (const block of await page.locator('[data-block]').all())
    await begin(page, block).catch(async (error) => {
      const place = await block.evaluate((host) => host.closest('[data-place]')?.getAttribute('data-place'));
      unready.push(`${place}: ${await block.getAttribute('data-block')}: ${error.message}`);
    });
  return unready;
}

const snippets = documentSnippets().filter(({ place }) => !NOT_ALONE[place]);
const together = snippets.filter((one) => !needsPage(one));

const PARTS = [
  { which: 'a quarter of the snippets', isPart: (_: Snippet, at: number) => at % 4 === 0, tag: [] },
  { which: 'the snippets', isPart: () => true, tag: '@long' },
];

for (const { which, isPart, tag } of PARTS) {
  test(`${which} of the documents become ready together`, { tag }, async ({ page, pageWith }) => {
    const around = { place: 'around', html: AROUND };
    expect(together.length).toBeGreaterThan(50);
    expect(await unreadyIn(page, pageWith, [around, ...together.filter(isPart)])).toEqual([]);
  });

  test(`${which} with a script or a context become ready on pages of their own`, { tag }, async ({
    page,
    pageWith,
  }) => {
    const single = snippets.filter(needsPage);
    expect(single.length).toBeGreaterThan(8);
    for (const one of single.filter(isPart)) expect.soft(await unreadyIn(page, pageWith, [one]), one.place).toEqual([]);
  });
}

test('a table says why a snippet does not work alone, of snippets that there are', () => {
  const places = documentSnippets().map(({ place }) => place);
  expect(Object.keys(NOT_ALONE).filter((place) => !places.includes(place))).toEqual([]);
});

test('a wrong snippet is found', { tag: '@long' }, async ({ page, pageWith, consoleLines, allowConsole }) => {
  allowConsole(/VT\d+/);
  const wrong = [
    '<div data-block="acordion"><details><summary>Uma?</summary><p>Sim.</p></details></div>',
    '<div data-block="marquee" data-animation-speed="fast"><span>Fornada</span></div>',
  ];
  const unready = await unreadyIn(
    page,
    pageWith,
    wrong.map((html, at) => ({ place: `wrong.md ${at + 1}`, html })),
  );
  expect(unready).toEqual([expect.stringContaining('wrong.md 1: acordion')]);
  expect(consoleLines.filter((line) => /acordion|animation-speed|animationSpeed/.test(line)).length).toBeGreaterThan(1);
});
