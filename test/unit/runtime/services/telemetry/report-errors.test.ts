// Which script errors are reported without consent, and how. That a page reports them is proved in test/browser/tracking/telemetry.spec.ts.
import { afterEach, expect, it, vi } from 'vitest';
import { reportErrors } from '../../../../../src/runtime/services/telemetry/report-errors.ts';
import type { Page } from '../../../../../src/runtime/stage/page.ts';
import type { Call } from '../../../../../src/vocab/calls.ts';
import { fakePage } from '../../../../fake-page.ts';

const SITE = 'https://loja.exemplo';
const RESTRICTIVE = { website: { id: 'w1' }, cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };

/** All that has been asked for by now has been answered. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A page with the tag at an address, whose visitor has allowed nothing. */
function pageWithTag(src: string) {
  const calls: Call[] = [];
  const service = vi.fn(async () => async (call: Call) => void calls.push(call)) as unknown as Page['service'];
  const tag = document.createElement('script');
  Object.defineProperty(tag, 'src', { value: src });
  const stop = reportErrors(fakePage(RESTRICTIVE, { tag, service }));
  stops.push(stop);
  return { calls, service, stop };
}

const fail = (filename: string, stack = ''): void => {
  const error = Object.assign(new Error('falha'), { stack });
  dispatchEvent(new ErrorEvent('error', { error, message: 'falha', filename }));
};

function reject(stack: string, reason: unknown = Object.assign(new Error('falha'), { stack })): void {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

/** How many reports there are after an error on a page whose tag is at an address. */
async function reportsOf(src: string, cause: () => void): Promise<number> {
  const { calls, stop } = pageWithTag(src);
  cause();
  stop();
  await turn();
  return calls.length;
}

it.each([
  ['the tag itself', `${SITE}/vitrine.js`],
  ['the tag itself, with a query', `${SITE}/vitrine.js?v=3`],
  ['a chunk', `${SITE}/chunks/form-x7Kp2.js`],
])('an error in %s is reported without consent, also where the tag is in the root of the site', async (_, file) => {
  for (const src of [`${SITE}/vitrine.js`, `${SITE}/vitrine.js?v=4`])
    expect(await reportsOf(src, () => fail(file))).toBe(1);
});

it.each([
  ['of another script beside the tag', `${SITE}/tema/tema.js`],
  ['of the page itself', `${SITE}/tema/`],
  ['whose name begins as the tag’s', `${SITE}/tema/vitrine.js.map`],
  ['of chunks of the theme', `${SITE}/chunks/tema.js`],
])('an error %s waits for consent, whatever its stack goes through', async (_, file) => {
  const stack = `Error: falha\n    at a (${file}:1:2)\n    at b (${SITE}/tema/vitrine.js:1:2)`;
  expect(await reportsOf(`${SITE}/tema/vitrine.js`, () => fail(file, stack))).toBe(0);
});

it('a rejection belongs to the file of the first frame of its stack', async () => {
  const src = `${SITE}/tema/vitrine.js`;
  const own = `${SITE}/tema/chunks/form-x7Kp2.js:1:2`;
  const theirs = `${SITE}/tema/tema.js:1:2`;
  for (const [stack, count] of [
    [`Error: falha\n    at new Promise (<anonymous>)\n    at send (${own})\n    at press (${theirs})`, 1],
    [`Error: falha\n    at press (${theirs})\n    at send (${own})`, 0],
    [`Error: falha de ${SITE}/tema/vitrine.js\n    at ${theirs}`, 0],
    [`send@${own}\npress@${theirs}`, 1],
    [`press@${theirs}\nsend@${own}`, 0],
    ['Error: falha', 0],
  ] as const)
    expect([stack, await reportsOf(src, () => reject(stack))]).toEqual([stack, count]);
});

it('no more of a stack is read than is sent', async () => {
  const own = `at send (${SITE}/vitrine.js:1:2)`;
  for (const [length, count] of [
    [4_000, 1],
    [6_000, 0],
  ] as const)
    expect(await reportsOf(`${SITE}/vitrine.js`, () => reject(`Error: ${'a'.repeat(length)}\n    ${own}`))).toBe(count);
});

it('what sends the reports is there before the page is left, and each outlives it', async () => {
  const { calls, service } = pageWithTag(`${SITE}/vitrine.js`);
  expect(service).not.toHaveBeenCalled();
  fail(`${SITE}/vitrine.js`);
  expect(service).toHaveBeenCalledExactlyOnceWith('calls');
  dispatchEvent(new Event('pagehide'));
  await turn();
  expect(calls).toMatchObject([{ path: '/api/events/RecordJavascriptErrors', keepalive: true }]);
});

it('a rejection with what is no error is reported where the visitor allows analytics, and an error of nowhere is not [ERR-002]', async () => {
  for (const [cookieSettings, count] of [
    [{}, 2],
    [RESTRICTIVE.cookieSettings, 0],
  ] as const) {
    const calls: Call[] = [];
    const service = vi.fn(async () => async (call: Call) => void calls.push(call)) as unknown as Page['service'];
    const stop = reportErrors(fakePage({ website: { id: 'w1' }, cookieSettings }, { service }));
    for (const reason of ['falha', { status: 500 }, '']) reject('', reason);
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    stop();
    await turn();
    expect(JSON.stringify(calls).match(/javascript-error/g) ?? []).toHaveLength(count);
  }
});
