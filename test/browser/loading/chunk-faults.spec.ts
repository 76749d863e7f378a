// Chunks that do not come, or come wrong (fault F-014): recovered once, else the server's markup stays, with one warning.
import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { exampleOf } from '../../declarations.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { patchScripts } from '../tools/patch-scripts.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { tagRan } from '../tools/vitrine-of.ts';

const manifest: { tiers: { core: string[]; stage: string[] }; blocks: Record<string, { chunks: string[] }> } =
  JSON.parse(readFileSync(new URL('../../../dist/manifest.json', import.meta.url), 'utf8'));

const named = (files: readonly string[] | undefined, name: string): string => {
  const file = files?.find((path) => path.includes(`/${name}-`));
  if (!file) throw new Error(`the manifest names no ${name} chunk`);
  return file;
};
const CHUNKS = {
  stage: named(manifest.tiers.stage, 'stage'),
  react: named(manifest.tiers.core, 'react'),
  runtime: named(manifest.tiers.core, 'runtime'),
  accordion: named(manifest.blocks.accordion?.chunks, 'accordion'),
};

// Chromium's own lines about what the tests below answer.
test.beforeEach(({ allowConsole }) => allowConsole(/Failed to load resource|Failed to load module script/));

/** Answers the requests for one file; gives how many there were. */
const answer = async (
  page: Page,
  file: string,
  fn: (route: Route, nth: number) => Promise<void>,
): Promise<() => number> => {
  let nth = 0;
  await page.route(
    (url) => url.pathname === `/dist/${file}`,
    (route) => {
      nth += 1;
      return fn(route, nth);
    },
  );
  return () => nth;
};

const onceNot = (route: Route, nth: number): Promise<void> =>
  nth === 1 ? route.fulfill({ status: 503 }) : route.continue();

/** The page's own markup, as it works without a script. */
const worksAlone = async (page: Page): Promise<void> => {
  await page.locator('summary').first().click();
  await expect(page.locator('details p').first()).toBeVisible();
};

for (const [name, file] of Object.entries(CHUNKS)) {
  test(`the ${name} chunk fails once, and the blocks stand all the same, fault F-014`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    const asked = await answer(page, file, onceNot);
    await pageWith(exampleOf('accordion') + exampleOf('marquee'));
    await settled(page);
    for (const host of await page.locator('[data-block]').all()) {
      await expect(host).toHaveAttribute('data-block-state', 'ready');
    }
    expect(asked()).toBe(2);
  });
}

test('the control: without the second try one failure is enough for the accordion to fall', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/VT022/);
  const taken = await patchScripts(page, '**/chunks/stage-*', /=>(\w+)\(\)\.catch\(\1\)/g, '=>$1()');
  await answer(page, CHUNKS.accordion, onceNot);
  await pageWith(exampleOf('accordion'));
  await expect(page.locator('[data-block]')).toHaveAttribute('data-block-state', 'failed');
  await worksAlone(page);
  expect(taken(), 'places where the protection stands').toBe(1);
});

const WRONG: { name: string; answer: (route: Route) => Promise<void> }[] = [
  { name: 'always fails', answer: (route) => route.fulfill({ status: 503 }) },
  {
    name: 'is HTML',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Não há</title>' }),
  },
  {
    name: 'is HTML under the name of a script',
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: '<!doctype html>' }),
  },
];

for (const wrong of WRONG) {
  test(`the accordion chunk ${wrong.name}: server markup, state, event, one warning, fault F-014`, {
    tag: inEveryRun(wrong.name === 'is HTML under the name of a script'),
  }, async ({ page, pageWith, allowConsole, consoleLines }) => {
    allowConsole(/VT022/);
    await answer(page, CHUNKS.accordion, wrong.answer);
    const listen = `<script>window.failed = []; addEventListener('vitrine:block-failed', (event) => failed.push(event.detail.block));</script>`;
    await pageWith(exampleOf('accordion') + exampleOf('accordion') + exampleOf('marquee'), {
      tag: `${listen}<script src="/dist/vitrine.js"></script>`,
    });
    await settled(page);
    const states = await page
      .locator('[data-block]')
      .evaluateAll((hosts) => hosts.map((host) => host.getAttribute('data-block-state')));
    expect(states).toEqual(['failed', 'failed', 'ready']);
    expect(await page.evaluate(() => Reflect.get(window, 'failed'))).toEqual(['accordion', 'accordion']);
    await worksAlone(page);
    expect(consoleLines.filter((line) => line.includes('VT0'))).toHaveLength(1);
  });

  test(`the stage chunk ${wrong.name}: the page as without the tag, one warning, fault F-014`, {
    tag: '@long',
  }, async ({ page, pageWith, allowConsole, consoleLines }) => {
    allowConsole(/VT002/);
    await answer(page, CHUNKS.stage, wrong.answer);
    await pageWith(exampleOf('accordion'));
    await tagRan(page);
    await expect.poll(() => consoleLines.filter((line) => line.includes('VT002')).length).toBe(1);
    await worksAlone(page);
    expect(await page.locator('[data-block]').evaluate((host) => host.shadowRoot)).toBeNull();
  });
}

test('the tag does not come: the page as without it, fault F-015', async ({ page, pageWith }) => {
  await page.route('**/dist/vitrine.js', (route) => route.abort('blockedbyclient'));
  await pageWith(exampleOf('accordion'));
  await worksAlone(page);
  await expect(page.locator('[data-block-state]')).toHaveCount(0);
  await page.unroute('**/dist/vitrine.js');
  await page.reload();
  await settled(page);
});
