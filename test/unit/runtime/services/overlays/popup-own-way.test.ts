// A form in the popup that the browser sends, or a block that then leaves the page.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import overlays from '../../../../../src/runtime/services/overlays/index.ts';
import { fakeLayers, fakePage } from '../../../../fake-page.ts';

const stored = (): string | null => localStorage.getItem('vitrine:popup:loja');
const find = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;
const prevent = (event: Event): void => event.preventDefault();

let stop = (): void => {};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  removeEventListener('submit', prevent);
  localStorage.clear();
  vi.useRealTimers();
});

/** Opens the popup, which has a form; another one stands beside it. */
async function open(context: object = {}, attributes = '') {
  document.body.innerHTML = `<div data-block="popup"><form id="in" action="/carta" ${attributes}><input name="email" value="a@b.co">
    <button>Assinar</button></form></div><form id="beside" action="/busca"><button>Buscar</button></form>`;
  const layers = fakeLayers();
  const page = fakePage(
    { website: { id: 'loja' }, websiteSettings: { popupOverlaySettings: { style: 2, version: 4 } }, ...context },
    { open: layers.open },
  );
  const service = overlays.start(page);
  stop = () => service.stop();
  await service.api.show('popup', true);
  expect(layers.opened).toHaveLength(1);
}

/** What a browser dispatches before it sends a form. */
function press(form: string, isTrusted = true): void {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'isTrusted', { value: isTrusted });
  find(`#${form}`).dispatchEvent(event);
}

const RECORD = /^\{"date-closed":\d+,"version":4,"submitted":true\}$/;

it('is remembered as signed up where the browser sends it [POPUP-616]', async () => {
  await open();
  press('in');
  await vi.advanceTimersByTimeAsync(0);
  expect(stored()).toMatch(RECORD);
});

it('is remembered by the time the page is left [POPUP-616]', async () => {
  await open();
  press('in');
  dispatchEvent(new Event('pagehide'));
  expect(stored()).toMatch(RECORD);
});

it('is not remembered where a handler prevents it, at whatever place, also once the page is left', async () => {
  await open();
  addEventListener('submit', prevent);
  press('in');
  await vi.advanceTimersByTimeAsync(10_000);
  dispatchEvent(new Event('pagehide'));
  expect(stored()).toBeNull();
});

it.each([
  ['Turbo', 'turbo:submit-end', { success: true }, RECORD],
  ['Turbo', 'turbo:submit-end', { success: false }, /^none$/],
  ['htmx', 'htmx:afterRequest', { successful: true }, RECORD],
  ['htmx', 'htmx:afterRequest', { successful: false }, /^none$/],
])('is remembered where %s sends it and the server accepts it: %s %j [POPUP-616]', async (_, type, detail, record) => {
  await open();
  const tell = (): boolean => find('#in').dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
  tell();
  expect(stored(), 'a request of another kind').toBeNull();
  addEventListener('submit', prevent);
  press('in');
  await vi.advanceTimersByTimeAsync(0);
  expect(stored()).toBeNull();
  tell();
  expect(stored() ?? 'none').toMatch(record);
});

it.each([
  ['beside the popup', 'beside', {}, ''],
  ['of a page whose owner looks at it', 'in', { authenticatedAccount: { id: 'a' } }, ''],
  ['that closes a dialog only', 'in', {}, 'method="dialog"'],
  ['that is a search', 'in', {}, 'role="search"'],
])('one %s is none', async (_, form, context, attributes) => {
  await open(context, attributes);
  press(form);
  await vi.advanceTimersByTimeAsync(0);
  expect(stored()).toBeNull();
});

it('is not remembered for an event of a script, which sends nothing', async () => {
  await open();
  press('in', false);
  await vi.advanceTimersByTimeAsync(0);
  expect(stored()).toBeNull();
});

it('is remembered where a block leaves the page for the answer [POPUP-616]', async () => {
  await open();
  find('#in').dispatchEvent(new Event('vitrine-form-leaves', { bubbles: true }));
  expect(stored()).toMatch(RECORD);
});
