import type { Page } from '@playwright/test';
import { reportOf } from '../tools/vitrine-of.ts';

export const PATH = '/api/v1/events';
export const EVENTS = { eventsUrl: '/' };

export type Json = Readonly<Record<string, unknown>>;

/** Dispatches an event as a script of the page does. */
export const measure = (page: Page, detail: Json): Promise<unknown> =>
  page.evaluate((given) => document.dispatchEvent(new CustomEvent('vitrine:measure', { detail: given })), detail);

/** Messages for developers so far. */
export const said = async (page: Page): Promise<string[]> =>
  (await reportOf(page)).messages.map(({ message }) => message);

/** Lines written into `document.cookie`; none is kept where cookies are off. */
export const watchCookies = (page: Page, off = false): Promise<unknown> =>
  page.addInitScript((isOff) => {
    const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    const lines: string[] = [];
    Object.defineProperty(Document.prototype, 'cookie', {
      ...jar,
      set(line) {
        lines.push(line);
        if (!isOff) jar?.set?.call(this, line);
      },
    });
    Object.assign(window, { lines });
  }, off);
