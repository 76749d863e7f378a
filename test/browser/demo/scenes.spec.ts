// The demo's scenes on access and old browsers: they show what they say, and their own buttons work (faults F-092, F-101, F-107, F-109).
import type { Page } from '@playwright/test';
import { bannerOf } from '../blocks/cookie-banner/cookie-page.ts';
import { axe } from '../tools/axe.ts';
import { expect, test } from '../tools/fixture.ts';
import { stageRan } from '../tools/vitrine-of.ts';

/** Goes to a scene and brings each of its blocks into view. */
async function visit(page: Page, address: string, states: RegExp): Promise<void> {
  await page.goto(address);
  await stageRan(page);
  for (const host of await page.locator('main [data-block]').all()) {
    await host.scrollIntoViewIfNeeded();
    await expect(host).toHaveAttribute('data-block-state', states);
  }
}

for (const name of ['ver-e-tocar', 'navegador-antigo', 'shadow-root'])
  test(`/cenas/${name} has its blocks, nothing for axe, and fits a window of 320 px`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, `/cenas/${name}`, /ready/);
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

test('the modes of /cenas/ver-e-tocar reach the blocks, and leave again', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/cenas/ver-e-tocar', /ready/);
  await bannerOf(page).getByRole('button', { name: 'Recusar' }).click();
  const trigger = page.locator('[part=trigger]').first();
  const seen = (): Promise<string[]> =>
    trigger.evaluate((one) => {
      const { fontSize, letterSpacing, direction } = getComputedStyle(one);
      return [fontSize, letterSpacing, direction];
    });
  const before = await seen();
  for (const [name, at] of [
    ['Letra dobrada', 0],
    ['Espaço entre letras', 1],
    ['Da direita para a esquerda', 2],
  ] as const) {
    const mode = page.getByRole('button', { name });
    await mode.click();
    await expect(mode).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await seen())[at], { message: name }).not.toBe(before[at]);
    await mode.click();
    await expect.poll(seen, { message: name }).toEqual(before);
  }
});

test('/cenas/navegador-antigo takes away what its address says', async ({ page, allowConsole }) => {
  allowConsole(/VT020/);
  await visit(page, '/cenas/navegador-antigo?sem=attachShadow', /failed/);
  await expect(page.locator('#missing')).toHaveText('attachShadow');
  await page.locator('summary').first().click();
  await expect(page.locator('details p').first()).toBeVisible();
});
