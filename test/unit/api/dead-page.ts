import type { Call } from '../../../src/vocab/calls.ts';
import { pageOn, tabNote } from './page.ts';

/** A call that nobody asked for, and one that a visitor did. */
export const poll: Call = { method: 'GET', path: '/api/x', automatic: true, retries: 0 };
export const asked: Call = { ...poll, automatic: false };

/** A page whose server and clock the test holds. */
export function deadPage(
  answer: () => Promise<Response> = () => Promise.reject(new TypeError('gone')),
  tab = tabNote(),
) {
  const clock = { now: 1_000_000, sent: 0, answer };
  const page = pageOn('https://atelie.com.br', {
    tab,
    now: () => clock.now,
    fetch: () => {
      clock.sent += 1;
      return clock.answer();
    },
  });
  return { ...page, clock };
}

/** What such a server answers. */
export const status =
  (code: number, headers: Record<string, string> = {}) =>
  async () =>
    new Response('', { status: code, headers });
