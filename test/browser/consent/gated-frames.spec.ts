// Frames and blocks that wait for consent, and what visitors read in their place (threat T-19).

import type { Page } from '@playwright/test';
import { axe } from '../tools/axe.ts';
import { expect, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { shifted, watchShifts } from '../tools/layout-shift.ts';
import { reportOf } from '../tools/vitrine-of.ts';
import { choose, frame, placeholderOf, pressed, restrictive, vendors } from './gated-page.ts';

const BLOCK = `<div id="bloco" data-block="accordion" data-block-consent="marketing" data-block-load="load"><details><summary>Pergunta</summary><p>Resposta</p></details></div>`;

/** The focused element of the page. Whether a page has the focus itself differs while a frame of another host has it. */
const activeId = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);

test('a frame asks for nothing while it waits, loads once by its button, and nothing is stored', async ({
  page,
  pageWith,
}) => {
  await watchShifts(page);
  const asked = await vendors(page);
  await pageWith(restrictive(`${frame('um')}<p id="depois">Depois</p>${frame('dois')}`));
  const waiting = placeholderOf(page, '#um');
  await expect(waiting).toContainText('Este vídeo ainda não foi carregado. Fonte: videos.exemplo.');
  const box = await page.locator('#um').boundingBox();
  expect(await waiting.boundingBox()).toEqual(box);
  expect(asked).toEqual([]);
  const below = await page.locator('#depois').boundingBox();
  await pressed(page, '#um', 'Carregar uma vez');
  await expect(page.frameLocator('#um').getByRole('button')).toHaveText('Tocar');
  await expect.poll(() => activeId(page)).toBe('um');
  await expect(waiting).toHaveCount(0);
  expect(asked).toEqual(['videos.exemplo/um']);
  expect(await page.locator('#um').boundingBox()).toEqual(box);
  expect(await page.locator('#depois').boundingBox()).toEqual(below);
  expect(await shifted(page)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  await page.reload();
  await expect(waiting).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('always allowing grants the purpose for every frame, withdrawing empties them and the placeholders are back', async ({
  page,
  pageWith,
}) => {
  const asked = await vendors(page);
  await pageWith(restrictive(frame('um') + frame('dois') + BLOCK));
  await pressed(page, '#dois', 'Sempre permitir');
  for (const id of ['um', 'dois']) await expect(page.frameLocator(`#${id}`).getByRole('button')).toBeVisible();
  await expect.poll(() => activeId(page)).toBe('dois');
  await expect(page.locator('#bloco')).toHaveAttribute('data-block-state', 'ready');
  await expect(placeholderOf(page, '#bloco')).toHaveCount(0);
  expect(asked.sort()).toEqual(['videos.exemplo/dois', 'videos.exemplo/um']);
  const entries = await page.evaluate(() => history.length);
  await choose(page, { marketing: false });
  for (const id of ['um', 'dois']) {
    await expect(placeholderOf(page, `#${id}`)).toBeVisible();
    expect(await page.locator(`#${id}`).getAttribute('src')).toBeNull();
  }
  await expect(placeholderOf(page, '#bloco')).toBeVisible();
  await expect(page.locator('#bloco')).toHaveAttribute('data-block-state', 'waiting');
  await expect.poll(() => page.frames().filter((one) => one.url().includes('exemplo')).length).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a block loads once by its button, without the other blocks of its purpose, and takes the focus', async ({
  page,
  pageWith,
}) => {
  await pageWith(restrictive(BLOCK + BLOCK.replace('bloco', 'outro')));
  await expect(placeholderOf(page, '#bloco')).toContainText('Este conteúdo ainda não foi carregado.');
  await expect(page.locator('#bloco summary')).toBeVisible();
  await pressed(page, '#bloco', 'Carregar uma vez');
  await expect(page.locator('#bloco')).toHaveAttribute('data-block-state', 'ready');
  await expect(page.locator('#bloco')).toBeFocused();
  await expect(page.locator('#outro')).toHaveAttribute('data-block-state', 'waiting');
  await expect(placeholderOf(page, '#outro')).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  // A refusal is about everything.
  await choose(page, { marketing: false });
  await expect(page.locator('#bloco')).toHaveAttribute('data-block-state', 'waiting');
  await expect(placeholderOf(page, '#bloco')).toBeVisible();
});

test('an unknown purpose and a policy that is absolute leave a link instead of a choice', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/VT012 gated-content#nada/);
  await vendors(page);
  const html = frame('nada', 'data-consent="propaganda"') + frame('um');
  await pageWith(restrictive(html, { isRestrictiveCookiePolicyAbsolute: true }));
  for (const id of ['nada', 'um']) {
    await expect(placeholderOf(page, `#${id}`).getByRole('link')).toHaveAttribute(
      'href',
      `https://videos.exemplo/${id}`,
    );
    await expect(placeholderOf(page, `#${id}`).getByRole('button')).toHaveCount(0);
  }
  expect((await reportOf(page)).messages.map(({ message }) => message)).toContain(
    'gated-content#nada: data-consent="propaganda" is not read; expected one of necessary, preferences, analytics, marketing, so a purpose that is never granted is used.',
  );
});

for (const dir of ['ltr', 'rtl'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`placeholders are accessible, large enough to touch and fit 320 px, ${dir}, ${colorScheme}`, {
      tag: '@long',
    }, async ({ page, pageWith }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 640 });
      await vendors(page);
      const wide = frame('um').replace('width="480"', 'style="width:100%"');
      await pageWith(restrictive(wide + BLOCK + wide.replace('height="300"', 'height="120"').replace('um', 'baixo')), {
        dir,
      });
      await expect(placeholderOf(page, '#um')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      const buttons = page.locator('[data-consent-notice] button');
      await expect(buttons).toHaveCount(9);
      for (const box of await Promise.all((await buttons.all()).map((one) => one.boundingBox()))) {
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.width).toBeGreaterThanOrEqual(44);
      }
      expect(await axe(page)).toEqual([]);
    });

test('frames that are centred, positioned, in a grid or scrolled are covered exactly', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await vendors(page);
  const styled = (id: string, style: string): string => frame(id).replace('<iframe', `<iframe style="${style}"`);
  await pageWith(
    restrictive(
      `${styled('centro', 'display:block;margin:0 auto')}
      <div style="position:relative;height:0;padding-bottom:40%">${styled('razao', 'position:absolute;inset:0;width:100%;height:100%;z-index:2')}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr">${styled('g1', 'width:100%')}${styled('g2', 'width:100%')}</div>
      <p style="text-align:center">Texto ${styled('linha', 'width:200px')} texto</p>
      <div style="overflow:auto;height:200px;width:300px">${styled('rola', '')}</div>
      <div style="transform:scale(.5)">${styled('meio', '')}</div>`,
    ),
  );
  await expect(page.locator('[data-consent-notice]')).toHaveCount(7);
  const same = async (): Promise<void> => {
    await frames(page, 3);
    for (const id of ['centro', 'razao', 'g1', 'g2', 'linha', 'rola', 'meio']) {
      const [is, at] = await Promise.all([
        placeholderOf(page, `#${id}`).boundingBox(),
        page.locator(`#${id}`).boundingBox(),
      ]);
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs((is?.[side] ?? -1) - (at?.[side] ?? 1_000)), `${id} ${side}`).toBeLessThanOrEqual(1);
    }
  };
  await same();
  await page.setViewportSize({ width: 500, height: 700 });
  await same();
});
