// Documents of other kinds (fault F-013): XHTML, quirks mode, SVG, and pages whose `<base>` points elsewhere.
import type { Page } from '@playwright/test';
import { exampleOf } from '../../declarations.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { patchScripts } from '../tools/patch-scripts.ts';
import { demoUrl } from '../tools/server-log.ts';
import { serialised, tagRan, viewsPerBlock } from '../tools/vitrine-of.ts';

const ACCORDION = `<div data-block="accordion">
<details><summary>Um</summary><p>Veja <a href="outra">a outra página</a>.</p></details>
<details><summary>Dois</summary><p>Texto</p></details>
</div>`;
const MARQUEE = exampleOf('marquee');
const WAVE = MARQUEE.replace('data-paused-on-hover', 'data-wave-intensity="2"');
const BOTH = `<div id="place">${ACCORDION}${MARQUEE.replace('data-paused-on-hover', 'data-paused-on-hover="true"')}</div>`;
const XHTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** The blocks answer: an item opens and shows its text, the text pauses. */
async function blocksWork(page: Page): Promise<void> {
  await settled(page);
  await expect(page.locator('[data-block-state=failed]')).toHaveCount(0);
  await page.locator('[part=trigger]').first().click();
  await expect(page.locator('[part=trigger]').first()).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('[data-block=accordion] p').first()).toBeVisible();
  for (const pause of await page.locator('[part=button]').all()) {
    await pause.press('Enter');
    await expect(pause).toHaveAccessibleName('Retomar animação');
  }
}

/** How high each block is, in px. */
const heights = (page: Page): Promise<number[]> =>
  page.locator('[data-block]').evaluateAll((hosts) => hosts.map((host) => host.getBoundingClientRect().height));

test('a page served as XHTML gets the same blocks, fault F-013', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(BOTH);
  await settled(page);
  const views = await viewsPerBlock(page);
  await pageWith(
    `<!DOCTYPE html><html xmlns="${XHTML}" lang="pt-BR"><head><title>Página</title></head><body>${BOTH}</body></html>`,
    {
      tag: '<script async="async" src="/dist/vitrine.js"></script>',
      headers: { 'content-type': 'application/xhtml+xml' },
    },
  );
  expect(await page.evaluate(() => document.contentType)).toBe('application/xhtml+xml');
  await blocksWork(page);
  expect(await viewsPerBlock(page)).toEqual(views);
  expect(
    await page
      .locator('[data-block]')
      .evaluateAll((hosts) =>
        hosts.flatMap((host) => [...(host.shadowRoot?.querySelectorAll('*') ?? [])].map((one) => one.namespaceURI)),
      )
      .then((spaces) => [...new Set(spaces)].sort()),
  ).toEqual([XHTML, SVG]);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  expect(await viewsPerBlock(page)).toEqual([0, 0]);
});

test('a page in quirks mode gets the same blocks, as high as ever, fault F-013', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const inMode = async (doctype: string, mode: string): Promise<{ html: string; high: number[] }> => {
    await pageWith(
      `<!doctype html${doctype}><html lang="pt-BR"><head><title>Página</title></head><body>${BOTH}</body></html>`,
    );
    expect(await page.evaluate(() => document.compatMode)).toBe(mode);
    await settled(page);
    return { html: await serialised(page, '#place'), high: await heights(page) };
  };
  const standard = await inMode('', 'CSS1Compat');
  expect(await inMode(' PUBLIC "-//W3C//DTD HTML 3.2 Final//EN"', 'BackCompat')).toEqual(standard);
  await blocksWork(page);
});

// SVG's script has no src, and React cannot work where `createElement` makes no HTML.
for (const { file, name, warning } of [
  { file: 'vitrine.js', name: 'the tag', warning: /VT002/ },
  { file: 'vitrine.single.js', name: 'the single file', warning: /VT022/ },
]) {
  test(`an SVG document stays readable with ${name}, and nothing is thrown, fault F-013`, { tag: '@long' }, async ({
    page,
    pageWith,
    allowConsole,
    consoleLines,
  }) => {
    allowConsole(warning);
    await pageWith(
      `<!DOCTYPE svg><svg xmlns="${SVG}" viewBox="0 0 800 600"><script href="/dist/${file}"/>
<foreignObject width="800" height="600"><div xmlns="${XHTML}">${BOTH}</div></foreignObject></svg>`,
      { headers: { 'content-type': 'image/svg+xml' } },
    );
    await tagRan(page);
    await expect.poll(() => consoleLines.length).toBeGreaterThan(0);
    await page.locator('summary').first().click();
    await expect(page.locator('details p').first()).toBeVisible();
    await expect(page.locator('[data-block=marquee] span').first()).toBeVisible();
  });
}

test.describe('under a <base> of another host', () => {
  const ELSEWHERE = 'https://elsewhere.test';
  const BASE = `<base href="${ELSEWHERE}/deep/">`;

  /** Addresses of the other host the page asks for. They are never answered. */
  const asked = async (page: Page): Promise<string[]> => {
    const urls: string[] = [];
    await page.route(`${ELSEWHERE}/**`, (route) => {
      urls.push(route.request().url());
      return route.abort();
    });
    return urls;
  };
  const tag = (): string => `${BASE}<script src="${demoUrl()}/dist/vitrine.js"></script>`;

  test('everything is fetched from beside the tag, and links keep going where the page says, fault F-013', {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    const urls = await asked(page);
    await pageWith(BOTH + WAVE, { tag: tag() });
    await blocksWork(page);
    expect(urls).toEqual([]);
    expect(await page.locator('[data-block=accordion] a').evaluate((link) => (link as HTMLAnchorElement).href)).toBe(
      `${ELSEWHERE}/deep/outra`,
    );
  });

  test('the wave is still drawn along its path, fault F-013', async ({ page, pageWith }) => {
    const width = (): Promise<number> =>
      page.locator('textPath').evaluate((text) => (text as SVGTextPathElement).getBBox().width);
    await asked(page);
    await pageWith(WAVE);
    await settled(page);
    await expect.poll(width).toBeGreaterThan(1_000);
    await pageWith(WAVE, { tag: tag() });
    await settled(page);
    await expect.poll(width).toBeGreaterThan(1_000);
  });

  test('the control: a tag that fetched by the base would ask the other host, and no block would stand', {
    tag: '@long',
  }, async ({ page, pageWith, allowConsole }) => {
    allowConsole(/VT002|Failed to load resource|CORS/);
    const urls = await asked(page);
    const taken = await patchScripts(page, '**/dist/vitrine.js', /(new URL\([^,]+),\w+\)/g, '$1,document.baseURI)');
    await pageWith(BOTH, { tag: tag() });
    await expect.poll(() => urls).toContainEqual(expect.stringContaining(`${ELSEWHERE}/deep/chunks/stage-`));
    expect(taken(), 'places where the protection stands').toBe(1);
    await expect(page.locator('[data-block-state]')).toHaveCount(0);
  });
});

test('under <base target=_blank> controls open nothing and links open a new page, fault F-013', {
  tag: '@long',
}, async ({ page, pageWith, context }) => {
  await pageWith(BOTH, { tag: '<base target="_blank"><script src="/dist/vitrine.js"></script>' });
  await blocksWork(page);
  expect(context.pages()).toHaveLength(1);
  const opened = context.waitForEvent('page');
  await context.route('**/outra', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Outra</title>' }),
  );
  await page.getByRole('link', { name: 'a outra página' }).click();
  expect(new URL((await opened).url()).pathname).toMatch(/outra$/);
});
