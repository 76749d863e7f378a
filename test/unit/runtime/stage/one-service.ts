// A page with one service that starts as a test says. What a test has made is stopped after it.
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { ServiceEntry } from '../../../../src/runtime/stage/registry.ts';
import { createServices, type Services } from '../../../../src/runtime/stage/start-services.ts';
import type { ServiceStart } from '../../../../src/vocab/block/define-service.ts';
import { fakePage } from '../../../fake-page.ts';

export const made: Services[] = [];
export const stopped = vi.fn();
const started = vi.fn();
export const handle = vi.fn((_: Event) => true);
export const fetchBlock = vi.fn();

interface Given extends Partial<Omit<ServiceEntry, 'starts'>> {
  readonly context?: unknown;
  readonly inEditorFrame?: boolean;
  readonly decided?: boolean;
}

/** A page with one service, "one", that starts as the test says. */
export function begin(
  starts: readonly ServiceStart[],
  { context = {}, inEditorFrame = false, decided = false, ...entry }: Given = {},
) {
  const page = fakePage(context, { prepare: fetchBlock });
  page.store.setState(({ consent }) => ({ inEditorFrame, consent: { ...consent, decided } }));
  const load = vi.fn(async () => ({
    default: {
      start() {
        started();
        return { api: 'made', stop: stopped, handle };
      },
    },
  }));
  const services = createServices({ one: { starts, load, ...entry } }, page);
  made.push(services);
  services.start();
  const grant = (marketing: boolean): void =>
    page.store.setState(({ consent }) => ({ consent: { ...consent, purposes: { ...consent.purposes, marketing } } }));
  return { page, services, load, grant };
}

export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
export const isStarted = async (times: number): Promise<void> => {
  await settled();
  expect(started).toHaveBeenCalledTimes(times);
};
/** Clicks on an element; whether nobody took the click. */
export const press = (element: Element | null): boolean =>
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true })) ?? true;

beforeEach(() => {
  vi.clearAllMocks();
  handle.mockReturnValue(true);
  document.body.innerHTML = '';
});
afterEach(() => {
  for (const one of made.splice(0)) one.stop();
  history.replaceState(null, '', location.pathname);
  localStorage.clear();
});
