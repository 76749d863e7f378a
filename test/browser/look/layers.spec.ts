// What layers have in common: they begin with the focus in them and give it back, a long text is read from its beginning, and each fades out.

import type { Page } from '@playwright/test';
import { exampleOf, payloadOf } from '../../declarations.ts';
import { contextOf, popupOf, popupPage, started } from '../blocks/overlays/overlay-page.ts';
import { focusOf } from '../tools/composed.ts';
import { expect, test } from '../tools/fixture.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { openLayer } from '../tools/vitrine-of.ts';
import { shown } from '../toy/dialog-page.ts';

const SENTENCE = 'A caneca Neblina, a tigela Serra e os três copos voltam para a prateleira. ';

const ask = (page: Page): Promise<void> =>
  page.evaluate((text) => {
    Reflect.get(window, 'Vitrine').dialog.confirm({ title: 'Esvaziar o carrinho?', text, labels: { reject: null } });
  }, SENTENCE.repeat(40));

test('a dialog with a long text shows its beginning and its buttons in a window 480 px high; a lower one scrolls as a whole', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pageWith(contextOf());
  await started(page);
  await ask(page);
  const title = shown(page).getByRole('heading');
  const confirm = shown(page).getByRole('button', { name: 'Confirmar' });
  await expect(shown(page).getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 479 });
  await shown(page).evaluate((dialog) => dialog.scrollTo(0, 0));
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(confirm).not.toBeInViewport();
  await confirm.click();
  await expect(shown(page)).toHaveCount(0);
});

test('a popup fades out as a dialog does, and not where the visitor wants no motion', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await pageWith(popupPage({ style: 2 }));
    await started(page);
    await page.evaluate(() => dispatchEvent(new CustomEvent('vitrine:overlay-force', { detail: 'popup' })));
    await popupOf(page).waitFor();
    await popupOf(page).evaluate((popup) =>
      popup.addEventListener('transitionrun', (event) => {
        const { pseudoElement, propertyName } = event as TransitionEvent;
        if (event.target === popup && !pseudoElement) document.title += ` ${propertyName}`;
      }),
    );
    await popupOf(page).evaluate((popup) => Promise.all(popup.getAnimations().map(({ finished }) => finished)));
    await page.evaluate(() => {
      document.title = '';
    });
    await page.keyboard.press('Escape');
    await expect(popupOf(page)).toHaveCount(0);
    expect(await page.title()).toBe(reducedMotion === 'reduce' ? '' : 'opacity');
  }
});

for (const name of ['cart-drawer', 'consent-preferences', 'dialog', 'lightbox', 'popup', 'quick-view'])
  test(`a modal layer, ${name}, begins with the focus in it and gives it back`, {
    tag: inEveryRun(name === 'cart-drawer'),
  }, async ({ page, pageWith }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await pageWith(`${exampleOf(name)}<p><button type="button" id="from">Antes</button></p>`);
    await page.locator('#from').focus();
    await openLayer(page, name, payloadOf(name));
    const layer = page.locator(`[data-block=${name}]`).last();
    await expect.poll(async () => (await focusOf(layer))?.path).toMatch(/^(BUTTON|A|INPUT|H2)$/);
    await page.keyboard.press('Escape');
    await expect(page.locator('#from')).toBeFocused();
  });
