// Pages that are written anew under the tag's feet, and pages without a body (fault F-012).
import type { Page } from '@playwright/test';
import { exampleOf } from '../../declarations.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { heldBack } from '../tools/held-back.ts';
import { reportOf, tagRan, viewsPerBlock } from '../tools/vitrine-of.ts';

const SRC = '/dist/vitrine.js';
const SYNC = `<script src="${SRC}"></script>`;
const BOTH = exampleOf('accordion') + exampleOf('marquee');
const anew = (head: string, body = BOTH): string =>
  `<!doctype html><html lang="pt-BR"><head><title>Nova</title>${head}</head><body><main>${body}</main></body></html>`;

/** Throws the document away and writes another in its place. */
const rewrite = (page: Page, html: string): Promise<void> =>
  page.evaluate((text) => {
    document.open();
    document.write(text);
    document.close();
  }, html);

async function blocksWork(page: Page): Promise<void> {
  await settled(page);
  expect(await viewsPerBlock(page)).toEqual([1, 1]);
  await page.locator('[part=trigger]').first().click();
  await expect(page.locator('[part=trigger]').first()).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('details p, [data-block=accordion] p').first()).toBeVisible();
  const { blocks, messages } = await reportOf(page);
  expect(blocks.map(({ state }) => state)).toEqual(['ready', 'ready']);
  expect(messages).toEqual([]);
}

for (const { name, head } of [
  { name: 'without the tag', head: '' },
  { name: 'with the tag again', head: SYNC },
]) {
  test(`a page written anew after it stood, ${name}, gets its new blocks, fault F-012`, { tag: '@long' }, async ({
    page,
    pageWith,
  }) => {
    await pageWith(BOTH);
    await settled(page);
    await rewrite(page, anew(head));
    await blocksWork(page);
  });

  test(`a page written anew before the stage came, ${name}, gets its new blocks, fault F-012`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    const letGo = await heldBack(page, '**/chunks/stage-*');
    await pageWith(BOTH, { tag: SYNC });
    await rewrite(page, anew(head));
    letGo();
    await blocksWork(page);
  });

  test(`a page without blocks, written anew ${name}, gets its blocks, fault F-012`, { tag: '@long' }, async ({
    page,
    pageWith,
  }) => {
    await pageWith('<p>Nada</p>');
    await tagRan(page);
    await rewrite(page, anew(head));
    await blocksWork(page);
  });
}

test('a page that is thrown away while it is read throws nothing and stays readable, fault F-012', async ({
  page,
  pageWith,
}) => {
  // The parser waits for a script that does not come; a timer opens the document meanwhile.
  await page.route('**/never.js', () => {});
  const open = `<script>setTimeout(() => { document.open(); document.write(${JSON.stringify(anew('')).replaceAll('<', '\\u003c')}); document.close(); });</script>`;
  await pageWith(`${BOTH}<script src="/never.js"></script>`, { tag: SYNC + open });
  await expect(page).toHaveTitle('Nova');
  // The block may be mounted by now, later, or never: the tag may have seen what was read before the page was thrown away. Whatever is shown is pressed.
  await page.evaluate(() => {
    const block = document.querySelector('[data-block=accordion]');
    const trigger = block?.shadowRoot?.querySelector('[part=trigger]') ?? block?.querySelector('summary');
    (trigger as HTMLElement).click();
  });
  await expect(page.locator('[data-block=accordion] p').first()).toBeVisible();
});

test('document.write while the page is read puts blocks in like any others, fault F-012', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const write = `<script>document.write(${JSON.stringify(BOTH).replaceAll('<', '\\u003c')})</script>`;
  await pageWith(write, { tag: SYNC });
  await blocksWork(page);
});

test('the control: after destroy() a page written anew keeps its own markup', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(BOTH);
  await settled(page);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  await rewrite(page, anew(''));
  await page.locator('summary').first().click();
  await expect(page.locator('details p').first()).toBeVisible();
  await expect(page.locator('[data-block-state]')).toHaveCount(0);
});

test.describe('without a body', () => {
  const NOTE = `<script>window.bodyThen = document.body;</script>`;

  test('a tag in the head finds the blocks of the body that comes, fault F-012', { tag: '@long' }, async ({
    page,
    pageWith,
  }) => {
    await pageWith(BOTH, { tag: NOTE + SYNC });
    expect(await page.evaluate(() => Reflect.get(window, 'bodyThen'))).toBeNull();
    await blocksWork(page);
  });

  test('a tag that runs while the body is away finds its blocks when it is back, fault F-012', {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await pageWith(BOTH, { tag: '' });
    await page.evaluate((src) => {
      const { body } = document;
      body.remove();
      Reflect.set(window, 'away', body);
      const script = Object.assign(document.createElement('script'), { src });
      document.head.append(script);
      return new Promise((loaded) => script.addEventListener('load', loaded));
    }, SRC);
    expect(await page.evaluate(() => document.body)).toBeNull();
    await page.evaluate(() => document.documentElement.append(Reflect.get(window, 'away')));
    await blocksWork(page);
  });

  test('blocks go with the body and stand again when it is back, fault F-012', { tag: '@long' }, async ({
    page,
    pageWith,
  }) => {
    await pageWith(BOTH);
    await settled(page);
    await page.evaluate(() => {
      const { body } = document;
      body.remove();
      Reflect.set(window, 'away', body);
    });
    await expect.poll(async () => (await reportOf(page)).blocks).toEqual([]);
    await page.evaluate(() => document.documentElement.append(Reflect.get(window, 'away')));
    await blocksWork(page);
  });

  test('the control: a script that needs the body is heard to fail', { tag: '@long' }, async ({
    page,
    pageWith,
    allowConsole,
    consoleLines,
  }) => {
    allowConsole(/pageerror: TypeError.*null/);
    await pageWith(BOTH, { tag: `${SYNC}<script>document.body.append('');</script>` });
    await blocksWork(page);
    expect(consoleLines).toHaveLength(1);
  });
});
