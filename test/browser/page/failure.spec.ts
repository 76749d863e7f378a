// A block that throws (faults F-110, F-111, F-112), for each block and each place: a toy registry wraps the real views.

import { exampleOf } from '../../declarations.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { reportOf } from '../tools/vitrine-of.ts';
import { buildToy, serveToy, TOY_BLOCKS, TOY_TAG } from '../toy/serve-toy.ts';

test.beforeAll(buildToy);
test.beforeEach(({ page }) => serveToy(page));

const TAG = `<script>window.failed = []; addEventListener('vitrine:block-failed', (event) => failed.push(String(event.detail.error)));</script>
${TOY_TAG}`;

const throwingIn = (name: string, where: string): string =>
  exampleOf(name).trim().replace('data-block=', `data-throws="${where}" data-block=`);

for (const [row, name] of TOY_BLOCKS.entries()) {
  const others = TOY_BLOCKS.map(exampleOf).join('');

  for (const where of ['render', 'layout effect', 'effect', 'later render']) {
    test(`${name} throws in ${where}: its own markup comes back, the others work, fault F-110`, {
      tag: inEveryRun(where === (row ? 'later render' : 'render')),
    }, async ({ page, pageWith, allowConsole, consoleLines }) => {
      allowConsole(/VT020/);
      const html = throwingIn(name, where);
      await pageWith(html + others, { tag: TAG });
      await settled(page);
      const host = page.locator('[data-throws]');
      if (where === 'later render') await host.click({ position: { x: 5, y: 5 } });
      await expect(host).toHaveAttribute('data-block-state', 'failed');
      await expect(page.locator('[data-block-state=ready]')).toHaveCount(TOY_BLOCKS.length);
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
    test(`${name} throws in a ${where}: reported once, the block stays, fault F-110`, {
      tag: '@long',
    }, async ({ page, pageWith, allowConsole, consoleLines }) => {
      allowConsole(/VT021/);
      await pageWith(throwingIn(name, where) + others, { tag: TAG });
      await settled(page);
      const host = page.locator('[data-throws]');
      await host.click({ position: { x: 5, y: 5 } });
      await host.click({ position: { x: 5, y: 5 } });
      await expect
        .poll(async () => (await reportOf(page)).messages)
        .toEqual([{ code: 'VT021', block: name, message: expect.stringContaining(`boom in ${where}`) }]);
      await expect(page.locator('[data-block-state=ready]')).toHaveCount(TOY_BLOCKS.length + 1);
      expect(await host.locator('.vitrine').count()).toBe(1);
      expect(await page.evaluate(() => Reflect.get(window, 'failed'))).toEqual([]);
      expect(consoleLines.filter((line) => line.includes('VT021'))).toHaveLength(1);
    });
  }

  test(`the control: ${name} that throws in a handler of its own is heard by the page, not by the report`, {
    tag: '@long',
  }, async ({ page, pageWith, allowConsole, consoleLines }) => {
    allowConsole(/boom in bare handler/);
    await pageWith(throwingIn(name, 'bare handler') + others, { tag: TAG });
    await settled(page);
    await page.locator('[data-throws]').click({ position: { x: 5, y: 5 } });
    await expect.poll(() => consoleLines).toEqual([expect.stringMatching(/^pageerror: Error: boom in bare handler/)]);
    expect((await reportOf(page)).messages).toEqual([]);
  });

  test(`${name} that renders without end is stopped, the others answer, fault F-111`, {
    tag: inEveryRun(row === 1),
  }, async ({ page, pageWith, allowConsole }) => {
    allowConsole(/VT020/);
    await pageWith(throwingIn(name, 'endless render') + others, { tag: TAG });
    await settled(page);
    await page.locator('[data-throws]').evaluate(async (host) => {
      const other = document.querySelector('[data-block=accordion]:not([data-throws])');
      const trigger = other?.shadowRoot?.querySelector<HTMLElement>('[part=trigger]');
      const answered = new Promise((done) => addEventListener('vitrine:accordion-change', done, { once: true }));
      (host as HTMLElement).click();
      trigger?.click();
      await answered;
    });
    await expect(page.locator('[data-throws]')).toHaveAttribute('data-block-state', 'failed');
    expect((await reportOf(page)).messages.map(({ code }) => code)).toEqual(['VT020']);
  });
}

test('listeners of the page that throw stop nothing, fault F-112', async ({
  page,
  pageWith,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(/pageerror: Error: of the page/);
  const names = ['ready', 'block-ready', 'accordion-change', 'block-removed'];
  const listen = `<script>for (const name of ${JSON.stringify(names)})
    addEventListener('vitrine:' + name, () => { throw new Error('of the page: ' + name); });</script>`;
  await pageWith(TOY_BLOCKS.map(exampleOf).join(''), { tag: listen + TAG });
  await settled(page);
  await page.locator('[part=trigger]').first().click();
  await expect(page.locator('[data-is-open=true]')).toHaveCount(1);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  await expect(page.locator('[data-block-state]')).toHaveCount(0);
  for (const name of names)
    expect(
      consoleLines.some((line) => line.includes(`of the page: ${name}`)),
      name,
    ).toBe(true);
});
