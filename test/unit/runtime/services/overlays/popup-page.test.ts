// The popup where a router (Turbo, htmx) brings other markup under the running service, and where its visitor follows a link in it.
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

/** Opens a popup with a link and clicks on that; nothing leaves the page of the test. */
async function clicked(href: string, init: object = {}, type = 'click', before = (_: Event): void => {}) {
  const { opened } = start(`<div data-block="popup"><a href="${href}"><b>Inscrição</b></a></div>`);
  await pass(10_000);
  const results: unknown[] = [];
  opened[0]?.handle.closed.then((result) => results.push(result));
  const stay = (event: Event): void => event.preventDefault();
  document.addEventListener(type, before);
  addEventListener(type, stay);
  document
    .querySelector('b')
    ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, ...init }));
  document.removeEventListener(type, before);
  removeEventListener(type, stay);
  await pass(0);
  return { opened, results, record: localStorage.getItem('vitrine:popup:loja') };
}

it.each([
  ['click', {}],
  ['click', { ctrlKey: true }],
  ['auxclick', { button: 1 }],
])('remembers that a link was followed, by a %s with %o, and does not cancel that by closing', async (type, init) => {
  const { opened, results, record } = await clicked('/inscricao', init, type);
  expect(opened).toHaveLength(1);
  expect(record).toContain('"date-closed":');
  expect(results).toEqual([]);
});

it('closes where a link leads to a fragment of the same page, unless that opens in another tab', async () => {
  expect((await clicked('#inscricao')).results).toEqual(['dismissed']);
  stop();
  localStorage.clear();
  expect((await clicked('#inscricao', { metaKey: true })).results).toEqual([]);
});

it.each([
  ['the page handles', 'click', {}, (event: Event) => event.preventDefault()],
  ['the secondary button asks about', 'auxclick', { button: 2 }, undefined],
] as const)('leaves a link to the page that %s', async (_, type, init, before) => {
  const { results, record } = await clicked('#inscricao', init, type, before);
  expect(record).toBeNull();
  expect(results).toEqual([]);
});
