// The popup as a dialog: focus, keys, presses, small windows, and that the page is as it was afterwards.

import type { Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, test } from '../../tools/fixture.ts';
import { shifted, watchShifts } from '../../tools/layout-shift.ts';
import { popupOf, popupPage, started } from './overlay-page.ts';

const INSIDE =
  '<h2>Cartas</h2><p>Uma vez por mês.</p><p><a href="#a">Primeiro</a> <button type="button">Segundo</button></p>';
const CAPTCHA = `${INSIDE}<div data-form-captcha></div>`;
const PAGE = '<p><button type="button" id="before">Antes</button></p>';

const force = (page: Page): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new CustomEvent('vitrine:overlay-force', { detail: 'popup' })));

const KINDS = [
  ['a modal dialog', INSIDE],
  ['with a captcha, no modal dialog', CAPTCHA],
] as const;

for (const [kind, inside] of KINDS) {
  test(`${kind}: the focus goes in, stays in, and back; Escape, the button and a press beside it close it; nothing shifts and axe finds nothing`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await watchShifts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await pageWith(popupPage({ style: 1 }, { inside, page: PAGE }));
    await started(page);
    const element = page.locator('[data-block=popup]');
    const before = await element.evaluate((popup) => popup.innerHTML);
    expect(await page.evaluate(() => document.querySelector('dialog:modal'))).toBeNull();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => popupOf(page).getByRole('button', { name: 'Fechar' }).click(),
      () => page.mouse.click(5, 300),
    ]) {
      await page.locator('#before').focus();
      await force(page);
      await expect(popupOf(page)).toBeVisible();
      const inTopLayer = await popupOf(page).evaluate((dialog) => dialog.matches(':modal'));
      expect(inTopLayer).toBe(inside === INSIDE);
      const isInside = (): Promise<boolean> => element.evaluate((popup) => popup.contains(document.activeElement));
      for (let step = 0; step < 6; step += 1) {
        // A modal dialog of the browser lets the focus pass through the browser's own controls.
        expect((await isInside()) || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
        await page.keyboard.press('Tab');
      }
      expect(await axe(page)).toEqual([]);
      await close();
      await expect(popupOf(page)).toHaveCount(0);
      await expect(page.locator('#before')).toBeFocused();
    }
    expect(await shifted(page)).toBe(0);
    expect(await element.evaluate((popup) => popup.innerHTML), 'the content is back').toBe(before);
    expect(await element.getAttribute('style')).toBeNull();
    await expect(element).toBeHidden();
  });

  test(`${kind}: it fits 320 by 256 px, where it scrolls and its close button stays in reach`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    await pageWith(
      popupPage(
        { style: 1 },
        {
          inside: `<img src="/imagens/torno.jpg?format=300w" alt="Mãos no torno">${inside}${'<p>Mais uma linha.</p>'.repeat(12)}<p id="last">Fim</p>`,
        },
      ),
      { dir: 'rtl' },
    );
    await started(page);
    await force(page);
    await expect(popupOf(page)).toBeVisible();
    const box = await popupOf(page).boundingBox();
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 320 && box.y + box.height <= 256).toBe(true);
    const close = popupOf(page).getByRole('button', { name: 'Fechar' });
    await page.locator('#last').scrollIntoViewIfNeeded();
    await expect(page.locator('#last')).toBeInViewport();
    await expect(close).toBeInViewport({ ratio: 1 });
    const size = await close.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(size?.x ?? 320, 'at the end of the line, which is on the left').toBeLessThan(160);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await close.tap().catch(() => close.click());
    await expect(popupOf(page)).toHaveCount(0);
  });
}

test('with a captcha, the frame of its challenge may have the focus, and nothing else of the page', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const frame = '<iframe id="challenge" title="Desafio" srcdoc="&lt;button&gt;Sou humano&lt;/button&gt;"></iframe>';
  await pageWith(popupPage({ style: 1 }, { inside: CAPTCHA, page: `${PAGE}${frame}` }));
  await started(page);
  await page.locator('#before').focus();
  await force(page);
  await expect(popupOf(page)).toBeFocused();
  const focusAt = (selector: string): Promise<string> =>
    page.evaluate((name) => {
      document.querySelector<HTMLElement>(name)?.focus();
      return document.activeElement?.id ?? '';
    }, selector);
  expect(await focusAt('#challenge')).toBe('challenge');
  await page.frameLocator('#challenge').getByRole('button').press('Enter');
  await expect(page.locator('#challenge')).toBeFocused();
  expect(await focusAt('#before')).not.toBe('before');
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toHaveCount(0);
  await expect(page.locator('#before')).toBeFocused();
});

test('with a captcha, it is shown as a modal dialog where the code that holds its focus cannot be fetched', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/Failed to load resource.*non-modal-popup/);
  await page.route(/\/non-modal-popup-/, (route) => route.abort());
  await pageWith(popupPage({ style: 1 }, { inside: CAPTCHA, page: PAGE }));
  await started(page);
  await force(page);
  await expect(popupOf(page)).toBeVisible();
  expect(await popupOf(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toHaveCount(0);
});

test('text, image and button of the attributes are shown; markup in the text is sanitised', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pageWith(
    popupPage(
      { style: 1 },
      {
        inside: '',
        attributes:
          'data-title="Cartas" data-text="&lt;p&gt;Uma vez &lt;strong&gt;por mês&lt;/strong&gt;.&lt;img src=x onerror=alert(1)&gt;&lt;/p&gt;" data-image="/imagens/torno.jpg?format=300w" data-image-alt="Mãos no torno" data-button-text="Quero receber" data-button-url="/atelie/contato"',
      },
    ),
  );
  await started(page);
  await force(page);
  await expect(popupOf(page).getByRole('heading', { name: 'Cartas' })).toBeVisible();
  await expect(popupOf(page).locator('strong')).toHaveText('por mês');
  await expect(popupOf(page).getByRole('img')).toHaveCount(1);
  await expect(popupOf(page).getByRole('img', { name: 'Mãos no torno' })).toBeVisible();
  await expect(popupOf(page).getByRole('link', { name: 'Quero receber' })).toHaveAttribute('href', '/atelie/contato');
  expect(await axe(page)).toEqual([]);
});

test('destroy closes it and remembers nothing', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(popupPage({ style: 2, showOnExit: true }, { inside: INSIDE }));
  await started(page);
  await force(page);
  await expect(popupOf(page)).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  await expect(popupOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /popup/.test(key)))).toEqual([]);
  expect(await page.locator('[data-block=popup]').evaluate((popup) => popup.children.length)).toBe(3);
});

test('values that cannot be used are named to developers, and the default counts', async ({ page, pageWith }) => {
  await pageWith(
    popupPage({ style: 2, showOnScroll: true, scrollPercentage: 'metade', showOnTimer: true, timerDelay: -1 }),
  );
  await started(page);
  const report = await page.evaluate(async () => JSON.stringify(await Reflect.get(window, 'Vitrine').report()));
  expect(report).toContain('scrollPercentage is metade; 50 is used');
  expect(report).toContain('timerDelay is -1; 10000 is used');
});
