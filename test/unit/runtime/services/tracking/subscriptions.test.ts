// How a subscription is tracked. That a page tracks it is proved in test/browser/blocks/newsletter.
import { afterEach, expect, it, vi } from 'vitest';
import subscriptions from '../../../../../src/runtime/services/subscriptions/index.ts';
import type { Page } from '../../../../../src/runtime/stage/page.ts';
import { pageStore } from '../../../../fake-page.ts';

interface Sent {
  readonly path: string;
  readonly keepalive?: boolean;
  isAllowed?(): boolean;
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

/** A page whose visitor has allowed analytics, or refused, in a browser that takes beacons or does not. */
function begin({ analytics = true, takes = true } = {}) {
  const store = pageStore();
  const decide = (granted: boolean): void =>
    store.setState(({ consent }) => ({
      consent: { ...consent, decided: true, purposes: { ...consent.purposes, analytics: granted } },
    }));
  decide(analytics);
  const sendBeacon = vi.fn((_address: string, _body: URLSearchParams) => takes);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  const request = vi.fn(async (_: Sent) => ({}));
  const { api, stop } = subscriptions.start({ store, service: async () => request } as unknown as Page);
  stops.push(stop);
  return { api, decide, sendBeacon, request };
}

it('it is with the browser when the function returns [NEWS-003] [TRACK-007]', () => {
  const { api, sendBeacon, request } = begin();
  api('boletim');
  const [address, body] = sendBeacon.mock.calls[0] ?? [];
  expect(address).toBe(`${location.origin}/api/events/Trace`);
  expect(JSON.parse(body?.get('data') ?? '')).toMatchObject([
    { type: 'analytics', data: { action: 'subscribe', object_type: 'newsletter', object_identifier: 'boletim' } },
  ]);
  expect(request).not.toHaveBeenCalled();
});

it('nothing is sent without consent to analytics [NEWS-003]', () => {
  const { api, sendBeacon } = begin({ analytics: false });
  api('boletim');
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('it is a call where the browser takes no beacon, and not one that waits until the visitor has withdrawn', async () => {
  const { api, decide, request } = begin({ takes: false });
  api('boletim');
  decide(false);
  await expect.poll(() => request.mock.calls[0]?.[0]).toMatchObject({ path: '/api/events/Trace', keepalive: true });
  expect(request.mock.calls[0]?.[0].isAllowed?.()).toBe(false);
});
