// The parts that blocks share, on the demo's page of them: /partes.
import type { Page } from '@playwright/test';
import { axe } from '../tools/axe.ts';
import { expect, test } from '../tools/fixture.ts';
import { all, button, openParts } from './parts-page.ts';

const MODES: { name: string; media: Parameters<Page['emulateMedia']>[0] }[] = [
  { name: 'light', media: {} },
  { name: 'dark', media: { colorScheme: 'dark' } },
  { name: 'forced colours', media: { forcedColors: 'active' } },
];

for (const { name, media } of MODES)
  test(`axe finds nothing at 1280 and 320 px, with nothing and with layers open, and nothing is wider than the window: ${name}`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', ...media });
    await openParts(page);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await axe(page), `at ${width}`).toEqual([]);
      expect(await wide(), `at ${width}`).toBeLessThanOrEqual(0);
      for (const [opener, role] of [
        ['Próxima turma', 'dialog'],
        ['Mostrar o alerta', 'alertdialog'],
      ] as const) {
        await button(page, opener).click();
        await expect(page.getByRole(role)).toBeVisible();
        expect(await axe(page), `${opener} at ${width}`).toEqual([]);
        expect(await wide(), `${opener} at ${width}`).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
        await expect(page.getByRole(role)).toHaveCount(0);
      }
    }
  });

test('text on the accent stands out on any accent, 4.5 to 1', { tag: '@long' }, async ({ page }) => {
  await openParts(page);
  const ratios = await all(page).evaluate((host: HTMLElement) => {
    const face = host.shadowRoot?.querySelector<HTMLElement>('.vt-button[data-kind=main] .vt-face');
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!face?.parentElement || !context) return [];
    const luminance = (colour: string): number => {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const accents = [
      '#e70000',
      '#1e72ff',
      '#777',
      '#767676',
      '#0a8a00',
      '#c400c4',
      '#94452a',
      '#e39a77',
      '#fff',
      '#000',
    ];
    return accents.map((accent) => {
      host.style.setProperty('--vitrine-accent', accent);
      const [one, other] = [getComputedStyle(face).color, accent].map(luminance).sort((a, b) => b - a);
      return ((one ?? 0) + 0.05) / ((other ?? 0) + 0.05);
    });
  });
  expect(ratios).toHaveLength(10);
  for (const ratio of ratios) expect(ratio).toBeGreaterThanOrEqual(4.5);
});

test('with reduced motion nothing moves, and a spinner says in words what it waits for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openParts(page);
  const words = all(page).getByRole('status').filter({ hasText: 'Carregando…' }).getByText('Carregando…');
  expect((await words.boundingBox())?.width).toBeGreaterThan(20);
  await button(page, 'Abrir três').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const moving = await all(page).evaluate(
    (host) =>
      host.shadowRoot
        ?.getAnimations()
        .filter(({ effect }) => (effect?.getComputedTiming().iterations ?? 0) === Number.POSITIVE_INFINITY).length,
  );
  expect(moving).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect
    .poll(() => all(page).evaluate((host) => host.shadowRoot?.getAnimations().length ?? 0))
    .toBeGreaterThan(0);
});

test('an owner’s text keeps its links and loses its scripts', { tag: '@long' }, async ({ page }) => {
  await openParts(page);
  await expect(all(page).getByRole('link', { name: 'Leia como' })).toBeVisible();
  expect(await all(page).evaluate((host) => host.shadowRoot?.querySelectorAll('script').length)).toBe(0);
});
