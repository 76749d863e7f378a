// Dialogs that the scripts of a page open, on the shipped product.
import type { DialogOptions } from '../../../../src/vocab/dialogs.ts';
import { expect, test } from '../../tools/fixture.ts';
import { stopClock } from '../../tools/page-clock.ts';
import { ask, box, openPage, outcomes, shown, told } from './asked-dialogs.ts';

/** An account of the site is signed in. */
const OWNER = '<script type="application/json" data-site-context>{"authenticatedAccount":{"id":"a"}}</script>';

test('a confirmation has three buttons, each with one outcome and one event [DLG-301, DLG-306, DLG-307, DLG-308, DLG-309, DLG-319]', async ({
  page,
  pageWith,
}) => {
  await openPage(page, pageWith);
  for (const [label, outcome] of [
    ['Confirmar', 'confirm'],
    ['Rejeitar', 'reject'],
    ['Cancelar', 'cancel'],
  ] as const) {
    await ask(page, 'confirm', { title: 'Cancelar?', text: 'Tem certeza?' });
    const dialog = page.getByRole('alertdialog', { name: 'Cancelar?' });
    await expect(dialog.getByRole('button')).toHaveText(['Rejeitar', 'Cancelar', 'Confirmar']);
    await dialog.getByRole('button', { name: label }).click();
    await expect(shown(page)).toHaveCount(0);
    expect((await told(page)).at(-1)).toBe(`${outcome} confirm`);
    expect((await outcomes(page)).at(-1)).toBe(outcome);
  }
  await ask(page, 'confirm', { text: 'Manter?', labels: { confirm: 'Manter', cancel: 'Voltar', reject: null } });
  await expect(shown(page).getByRole('button')).toHaveText(['Voltar', 'Manter']);
  // Both at once: the second is too late.
  await shown(page).evaluate((dialog) => {
    for (const button of dialog.querySelectorAll('button')) button.click();
  });
  await expect(shown(page)).toHaveCount(0);
  expect((await told(page)).slice(3)).toEqual(['cancel confirm']);
  expect((await outcomes(page)).slice(3)).toEqual(['cancel']);
});

test('an alert has OK, which confirms; Esc and a click on the backdrop cancel, one inside does not [DLG-302, DLG-308, DLG-310, DLG-311]', async ({
  page,
  pageWith,
}) => {
  await openPage(page, pageWith);
  await ask(page, 'alert');
  await expect(page.getByRole('alertdialog', { name: 'Tem certeza?' }).getByRole('button')).toHaveText(['OK']);
  await shown(page).getByText('Tem certeza?').click();
  await expect(shown(page)).toHaveAttribute('data-state', 'shown');
  // The click has moved the focus off the button.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveCount(0);
  await ask(page, 'alert');
  await expect(shown(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown(page)).toHaveCount(0);
  await ask(page, 'alert');
  await expect(shown(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(shown(page)).toHaveCount(0);
  expect(await told(page)).toEqual(['confirm alert', 'cancel alert', 'cancel alert']);
  expect(await outcomes(page)).toEqual(['confirm', 'cancel', 'cancel']);
});

test('an information has no buttons, and confirms itself after 2000 ms [DLG-303, DLG-308, DLG-313, DLG-317]', async ({
  page,
  pageWith,
}) => {
  await stopClock(page);
  await openPage(page, pageWith);
  await ask(page, 'alert');
  await expect(shown(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown(page)).toHaveCount(0);
  await ask(page, 'inform', { title: 'Guardado', text: 'Até domingo.' });
  await expect(shown(page)).toBeVisible();
  await expect(shown(page).getByRole('button')).toHaveCount(0);
  await page.clock.runFor(1_999);
  await expect(shown(page)).toHaveAttribute('data-state', 'shown');
  expect(await told(page)).toEqual(['cancel alert']);
  await page.clock.runFor(1);
  await expect(shown(page)).toHaveCount(0);
  expect(await told(page)).toEqual(['cancel alert', 'confirm inform']);
});

test('it is shown, hiding, and hidden, after 600 ms at the latest [DLG-305, DLG-312, DLG-316]', async ({
  page,
  pageWith,
}) => {
  await stopClock(page);
  await openPage(page, pageWith);
  await ask(page, 'confirm');
  await expect(shown(page)).toHaveAttribute('data-state', 'shown');
  // An animation of the page's own that has no end is waited for no longer.
  await shown(page).evaluate((dialog) => {
    dialog.animate({ scale: [1, 1] }, { duration: 1_000, iterations: Number.POSITIVE_INFINITY });
    dialog.querySelector('button')?.click();
  });
  await expect(shown(page)).toHaveAttribute('data-state', 'hiding');
  await page.clock.runFor(599);
  await expect(shown(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(shown(page)).toHaveCount(0);
});

test('it is at the centre, at a corner, at the mouse or next to an element, 350 px wide and inside the window [DLG-304, DLG-316]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  // Only the pointer of an owner is followed.
  await openPage(page, pageWith, { head: OWNER });
  await page.waitForFunction(() => Boolean(Reflect.get(window, 'Vitrine').store.getState().owner));
  const at = async (options: DialogOptions) => {
    await ask(page, 'confirm', { text: 'Aqui.', ...options });
    await expect(shown(page)).toBeVisible();
    await expect(shown(page)).not.toHaveCSS('opacity', '0');
    const place = await box(page);
    await page.keyboard.press('Escape');
    await expect(shown(page)).toHaveCount(0);
    return place;
  };
  const centre = await at({ position: 'mouse' });
  expect(centre.width).toBe(350);
  expect(centre.left + 175, 'the mouse is not known').toBeCloseTo(640, 0);
  expect(centre.top + centre.height / 2).toBeCloseTo(360, 0);
  expect(await at({})).toEqual(centre);
  for (const [position, side, line] of [
    ['top-left', 'left', 'top'],
    ['top-right', 'right', 'top'],
    ['bottom-left', 'left', 'bottom'],
    ['bottom-right', 'right', 'bottom'],
  ] as const) {
    const place = await at({ position });
    expect(place[side]).toBe(side === 'left' ? 16 : 1280 - 16);
    expect(place[line]).toBe(line === 'top' ? 16 : 720 - 16);
  }
  await page.mouse.move(300, 200);
  const mouse = await at({ position: 'mouse' });
  expect([mouse.left, mouse.top]).toEqual([300, 208]);
  await page.mouse.move(1270, 710);
  const edge = await at({ position: 'mouse' });
  expect(edge.right).toBeLessThanOrEqual(1264);
  expect(edge.bottom).toBeLessThanOrEqual(704);
  await page.evaluate(() => {
    const element = document.getElementById('caller') as Element;
    Reflect.get(window, 'Vitrine').dialog.confirm({ text: 'Ao lado.', position: { element } });
  });
  await expect(shown(page)).toHaveAttribute('data-placed', /bottom/);
  expect((await box(page)).left).toBe(600);
  await expect(shown(page).locator('.vt-dialog-content')).toHaveCSS('padding', '20px');
  await page.setViewportSize({ width: 320, height: 480 });
  await expect.poll(async () => (await box(page)).right).toBeLessThanOrEqual(304);
  const narrow = await box(page);
  expect([narrow.width, narrow.left]).toEqual([288, 16]);
  expect(narrow.bottom).toBeLessThanOrEqual(464);
});

test('of several, each is one layer above the one below, and Esc closes the top one only [DLG-001, DLG-011, DLG-314, DLG-318, LIMIT-008]', async ({
  page,
  pageWith,
}) => {
  await openPage(page, pageWith);
  await page.evaluate(() => {
    Reflect.set(window, 'keys', 0);
    addEventListener('keydown', () => Reflect.set(window, 'keys', Reflect.get(window, 'keys') + 1));
  });
  for (const [at, text] of ['Um', 'Dois', 'Três'].entries()) {
    await ask(page, 'confirm', { text });
    await expect(shown(page)).toHaveCount(at + 1);
  }
  const layers = await shown(page).evaluateAll((all) => all.map((one) => getComputedStyle(one).zIndex));
  expect(layers).toEqual(['30000', '30001', '30002']);
  expect(await page.evaluate(() => Reflect.get(window, 'Vitrine').store.getState().ui.layers)).toHaveLength(3);
  for (const left of [['Um', 'Dois'], ['Um'], []]) {
    await page.keyboard.press('Escape');
    await expect(shown(page).locator('.vt-dialog-text')).toHaveText(left);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'keys')), 'no shortcut of the page hears it').toBe(0);
});
