// A block that throws (faults F-110, F-112), for each block and each place: a toy registry wraps the real views.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildChunks, buildLoader } from '../../build/bundles.mjs';
import { exampleOf } from '../declarations.ts';
import { expect, settled, test } from './fixture.ts';
import { reportOf } from './vitrine-of.ts';

const OUT = 'test/.build/toy';
const BLOCKS = ['accordion', 'marquee'];

test.beforeAll(async () => {
  const define = { __VERSION__: '"0.0.0-toy"', 'process.env.NODE_ENV': '"production"' };
  const { filesOf } = await buildChunks(`${OUT}/chunks`, {
    stage: 'test/browser/toy/stage.ts',
    blocks: Object.fromEntries(BLOCKS.map((name) => [name, `test/browser/toy/throwing-${name}.tsx`])),
    define,
  });
  await buildLoader(`${OUT}/vitrine.js`, { stage: filesOf.stage[0], early: '.nothing', define });
});

test.beforeEach(async ({ page }) => {
  await page.route('**/__toy/**', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/__toy/', '');
    const path = fileURLToPath(new URL(`../.build/toy/${file}`, import.meta.url));
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(path, 'utf8') });
  });
});

const TAG = `<script>window.failed = []; addEventListener('vitrine:block-failed', (event) => failed.push(String(event.detail.error)));</script>
<script src="/__toy/vitrine.js"></script>`;

const throwingIn = (name: string, where: string): string =>
  exampleOf(name).trim().replace('data-block=', `data-throws="${where}" data-block=`);

for (const name of BLOCKS) {
  const others = BLOCKS.map(exampleOf).join('');

  for (const where of ['render', 'layout effect', 'effect', 'later render']) {
    test(`${name} throws in ${where}: its own markup comes back, the others work, fault F-110`, async ({
      page,
      pageWith,
      allowConsole,
      consoleLines,
    }) => {
      allowConsole(/VT020/);
      const html = throwingIn(name, where);
      await pageWith(html + others, { tag: TAG });
      await settled(page);
      const host = page.locator('[data-throws]');
      if (where === 'later render') await host.click({ position: { x: 5, y: 5 } });
      await expect(host).toHaveAttribute('data-block-state', 'failed');
      await expect(page.locator('[data-block-state=ready]')).toHaveCount(BLOCKS.length);
      const own = await page.evaluate(
        (text) => {
          const template = document.createElement('template');
          template.innerHTML = text;
          return template.innerHTML;
        },
        html.replace('>', ' data-block-state="failed">'),
      );
      expect(await host.evaluate((element) => element.outerHTML)).toBe(own);
      await expect(host.locator('summary, span').first()).toBeVisible();
      expect(await host.locator('.vitrine').count()).toBe(0);
      expect(await page.evaluate(() => Reflect.get(window, 'failed'))).toEqual([`Error: boom in ${where}`]);
      const { messages, blocks } = await reportOf(page);
      expect(messages).toEqual([{ code: 'VT020', block: name, message: expect.stringContaining(`boom in ${where}`) }]);
      expect(blocks.map(({ state }) => state).sort()).toEqual(['failed', 'ready', 'ready']);
      expect(consoleLines.filter((line) => line.includes('VT020'))).toHaveLength(1);
      await page.locator('[data-block-state=ready] [part=trigger]').first().press('Enter');
      await expect(page.locator('[data-is-open=true]')).toHaveCount(1);
    });
  }

  for (const where of ['handler', 'timer', 'promise']) {
    test(`${name} throws in a ${where}: reported once, the block stays, fault F-110`, async ({
      page,
      pageWith,
      allowConsole,
      consoleLines,
    }) => {
      allowConsole(/VT021/);
      await pageWith(throwingIn(name, where) + others, { tag: TAG });
      await settled(page);
      const host = page.locator('[data-throws]');
      await host.click({ position: { x: 5, y: 5 } });
      await host.click({ position: { x: 5, y: 5 } });
      await expect
        .poll(async () => (await reportOf(page)).messages)
        .toEqual([{ code: 'VT021', block: name, message: expect.stringContaining(`boom in ${where}`) }]);
      await expect(page.locator('[data-block-state=ready]')).toHaveCount(BLOCKS.length + 1);
      expect(await host.locator('.vitrine').count()).toBe(1);
      expect(await page.evaluate(() => Reflect.get(window, 'failed'))).toEqual([]);
      expect(consoleLines.filter((line) => line.includes('VT021'))).toHaveLength(1);
    });
  }
}
