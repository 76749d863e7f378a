// The diagnosis panel in use: keys, corners, widths, colour schemes.
import type { Page } from '@playwright/test';
import { exampleOf } from '../../../declarations.ts';
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { BELOW, BROKEN, corner, GATED, open, panel, tab } from './diagnosis-panel.ts';

test('it is used by keyboard: opened, gone through, folded up, and the focus comes back', async ({
  page,
  pageWith,
}) => {
  await pageWith(exampleOf('accordion'), { query: '?vitrine-debug' });
  await corner(page).focus();
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Blocos')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Dados')).toBeFocused();
  await expect(tab(page, 'Dados')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab(page, 'Arquivos')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('tabpanel')).toBeFocused();
  await expect(panel(page).getByRole('tabpanel')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(corner(page)).toBeFocused();
});

test('it leads to a block and frames it without touching it', { tag: '@long' }, async ({ page, pageWith }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await open(page, pageWith, BELOW);
    const block = page.locator('#longe');
    const before = await block.getAttribute('style');
    const show = panel(page).getByRole('button', { name: 'Mostrar na página: accordion #longe' });
    await show.click();
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await expect(block).toBeInViewport();
    const frame = page.locator('[data-block=diagnosis] .outline');
    const apart = async (): Promise<number> => {
      const [one, other] = [await frame.boundingBox(), await block.boundingBox()];
      if (!one || !other) return Number.POSITIVE_INFINITY;
      return Math.max(...(['x', 'y', 'width', 'height'] as const).map((key) => Math.abs(one[key] - other[key])));
    };
    await expect.poll(apart).toBeLessThan(1);
    // The block is at the end of the page: the panel of a narrow window has to give way to the other edge.
    const covered = async (): Promise<boolean> => {
      const [sheet, it] = [await panel(page).boundingBox(), await block.boundingBox()];
      if (!sheet || !it) return true;
      return sheet.x < 8 && it.y + it.height > sheet.y && it.y < sheet.y + sheet.height;
    };
    await expect.poll(covered).toBe(false);
    expect(await block.getAttribute('style')).toBe(before);
    await show.click();
    await expect(frame).toHaveCount(0);
  }
});

test('it goes to every corner and leaves the page, which is never inert', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await open(page, pageWith, `<button id="own">Comprar</button>${exampleOf('accordion')}`);
  await page.locator('#own').click();
  await expect(page.locator('#own')).toBeFocused();
  const places: string[] = [];
  for (let step = 0; step < 4; step += 1) {
    await panel(page).getByRole('button', { name: 'Recolher' }).click();
    const box = await corner(page).boundingBox();
    places.push(`${(box?.y ?? 0) < 300 ? 'top' : 'bottom'} ${(box?.x ?? 0) < 300 ? 'left' : 'right'}`);
    await corner(page).click();
    await panel(page).getByRole('button', { name: 'Mudar de canto' }).click();
  }
  expect(places).toEqual(['bottom right', 'bottom left', 'top left', 'top right']);
  await panel(page).getByRole('button', { name: 'Remover até recarregar' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(corner(page)).toHaveCount(0);
});

const MODES: { name: string; media: Parameters<Page['emulateMedia']>[0]; dir?: 'rtl' }[] = [
  { name: 'light', media: {} },
  { name: 'dark', media: { colorScheme: 'dark' } },
  { name: 'forced colours', media: { forcedColors: 'active' } },
  { name: 'right to left', media: {}, dir: 'rtl' },
];
for (const { name, media, dir = 'ltr' } of MODES) {
  test(`axe finds nothing at 1280 and 320 px, in no part, and nothing is wider than the window: ${name}`, {
    tag: '@long',
  }, async ({ page, pageWith, allowConsole }) => {
    allowConsole(/VT01/);
    await page.emulateMedia({ reducedMotion: 'reduce', ...media });
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await pageWith(`${BROKEN}${GATED}<div data-block="nada"></div>`, { dir, query: '?vitrine-debug' });
      await expect(corner(page)).toBeVisible();
      expect(await axe(page), `folded at ${width}`).toEqual([]);
      await corner(page).click();
      for (const part of ['Blocos', 'Dados', 'Consentimento', 'Chamadas', 'Arquivos']) {
        await tab(page, part).click();
        expect(await axe(page), `${part} at ${width}`).toEqual([]);
        const wide = await panel(page)
          .getByRole('tabpanel')
          .evaluate((one) => [one.scrollWidth - one.clientWidth, document.documentElement.scrollWidth - innerWidth]);
        expect(Math.max(...wide), `${part} at ${width}`).toBeLessThanOrEqual(0);
      }
      for (const control of await panel(page).getByRole('button').all())
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
}

test('it is not printed, moves nothing, takes no room, and leaves no mark after destroy', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pageWith(exampleOf('accordion'));
  await settled(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await open(page, pageWith, exampleOf('accordion'));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(
    await page
      .locator('[data-block=diagnosis] [part=root]')
      .evaluate((root) => root.getAnimations({ subtree: true }).length),
  ).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(panel(page)).toBeHidden();
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  await expect(page.locator('[data-block=diagnosis]')).toHaveCount(0);
});
