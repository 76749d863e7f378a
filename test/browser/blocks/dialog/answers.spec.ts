// Every dialog of a page answers, however it ends: no promise stays pending.
import type { Page } from '@playwright/test';
import { expect, test } from '../../tools/fixture.ts';
import { frames } from '../../tools/frames.ts';
import { ask, openPage, outcomes, shown, told } from './asked-dialogs.ts';

/** The element that the stage has added for the dialog. */
const host = 'body > [data-block=dialog]';

const inPage = (page: Page, fn: (element: Element) => void): Promise<void> => page.locator(host).evaluate(fn);

/** Each way to close a dialog without a button of it; the last one stops the page. */
const WAYS: readonly (readonly [way: string, close: (page: Page) => Promise<unknown>])[] = [
  ['Esc', (page) => page.keyboard.press('Escape')],
  ['a click on the backdrop', (page) => page.mouse.click(5, 5)],
  ['close() of the handle', (page) => page.evaluate(() => Reflect.get(window, 'opened').close())],
  ['close() of the element', (page) => shown(page).evaluate((one) => (one as HTMLDialogElement).close())],
  ['an emptied host', (page) => inPage(page, (element) => element.replaceChildren())],
  ['Vitrine.unmount()', (page) => inPage(page, (element) => Reflect.get(window, 'Vitrine').unmount(element))],
  ['Vitrine.destroy()', (page) => page.evaluate(() => Reflect.get(window, 'Vitrine').destroy())],
];

test('a dialog that is closed without a choice answers "cancel": by Esc, a click on the backdrop, close(), an emptied host, unmount() and destroy() [DLG-310, DLG-311]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await openPage(page, pageWith);
  for (const [at, [way, close]] of WAYS.entries())
    await test.step(way, async () => {
      await page.evaluate(async (isHandle) => {
        const api = Reflect.get(window, 'Vitrine');
        const push = (outcome: unknown): void => void Reflect.get(window, 'outcomes').push(outcome ?? 'cancel');
        if (!isHandle) return void api.dialog.confirm('Tem certeza?').then(push);
        const opened = await api.open('dialog', { kind: 'confirm', text: 'Tem certeza?' });
        Object.assign(window, { opened });
        opened.closed.then(push);
      }, way.startsWith('close() of the handle'));
      await expect(shown(page)).toBeVisible();
      await close(page);
      await expect.poll(() => outcomes(page), way).toEqual(Array(at + 1).fill('cancel'));
      await expect(page.locator(host)).toHaveCount(0);
    });
});

test('a dialog whose element the page removes is opened again and still answers; one that was answered is not opened again', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await openPage(page, pageWith);
  await ask(page, 'confirm');
  await inPage(page, (element) => element.remove());
  await expect(shown(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect.poll(() => outcomes(page)).toEqual(['confirm']);
  // Removed while it fades out: what was chosen counts, once.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await ask(page, 'confirm');
  await shown(page).evaluate((dialog) => {
    for (const button of dialog.querySelectorAll('button')) if (button.textContent === 'Rejeitar') button.click();
    document.querySelector('body > [data-block=dialog]')?.remove();
  });
  await expect.poll(() => outcomes(page)).toEqual(['confirm', 'reject']);
  await frames(page);
  await expect(page.locator(host)).toHaveCount(0);
  expect((await told(page)).filter((one) => one.startsWith('cancel'))).toEqual([]);
  // Removed in the moment in which the page is stopped.
  await ask(page, 'confirm');
  await expect(shown(page)).toBeVisible();
  await inPage(page, (element) => {
    element.remove();
    Reflect.get(window, 'Vitrine').destroy();
  });
  await expect.poll(() => outcomes(page)).toEqual(['confirm', 'reject', 'cancel']);
  await expect(page.locator(host)).toHaveCount(0);
});

test('a dialog that was asked for when the page was stopped is refused, and nothing opens', async ({
  page,
  pageWith,
}) => {
  await openPage(page, pageWith);
  const refused = await page.evaluate(async () => {
    const api = Reflect.get(window, 'Vitrine');
    const end = (asked: Promise<unknown>): Promise<string> =>
      asked.then(
        () => 'answered',
        () => 'refused',
      );
    const pending = ['confirm', 'alert', 'inform'].map((name) => end(api.dialog[name]('Tem certeza?')));
    api.destroy();
    return [
      ...(await Promise.all(pending)),
      await end(api.dialog.alert('Depois')),
      await end(api.open('dialog', { kind: 'sign-up' })),
    ];
  });
  expect(refused).toEqual(Array(5).fill('refused'));
  await expect(shown(page)).toHaveCount(0);
});
