// The popup where a router (Turbo, htmx) brings other markup under the running service.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OverlayQueue } from '../../../../../src/runtime/services/overlays/overlay-queue.ts';
import { createPopup } from '../../../../../src/runtime/services/overlays/popup.ts';
import { fakeLayers, fakePage } from '../../../../fake-page.ts';

const ADDRESS = location.href;
const queue: OverlayQueue = {
  isFree: () => true,
  whenFree(_, fn) {
    fn();
    return () => {};
  },
  stop: () => {},
};
const popupOf = (delay: number): string =>
  `<div data-block="popup" data-show-on-timer data-timer-delay="${delay}"><p>Cartas</p></div>`;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

let stop = (): void => {};
function start(html: string, settings: object = {}) {
  document.body.innerHTML = html;
  const { open, opened } = fakeLayers();
  const context = { website: { id: 'loja' }, websiteSettings: { popupOverlaySettings: settings } };
  const popup = createPopup(fakePage(context, { open }), {
    queue,
    screenshot: false,
    mobile: () => false,
    owner: false,
  });
  stop = popup.stop;
  const goTo = (address: string, next: string): void => {
    history.replaceState(null, '', address);
    document.body.innerHTML = next;
    popup.changed?.();
  };
  return { popup, opened, goTo };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  localStorage.clear();
  history.replaceState(null, '', ADDRESS);
  vi.useRealTimers();
});

it('opens nothing whose element has left the document', async () => {
  const { popup, opened } = start(popupOf(5_000));
  document.body.innerHTML = '<p>outra</p>';
  await pass(20_000);
  popup.force?.();
  expect(opened).toEqual([]);
});

it('follows the markup of the next page, and not the triggers of the one before', async () => {
  const { opened, goTo } = start(popupOf(5_000));
  goTo('/outra', popupOf(12_000));
  await pass(11_999);
  expect(opened).toEqual([]);
  await pass(1);
  expect(opened).toHaveLength(1);
});

it('is found on a page that comes after one without it', async () => {
  const { opened, goTo } = start('<p>sem</p>');
  goTo('/outra', popupOf(5_000));
  await pass(5_000);
  expect(opened).toHaveLength(1);
});

it('that was closed does not come again where the same page is drawn again, but on the next page', async () => {
  const { opened, goTo } = start(popupOf(5_000), { style: 2, displayFrequency: 0 });
  await pass(5_000);
  opened[0]?.handle.close('dismissed');
  await pass(0);
  goTo(location.href, popupOf(5_000));
  await pass(20_000);
  expect(opened).toHaveLength(1);
  goTo('/outra', popupOf(5_000));
  await pass(5_000);
  expect(opened).toHaveLength(2);
});

it('that a visit has ended makes room for the one of the next page', async () => {
  const { opened, goTo } = start(popupOf(5_000));
  await pass(5_000);
  goTo('/outra', popupOf(5_000));
  opened[0]?.handle.close();
  await pass(5_000);
  expect(opened).toHaveLength(2);
});

it('that nobody has seen or closed comes once the visitor is back on its page', async () => {
  const { opened, goTo } = start(popupOf(5_000));
  vi.advanceTimersByTime(5_000);
  goTo('/outra', '<p>sem</p>');
  await pass(0);
  goTo(ADDRESS, popupOf(5_000));
  await pass(5_000);
  expect(opened).toHaveLength(2);
  goTo('/outra', '<p>sem</p>');
  opened[1]?.handle.close();
  await pass(0);
  goTo(ADDRESS, popupOf(5_000));
  await pass(5_000);
  expect(opened).toHaveLength(3);
});

it('whose code comes after its element has gone is closed', async () => {
  const { opened } = start(popupOf(5_000));
  vi.advanceTimersByTime(5_000);
  document.body.innerHTML = '';
  await expect(opened[0]?.handle.closed).resolves.toBeUndefined();
});
