// The popup's settings in the JSON of its element.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OverlayQueue } from '../../../../../src/runtime/services/overlays/overlay-queue.ts';
import { createPopup } from '../../../../../src/runtime/services/overlays/popup.ts';
import { fakeLayers, fakePage } from '../../../../fake-page.ts';

const queue: OverlayQueue = {
  isFree: () => true,
  whenFree(_, fn) {
    fn();
    return () => {};
  },
  stop: () => {},
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

const JSON_TEXT = '{"showOnTimer":true,"timerDelay":6000,"version":3}';

it.each([
  ['its attribute', `<div data-block="popup" data-block-json='${JSON_TEXT}'>Cartas</div>`],
  ['a child', `<div data-block="popup"><script type="application/json" data-block-json>${JSON_TEXT}</script></div>`],
])('count where they are in %s [POPUP-601, POPUP-607]', async (_, html) => {
  document.body.innerHTML = html;
  const { open, opened } = fakeLayers();
  const context = { website: { id: 'loja' }, websiteSettings: { popupOverlaySettings: { style: 2, version: 1 } } };
  const page = fakePage(context, { open });
  const popup = createPopup(page, { queue, screenshot: false, mobile: () => false, owner: false });
  await vi.advanceTimersByTimeAsync(5_999);
  expect(opened).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveLength(1);
  opened[0]?.handle.close('dismissed');
  await vi.advanceTimersByTimeAsync(0);
  expect(localStorage.getItem('vitrine:popup:loja')).toContain('"version":3');
  popup.stop();
});
