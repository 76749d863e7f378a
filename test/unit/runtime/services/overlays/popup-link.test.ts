// The popup where its visitor follows a link in it.
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
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const stored = (): string | null => localStorage.getItem('vitrine:popup:loja');

let stop = (): void => {};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  localStorage.clear();
  history.replaceState(null, '', ADDRESS);
  vi.useRealTimers();
});

/** Opens a popup with a link. */
async function opened(href: string) {
  document.body.innerHTML = `<div data-block="popup" data-show-on-timer data-timer-delay="5000"><a href="${href}"><b>Inscrição</b></a></div>`;
  const layers = fakeLayers();
  const context = { website: { id: 'loja' }, websiteSettings: { popupOverlaySettings: {} } };
  const popup = createPopup(fakePage(context, { open: layers.open }), {
    queue,
    screenshot: false,
    mobile: () => false,
    owner: false,
  });
  stop = popup.stop;
  await pass(10_000);
  const results: unknown[] = [];
  layers.opened[0]?.handle.closed.then((result) => results.push(result));
  return { popup, opened: layers.opened, results };
}

/** Clicks on the link; nothing leaves the page of the test. */
function press(init: object = {}, type = 'click', before = (_: Event): void => {}): void {
  const stay = (event: Event): void => event.preventDefault();
  document.addEventListener(type, before, true);
  addEventListener(type, stay);
  document
    .querySelector('b')
    ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, ...init }));
  document.removeEventListener(type, before, true);
  removeEventListener(type, stay);
}

it.each([
  ['click', {}],
  ['click', { ctrlKey: true }],
  ['auxclick', { button: 1 }],
])('remembers that a link was followed, by a %s with %o, and does not cancel that by closing', async (type, init) => {
  const { opened: layers, results } = await opened('/inscricao');
  press(init, type);
  await pass(0);
  expect(layers).toHaveLength(1);
  expect(stored()).toContain('"date-closed":');
  expect(results).toEqual([]);
});

/** Follows a link to a fragment, as far as the browser is not asked to, and tells by what the popup does it. */
async function followFragment(): Promise<string[]> {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const ways: string[] = [];
  for (const way of ['assign', 'replace'] as const)
    vi.spyOn(location, way).mockImplementation((to) => void ways.push(`${way} ${new URL(to).hash}`));
  const { results } = await opened('#inscricao');
  let prevented = false;
  const see = (event: Event): void => {
    prevented = event.defaultPrevented;
  };
  addEventListener('click', see);
  press();
  removeEventListener('click', see);
  expect(prevented).toBe(true);
  expect(ways).toEqual([]);
  await pass(0);
  expect(results).toEqual(['dismissed']);
  expect(stored()).toContain('"date-closed":');
  return ways;
}

it('closes where a link leads to a fragment of the same page, and goes there afterwards', async () => {
  expect(await followFragment()).toEqual(['assign #inscricao']);
});

it('goes to a fragment in the entry of its own layer, which Back would find twice otherwise', async () => {
  vi.spyOn(history, 'state', 'get').mockReturnValue({ 'vitrine-layer': true });
  const replaced = vi.spyOn(history, 'replaceState');
  expect(await followFragment()).toEqual(['replace #inscricao']);
  expect(replaced).toHaveBeenCalledExactlyOnceWith(null, '');
});

it('stays where a link to a fragment of the same page opens in another tab', async () => {
  const { results } = await opened('#inscricao');
  press({ metaKey: true });
  await pass(0);
  expect(results).toEqual([]);
});

it.each([
  ['the secondary button asks about', '/inscricao', { button: 2 }, 'auxclick'],
  ['leads nowhere', '#', {}, 'click'],
  ['is empty', '', {}, 'click'],
])('leaves a link to the page that %s', async (_, href, init, type) => {
  const { results } = await opened(href);
  press(init, type);
  await pass(0);
  expect(stored()).toBeNull();
  expect(results).toEqual([]);
});

it('stays, and remembers nothing, where a link leads to a place inside it', async () => {
  const { results } = await opened('#regras');
  document.querySelector('[data-block="popup"]')?.insertAdjacentHTML('beforeend', '<p id="regras">Regras</p>');
  press();
  await pass(0);
  expect(stored()).toBeNull();
  expect(results).toEqual([]);
});

it('remembers a link that a script has held back and then followed by leaving the page', async () => {
  await opened('/inscricao');
  press({}, 'click', (event) => event.preventDefault());
  await pass(1_000);
  expect(stored()).toBeNull();
  dispatchEvent(new Event('pagehide'));
  expect(stored()).toContain('"date-closed":');
});

const goTo = (): void => history.replaceState(null, '', '/inscricao');

it('is closed and remembered where a router handles the link, at once', async () => {
  const { results } = await opened('/inscricao');
  press({}, 'click', (event) => {
    event.preventDefault();
    goTo();
  });
  expect(stored()).toBeNull();
  await pass(1);
  expect(stored()).toContain('"date-closed":');
  expect(results).toEqual(['dismissed']);
});

it('is closed and remembered where a router handles the link, once the page has come', async () => {
  const { popup, results } = await opened('/inscricao');
  press({}, 'click', (event) => event.preventDefault());
  await pass(1_000);
  popup.changed?.();
  expect(stored()).toBeNull();
  goTo();
  popup.changed?.();
  await pass(0);
  expect(stored()).toContain('"date-closed":');
  expect(results).toEqual(['dismissed']);
});

it('remembers a link that a router handles also where the visit has ended the popup', async () => {
  const { popup, opened: layers } = await opened('/inscricao');
  press({}, 'click', (event) => event.preventDefault());
  goTo();
  document.body.innerHTML = '';
  layers[0]?.handle.close();
  await pass(0);
  popup.changed?.();
  expect(stored()).toContain('"date-closed":');
});
