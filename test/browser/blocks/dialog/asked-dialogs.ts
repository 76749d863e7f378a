import type { Locator, Page } from '@playwright/test';
import type { DialogOptions } from '../../../../src/vocab/dialogs.ts';

const BODY = '<button id="caller" style="position: fixed; left: 600px; top: 300px">Chamar</button>';
const START = '<script type="application/json" data-site-context>{"cookieSettings":{"any":true}}</script>';

/** The open dialogs. */
export const shown = (page: Page): Locator => page.locator('dialog[open]');

/** Shows a page with a button, in which every event of a dialog is kept. */
export async function openPage(
  page: Page,
  pageWith: (html: string, options?: object) => Promise<void>,
  more: object = {},
) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pageWith(BODY, { head: START, ...more });
  await page.waitForFunction(() => Boolean(Reflect.get(window, 'Vitrine')?.dialog));
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told, outcomes: [] });
    for (const name of ['confirm', 'reject', 'cancel'])
      document.addEventListener(`vitrine:dialog-${name}`, (event) =>
        told.push(`${name} ${(event as CustomEvent).detail.kind}`),
      );
  });
}

/** Opens a dialog without waiting for its outcome, which is kept. */
export const ask = (page: Page, kind: string, options: DialogOptions | string = 'Tem certeza?'): Promise<void> =>
  page.evaluate(
    ([method, given]) => {
      const asked: Promise<string> = Reflect.get(window, 'Vitrine').dialog[method as string](given);
      asked.then((outcome) => Reflect.get(window, 'outcomes').push(outcome));
    },
    [kind, options as string] as const,
  );
/** The events of dialogs so far. */
export const told = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'told'));
/** What the promises of dialogs have given so far. */
export const outcomes = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'outcomes'));
/** The box of the open dialog. */
export const box = (page: Page) => shown(page).evaluate((dialog) => dialog.getBoundingClientRect().toJSON());
