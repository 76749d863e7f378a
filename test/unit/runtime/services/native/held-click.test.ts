// A link back that was followed before the service was there. That an app closes its page is proved in test/browser/page/native.spec.ts.
import { afterEach, expect, it, vi } from 'vitest';
import native from '../../../../../src/runtime/services/native/index.ts';
import { fakePage } from '../../../../fake-page.ts';
import { expectConsole } from '../../../expect-console.ts';

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

/** Starts it in an app or in a browser, and hands over the click that has waited for it. */
function hand(inApp: boolean, dismiss: (() => void) | undefined, markup: string) {
  document.body.innerHTML = markup;
  if (inApp) sessionStorage.setItem('vitrine:native-app', 'true');
  vi.stubGlobal('webkit', { messageHandlers: { ...(dismiss && { dismiss: { postMessage: dismiss } }) } });
  const { handle, stop } = native.start(fakePage());
  stops.push(stop);
  const link = document.body.firstElementChild as HTMLElement;
  const clicked = vi.fn((event: Event) => event.preventDefault());
  link.addEventListener('click', clicked);
  return { handled: handle?.(new MouseEvent('click'), link), clicked };
}

const BACK = '<a href="/mobile-back">Voltar</a>';

it('closes the page of the app [NATIVE-602]', () => {
  const dismiss = vi.fn();
  expect(hand(true, dismiss, BACK).handled).toBe(true);
  expect(dismiss).toHaveBeenCalledOnce();
});

it('is followed where the app does not answer for it', async () => {
  expectConsole(/dismiss not found/);
  const { handled, clicked } = hand(true, undefined, BACK);
  expect(handled).toBe(true);
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
});

it.each([
  ['outside of an app [NATIVE-603]', false, BACK],
  ['to another page', true, '<a href="/ajuda#mobile-back">Ajuda</a>'],
])('is left to the browser %s', (_, inApp, markup) => {
  const dismiss = vi.fn();
  expect(hand(inApp, dismiss, markup).handled).toBe(false);
  expect(dismiss).not.toHaveBeenCalled();
});
