// Frames and blocks that wait for consent, by keyboard, touch and screen reader, in every direction and mode.

import type { Page } from '@playwright/test';
import { axe } from '../tools/axe.ts';
import { expect, test } from '../tools/fixture.ts';
import { frame, placeholderOf, restrictive, vendors } from './gated-page.ts';

const SERVICES = {
  isCookieBannerEnabled: false,
  services: [{ name: 'videos', title: 'Vídeos do ateliê', purpose: 'marketing' }],
};
const OF_SERVICE = 'data-consent="marketing" data-consent-service="videos"';
const PAGE = `<p><a id="antes" href="#antes">Antes</a></p>${frame('um', OF_SERVICE)}${frame('dois', OF_SERVICE)}
  <div id="bloco" style="min-height:260px" data-block="accordion" data-block-consent="marketing" data-block-load="load"><details><summary>Pergunta</summary><p>Resposta</p></details></div>
  <p><a id="depois" href="#depois">Depois</a></p>`;

/** The focused element, through shadow roots: its text or its id. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let one = document.activeElement;
    while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
    return one?.id || one?.textContent || '';
  });
const button = (page: Page, id: string, name: string) => placeholderOf(page, `#${id}`).getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Preferências de cookies' });

test('Tab passes the three buttons of each notice in reading order and nothing behind them', async ({
  page,
  pageWith,
}) => {
  await vendors(page);
  await pageWith(restrictive(PAGE, SERVICES));
  await expect(placeholderOf(page, '#um')).toContainText('Vídeos do ateliê');
  await expect(placeholderOf(page, '#bloco')).toBeVisible();
  await page.locator('#antes').focus();
  const order: string[] = [];
  for (let at = 0; at < 10; at += 1) {
    await page.keyboard.press('Tab');
    order.push(await focused(page));
  }
  const three = ['Carregar uma vez', 'Sempre permitir', 'Preferências'];
  expect(order).toEqual([...three, ...three, ...three, 'depois']);
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('Preferências');
  const group = page.getByRole('group', { name: /Vídeos do ateliê/ });
  await expect(group).toHaveCount(2);
  await expect(group.first()).toMatchAriaSnapshot(`
    - group /Vídeos do ateliê/:
      - paragraph: /Vídeos do ateliê/
      - paragraph
      - button "Carregar uma vez"
      - button "Sempre permitir"
      - button "Preferências"
  `);
});

test('Enter loads one frame, Space all of its service, and each time the focus goes into what came', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked = await vendors(page);
  await pageWith(restrictive(PAGE, SERVICES));
  await button(page, 'um', 'Carregar uma vez').press('Enter');
  await expect.poll(() => focused(page)).toBe('um');
  await expect(placeholderOf(page, '#dois')).toBeVisible();
  expect(asked).toEqual(['videos.exemplo/um']);
  await button(page, 'dois', 'Sempre permitir').press('Space');
  await expect.poll(() => focused(page)).toBe('dois');
  await expect(placeholderOf(page, '#bloco'), 'only the service was granted').toBeVisible();
  await button(page, 'bloco', 'Carregar uma vez').press('Space');
  await expect.poll(() => focused(page)).toBe('bloco');
  await expect(page.locator('#bloco')).toHaveAttribute('data-block-state', 'ready');
  expect(asked.toSorted()).toEqual(['videos.exemplo/dois', 'videos.exemplo/um']);
});

test('the preferences give the focus back to their button, or to what they allowed', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await vendors(page);
  await pageWith(restrictive(PAGE, SERVICES));
  const preferences = button(page, 'um', 'Preferências');
  await preferences.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(preferences).toBeFocused();
  await page.keyboard.press('Space');
  await dialog(page).getByRole('button', { name: 'Recusar tudo' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(preferences).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Aceitar tudo' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe('um');
  await expect(page.locator('[data-consent-notice]:not([data-consent-notice=gone])')).toHaveCount(0);
  await expect(page.locator('[data-consent-notice]')).toHaveCount(0);
});

test('after the preferences of a block have allowed it, the focus is on the block', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(restrictive(PAGE, SERVICES));
  await vendors(page);
  await button(page, 'bloco', 'Preferências').press('Enter');
  await dialog(page).getByRole('button', { name: 'Aceitar tudo' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe('bloco');
  await expect(page.locator('[data-consent-notice]')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('a tap on each button does what it says', { tag: '@long' }, async ({ page, pageWith }) => {
    await vendors(page);
    await pageWith(restrictive(PAGE, SERVICES));
    await button(page, 'um', 'Preferências').tap();
    await dialog(page).getByRole('button', { name: 'Fechar' }).tap();
    await expect(dialog(page)).toHaveCount(0);
    await button(page, 'um', 'Carregar uma vez').tap();
    await expect(page.frameLocator('#um').getByRole('button')).toBeVisible();
    await button(page, 'dois', 'Sempre permitir').tap();
    await expect(page.frameLocator('#dois').getByRole('button')).toBeVisible();
  });
});

for (const dir of ['ltr', 'rtl'] as const)
  test(`notices and preferences can be used at 400 %, in forced colours and ${dir}`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await vendors(page);
    // A window of 1280 by 800 at 400 %.
    await page.setViewportSize({ width: 320, height: 200 });
    await page.emulateMedia({ forcedColors: 'active' });
    const wide = frame('um', OF_SERVICE).replace('width="480"', 'style="width:100%"');
    await pageWith(restrictive(wide + PAGE.replace(/<iframe.*iframe>/, ''), SERVICES), { dir });
    await expect(placeholderOf(page, '#um')).toContainText('Vídeos do ateliê');
    await expect(placeholderOf(page, '#bloco')).toBeVisible();
    const notice = placeholderOf(page, '#um');
    const box = await notice.boundingBox();
    expect(
      await notice.evaluate((host) => getComputedStyle(host.shadowRoot?.querySelector('.notice') as Element).direction),
    ).toBe(dir);
    for (const name of ['Carregar uma vez', 'Sempre permitir', 'Preferências']) {
      const one = button(page, 'um', name);
      await one.focus();
      await expect(one).toBeInViewport({ ratio: 1 });
      const at = await one.boundingBox();
      expect(at?.x, name).toBeGreaterThanOrEqual(box?.x ?? 0);
      expect((at?.x ?? 0) + (at?.width ?? 0), name).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
      const edges = await one.evaluate((element) => {
        const { borderTopColor, backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(element);
        return { isEdged: borderTopColor !== backgroundColor, outlineStyle, outlineWidth };
      });
      expect(edges, name).toEqual({ isEdged: true, outlineStyle: 'solid', outlineWidth: '2px' });
    }
    expect(await axe(page)).toEqual([]);
    await button(page, 'um', 'Preferências').press('Enter');
    await expect(dialog(page)).toBeVisible();
    expect(await dialog(page).evaluate((element) => getComputedStyle(element).direction)).toBe(dir);
    for (const one of await dialog(page).locator('summary').all()) await one.click();
    const sizes = await dialog(page).evaluate((element) => ({
      wide: element.scrollWidth - element.clientWidth,
      page: document.documentElement.scrollWidth - innerWidth,
      small: [...element.querySelectorAll('label, summary, button')].filter(
        (control) => control.getBoundingClientRect().height < 44,
      ).length,
    }));
    expect(sizes).toEqual({ wide: 0, page: 0, small: 0 });
    expect(await axe(page)).toEqual([]);
    await dialog(page).getByRole('switch', { name: 'Marketing', exact: true }).press('Space');
    await dialog(page).getByRole('button', { name: 'Salvar escolhas' }).press('Enter');
    await expect.poll(() => focused(page)).toBe('um');
  });
