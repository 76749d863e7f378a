// Esc closes exactly what is on top, and the focus goes back each time: tooltips of the page, dialogs, popup, lightbox, preferences, spinner.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../tools/fixture.ts';
import { runUntil, stopClock } from '../../tools/page-clock.ts';
import { items, lightbox } from '../lightbox/lightbox-page.ts';
import { contextOf, popupOf } from '../overlays/overlay-page.ts';
import { ask, shown } from './asked-dialogs.ts';

const CAPTCHA = '<form><div data-form-captcha></div></form>';
const pageOf = (inside: string): string => `${contextOf({
  websiteSettings: { popupOverlaySettings: { style: 2, showOnTimer: true, timerDelay: 3_600_000 } },
  cookieSettings: { isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true, any: true },
})}
<button id="caller" data-tooltip="Dica da página">Chamar</button>
<div data-block="popup" hidden><h2>Cartas</h2><p id="inside"><button id="in" data-tooltip="Dica do popup">Dentro</button></p>${inside}</div>`;

const tooltip = (page: Page, text: string): Locator => page.getByRole('tooltip').filter({ hasText: text });
const caller = (page: Page): Locator => page.locator('#caller');
const vitrine = (page: Page, method: string, ...args: unknown[]): Promise<void> =>
  page.evaluate(([name, given]) => void Reflect.get(window, 'Vitrine')[name](...given), [method, args] as const);
const openPopup = (page: Page): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new CustomEvent('vitrine:overlay-force', { detail: 'popup' })));

/** Shows the page with a decision made, the focus on its button, and a listener of the page for what reaches it of the key. */
async function begin(page: Page, pageWith: (html: string) => Promise<void>, inside = ''): Promise<void> {
  await pageWith(pageOf(inside));
  await page.locator('html[data-vitrine-initialised*="services"]').waitFor();
  await page.evaluate(async () => {
    await Reflect.get(window, 'Vitrine').consent.set({ preferences: true });
    Object.assign(window, { heard: 0, outcomes: [] });
    addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') Object.assign(window, { heard: Reflect.get(window, 'heard') + 1 });
    });
  });
  await expect(page.locator('[data-block=cookie-banner]')).toHaveCount(0);
}

/** Goes to the page's button by keyboard; its tooltip is closed by Esc, so that nothing is open. */
async function focusCaller(page: Page): Promise<void> {
  await caller(page).focus();
  await page.keyboard.press('Shift');
  if (await tooltip(page, 'Dica da página').isVisible()) await page.keyboard.press('Escape');
  await expect(tooltip(page, 'Dica da página')).toHaveCount(0);
}

const heard = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'heard'));

test('a tooltip is closed before the popup that it is in, a dialog before the popup below it, and each gives the focus back [DLG-001]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, pageWith);
  await focusCaller(page);
  await openPopup(page);
  await expect(popupOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.locator('#in').focus();
  await expect(tooltip(page, 'Dica do popup')).toBeVisible();
  // What opens over a tooltip takes it away.
  await ask(page, 'alert');
  await expect(page.getByRole('button', { name: 'OK' })).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.locator('#in')).toBeFocused();
  await expect(popupOf(page)).toBeVisible();
  // The focus shows its tooltip again.
  await expect(tooltip(page, 'Dica do popup')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(popupOf(page)).toBeVisible();
  await expect(page.locator('#in')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toHaveCount(0);
  await expect(caller(page)).toBeFocused();
  expect(await heard(page), 'nothing of it reached the page').toBe(0);
});

test('a tooltip of the page that a dialog covers goes, one that was about to appear does not, and the first Esc closes the dialog [DLG-001]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClock(page);
  await begin(page, pageWith);
  await caller(page).hover();
  // Its code comes with the first one.
  await runUntil(page, () => tooltip(page, 'Dica da página').isVisible());
  await ask(page, 'alert');
  await expect(page.getByRole('button', { name: 'OK' })).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(shown(page)).toHaveCount(0);
  // The pointer rests on the button for less than 1.2 s when the dialog comes.
  await page.mouse.move(700, 500);
  await caller(page).hover();
  await page.clock.runFor(1_199);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await ask(page, 'alert');
  await expect(page.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.clock.runFor(1_000);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  expect(await heard(page)).toBe(0);
});

test('a tooltip that the page adds to an open popup is closed before it, though its code came later', async ({
  page,
  pageWith,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pageWith(pageOf('').replaceAll(/ data-tooltip="[^"]*"/g, ''));
  await page.locator('html[data-vitrine-initialised*="services"]').waitFor();
  await openPopup(page);
  await expect(popupOf(page)).toBeVisible();
  await page.locator('#inside').evaluate((inside) => {
    const late = document.createElement('button');
    late.id = 'late';
    late.dataset.tooltip = 'Dica tardia';
    late.textContent = 'Tarde';
    inside.append(late);
  });
  await page.keyboard.press('Tab');
  // Until the service has come, the focus shows nothing.
  await expect
    .poll(() =>
      page.locator('#late').evaluate((late) => {
        late.blur();
        late.focus();
        return late.getAttribute('aria-describedby');
      }),
    )
    .not.toBeNull();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(popupOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toHaveCount(0);
});

test('a dialog is closed before the lightbox or the captcha’s popup below it; the spinner over both is not in its way [DLG-001, DLG-315]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, pageWith, CAPTCHA);
  for (const [name, open, layer] of [
    ['lightbox', () => vitrine(page, 'open', 'lightbox', { set: items(2) }), lightbox(page)],
    ['popup with a captcha', () => openPopup(page), popupOf(page)],
  ] as const)
    await test.step(name, async () => {
      await focusCaller(page);
      await open();
      await expect(layer).toBeVisible();
      await page.keyboard.press('Tab');
      await ask(page, 'confirm');
      await page.evaluate(() => Reflect.get(window, 'Vitrine').dialog.showSpinner());
      await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused();
      // The focus stays in the dialog, whatever the layer below wants.
      for (const label of ['Confirmar', 'Rejeitar', 'Cancelar']) {
        await page.keyboard.press('Tab');
        if (label !== 'Confirmar') while (!(await focusedIsButton(page))) await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: label })).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(layer).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Carregando…' })).toBeVisible();
      expect(await layer.evaluate((one) => one.matches(':focus-within, :focus'))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(layer).toHaveCount(0);
      await expect(caller(page)).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: 'Carregando…' })).toBeVisible();
      await page.evaluate(() => Reflect.get(window, 'Vitrine').dialog.hideSpinner());
    });
  expect(await heard(page)).toBe(0);
});

/** Whether a button has the focus: between the last and the first control the browser's own window has it. */
const focusedIsButton = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.localName === 'button';
  });

for (const { popups, insides } of [
  { popups: 'both popups', insides: ['', CAPTCHA] },
  { popups: 'a popup with a captcha', insides: [CAPTCHA] },
])
  test(`with reduced motion the opener gets the focus back from a dialog, the system error, the lightbox, ${popups} and the preferences, by Esc and by a button`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const inside of insides) {
      await begin(page, pageWith, inside);
      const layers: readonly (readonly [name: string, open: () => Promise<unknown>, layer: Locator, button: string])[] =
        [
          ['dialog', () => ask(page, 'confirm'), page.getByRole('alertdialog'), 'Cancelar'],
          [
            'system error',
            () => vitrine(page, 'open', 'dialog', { kind: 'system-error', text: 'Erro' }),
            page.getByRole('alertdialog'),
            'Limpar',
          ],
          ['lightbox', () => vitrine(page, 'open', 'lightbox', { set: items(2) }), lightbox(page), 'Fechar'],
          ['popup', () => openPopup(page), popupOf(page), 'Fechar'],
          [
            'preferences',
            () => page.evaluate(() => Reflect.get(window, 'Vitrine').consent.preferences()),
            page.locator('[data-block=consent-preferences]').getByRole('dialog'),
            'Fechar',
          ],
        ];
      for (const [name, open, layer, button] of layers)
        for (const end of ['Esc', button])
          await test.step(`${name}, ${end}`, async () => {
            await focusCaller(page);
            await open();
            await expect(layer).toBeVisible();
            if (end === 'Esc') await page.keyboard.press('Escape');
            else await layer.getByRole('button', { name: end }).first().click();
            await expect(layer).toHaveCount(0);
            await expect(caller(page)).toBeFocused();
          });
    }
  });
