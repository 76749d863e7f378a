// The script of the maps service fails in every way it can: the address comes back, the block keeps its box, and only the console says why.
import type { Page } from '@playwright/test';
import { expect, type PageWith, settled, test } from '../../tools/fixture.ts';
import { runUntil, runUntilSettled, stopClock } from '../../tools/page-clock.ts';
import { allow, answer, box, contextOf, drawn, mapWith, RECORDER, SERVICE } from './map-page.ts';

const OWN = '<p id="own"><strong>Ateliê Serra</strong>, <a href="/mapa">no mapa</a></p>';
const head = '<style>[data-block=map] { min-block-size: 320px }</style>';

const show = async (page: Page, pageWith: PageWith, html = mapWith('', OWN)): Promise<void> => {
  await pageWith(contextOf() + html, { head });
  await settled(page);
  await allow(page);
};

async function expectAddress(page: Page): Promise<void> {
  await expect(page.locator('#own')).toBeVisible();
  await expect(box(page)).toHaveAttribute('data-state', 'card');
  await expect(page.locator('[slot="canvas"]')).toHaveCount(0);
  expect(await page.locator('[data-block=map]').evaluate((block) => block.getBoundingClientRect().height)).toBe(320);
  await expect(page.locator('[role="alert"]')).toHaveCount(0);
}

test('a script that is not there: two attempts, then the address in its box, and a line in the console [MAP-317]', async ({
  page,
  pageWith,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(/404|could not be drawn/);
  const asked = await answer(page, () => null);
  await show(page, pageWith);
  await expect
    .poll(() => consoleLines.join('\n'))
    .toContain(`the map could not be drawn, so the address is shown: ThirdPartyError: ${SERVICE}: failed`);
  expect(asked).toHaveLength(2);
  await expectAddress(page);
});

test('a script that hangs is given up after 30 s; its late answer has no effect, and a later map tries again [MAP-312, MAP-313, MAP-604, ERR-322]', async ({
  page,
  pageWith,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(/could not be drawn/);
  await stopClock(page);
  // The first answer does not call, as a script that is still waiting for its own files.
  const asked = await answer(page, (count) => (count === 1 ? 'window.late = true;' : RECORDER));
  await pageWith(contextOf() + mapWith('', OWN), { head });
  await runUntilSettled(page);
  // From here on the clock stands until the file is here: it is asked for at this very time.
  await allow(page);
  await page.waitForFunction(() => Reflect.get(window, 'late'));
  await page.clock.runFor(29_999);
  expect(consoleLines).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => consoleLines.join()).toContain(`${SERVICE}: timeout`);
  await page.evaluate(() => Reflect.get(window, 'vitrineMapsReady')());
  await page.clock.runFor(1_000);
  await expectAddress(page);
  await page.evaluate(
    (html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html),
    mapWith('id="later"'),
  );
  await runUntil(page, async () => (await page.locator('#later .box[data-state=drawn]').count()) === 1);
  await expect(page.locator('#later')).toHaveAttribute('data-block-state', 'ready');
  expect(asked).toHaveLength(2);
  await expectAddressOf(page);
});

/** The first map does not change after it has given up. */
const expectAddressOf = (page: Page): Promise<void> =>
  expect(page.locator('[data-block=map]:not(#later) .box')).toHaveAttribute('data-state', 'card');

for (const { name, script, line } of [
  {
    name: 'without its interface',
    script: "window[new URL(document.currentScript.src).searchParams.get('callback')]();",
    line: 'has no google.maps',
  },
  {
    name: 'whose map throws',
    script: RECORDER.replace('super();\n      Object', 'super(); throw new Error("quebrado");\n      Object'),
    line: 'quebrado',
  },
]) {
  test(`a script ${name} leaves the address [MAP-317]`, { tag: '@long' }, async ({
    page,
    pageWith,
    allowConsole,
    consoleLines,
  }) => {
    allowConsole(/could not be drawn/);
    await answer(page, () => script);
    await show(page, pageWith);
    await expect.poll(() => consoleLines.join()).toContain(line);
    await expectAddress(page);
  });
}

test('a key that the service refuses later brings the address back', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(/could not be drawn/);
  await answer(page);
  await show(page, pageWith);
  await expect(drawn(page)).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'gm_authFailure')());
  await expect.poll(() => consoleLines.join()).toContain('refuses the key');
  await expectAddress(page);
});
