// What becomes of what a visitor does before the page is idle. That a page sends traces is proved in test/browser/tracking/trace.spec.ts.
import { afterEach, expect, it, vi } from 'vitest';
import telemetry from '../../../../../src/runtime/services/telemetry/index.ts';
import type { MeasuredPage } from '../../../../../src/runtime/services/telemetry/later-service.ts';
import trace from '../../../../../src/runtime/services/trace/index.ts';
import { fakePage, pageStore } from '../../../../fake-page.ts';

const SITE = { website: { id: 'w1', identifier: 'loja' } };
const RESTRICTIVE = { ...SITE, cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  vi.restoreAllMocks();
});

/** Bodies of the beacons, in a browser that takes them or does not. */
function beacons(takes = true): string[] {
  const bodies: string[] = [];
  const sendBeacon = (_: string, body: URLSearchParams): boolean => {
    bodies.push(body.get('data') ?? '');
    return takes;
  };
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  return bodies;
}

const sent = (): CustomEvent => new CustomEvent('vitrine:form-success', { detail: { formId: 'contato' } });

function leaveAfterForm(context: object): void {
  stops.push(telemetry.start(fakePage(context)).stop);
  document.dispatchEvent(sent());
  document.dispatchEvent(new CustomEvent('vitrine:accordion-change', { detail: { index: 0, open: true } }));
  for (let times = 0; times < 2; times += 1) dispatchEvent(new Event('pagehide'));
}

it('a form that was sent before the page was idle is traced once when the page is left [TRACK-004]', () => {
  const bodies = beacons();
  leaveAfterForm(SITE);
  expect(bodies.map((body) => JSON.parse(body))).toMatchObject([
    [{ type: 'analytics', data: { action: 'submit', object_type: 'form', object_identifier: 'contato' } }],
  ]);
});

it.each([
  ['whose visitor has allowed nothing', RESTRICTIVE],
  ['of another server than the platform’s', { measureSettings: { endpoint: '/eventos' } }],
])('nothing is traced on a page %s', (_, context) => {
  const bodies = beacons();
  leaveAfterForm(context);
  expect(bodies).toEqual([]);
});

it('a browser that refuses beacons sends a request that outlives the page [TRACK-004]', () => {
  beacons(false);
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('left'));
  leaveAfterForm(SITE);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    `${location.origin}/api/events/Trace`,
    expect.objectContaining({ method: 'POST', keepalive: true }),
  );
});

it('the queue does not take what was sent before it was there [TRACK-004]', () => {
  const bodies: Blob[] = [];
  const sendBeacon = (_: string, body: Blob): boolean => bodies.push(body) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  const [before, waiting] = [sent(), sent()];
  const page = { store: pageStore(SITE), traced: new Set([before]) } as unknown as MeasuredPage;
  trace.start(page, [before])();
  expect(bodies).toHaveLength(0);
  trace.start(page, [before, waiting])();
  expect(bodies).toHaveLength(1);
});
