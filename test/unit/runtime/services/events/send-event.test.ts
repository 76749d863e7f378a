import { afterEach, expect, it, vi } from 'vitest';
import { CircuitBreaker } from '../../../../../src/api/call/circuit-breaker.ts';
import { beacon, postJson } from '../../../../../src/runtime/services/events/send-event.ts';

afterEach(() => void vi.unstubAllGlobals());

function watchBeacons(takes = true) {
  const sendBeacon = vi.fn(() => takes);
  vi.stubGlobal('navigator', { sendBeacon });
  return sendBeacon;
}

it('a beacon goes to the site itself, and tells what the browser does with it [EVENT-604]', () => {
  const sendBeacon = watchBeacons();
  expect(beacon(`${location.origin}/api/v1/events`, '{}')).toBe(true);
  expect(sendBeacon).toHaveBeenCalledOnce();
  watchBeacons(false);
  expect(beacon(`${location.origin}/api/v1/events`, '{}')).toBe(false);
});

it('no beacon, which would have cookies, goes to another origin or to what is no address', () => {
  const sendBeacon = watchBeacons();
  expect(beacon('https://eventos.exemplo/api/v1/events', '{}')).toBe(false);
  expect(beacon('nowhere', '{}')).toBe(false);
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('a request to another origin outlives the page and takes no cookies along', async () => {
  const asked = vi.fn(async (_address: string, _options: RequestInit) => new Response(null, { status: 202 }));
  vi.stubGlobal('fetch', asked);
  const guard = new CircuitBreaker({ read: () => null, write() {} });
  expect(await postJson('https://eventos.exemplo/api/v1/events', '{}', guard)).toBe(202);
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, credentials: 'same-origin' });
});
