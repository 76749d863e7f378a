// How the popup ends after a form inside was sent. When it is shown, and what is remembered, is proved in test/browser/blocks/overlays.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OverlayQueue } from '../../../../../src/runtime/services/overlays/overlay-queue.ts';
import { createPopup } from '../../../../../src/runtime/services/overlays/popup.ts';
import { fakeLayers, fakePage } from '../../../../fake-page.ts';

const THANKS_TIME = 6_000;
const queue: OverlayQueue = { isFree: () => false, whenFree: () => () => {}, stop: () => {} };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An open popup; its form has just been sent. */
async function sentPopup() {
  document.body.innerHTML = `<div data-block="popup"><form data-block="form">
    <input name="email"><input type="checkbox" name="carta"><button>Assinar</button></form></div>`;
  const { open, opened } = fakeLayers();
  const popup = createPopup(fakePage({}, { open }), { queue, screenshot: false, mobile: () => false, owner: true });
  popup.force?.();
  const results: unknown[] = [];
  opened[0]?.handle.closed.then((result) => results.push(result));
  const find = (selector: string): Element => document.querySelector(selector) as Element;
  const send = (): void => popup.submitted?.(find('form'));
  send();
  return {
    send,
    results,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    happen(type: string, selector: string, isTrusted = true): void {
      const event = new Event(type, { bubbles: true });
      Object.defineProperty(event, 'isTrusted', { value: isTrusted });
      find(selector).dispatchEvent(event);
    },
  };
}

it('closes by itself once its thanks could be read [POPUP-616]', async () => {
  const { results, pass } = await sentPopup();
  await pass(THANKS_TIME - 1);
  expect(results).toEqual([]);
  await pass(1);
  expect(results).toEqual(['submitted']);
});

it.each([
  ['focusin', '[name=email]'],
  ['input', '[name=email]'],
  ['input', '[name=carta]'],
])(
  'stays with a visitor who fills its form in again, after %s in %s, until that is sent [POPUP-616]',
  async (type, control) => {
    const { results, pass, happen, send } = await sentPopup();
    await pass(THANKS_TIME - 1);
    happen(type, control);
    await pass(10 * THANKS_TIME);
    expect(results).toEqual([]);
    send();
    await pass(THANKS_TIME);
    expect(results).toEqual(['submitted']);
  },
);

it('does not stay for what a script writes, and for the focus on a button', async () => {
  const { results, pass, happen } = await sentPopup();
  happen('input', '[name=email]', false);
  happen('focusin', 'button');
  await pass(THANKS_TIME);
  expect(results).toEqual(['submitted']);
});
