import { afterEach, expect, it, vi } from 'vitest';
import { createMobileInfo } from '../../../../../src/runtime/services/overlays/mobile-info.ts';
import type { OverlaySituation } from '../../../../../src/runtime/services/overlays/overlay.ts';
import { fakeLayer, fakePage } from '../../../../fake-page.ts';

afterEach(() => void vi.unstubAllGlobals());

const CONTEXT = {
  website: { id: 'loja', contactEmail: 'oi@exemplo.com' },
  websiteSettings: { mobileInfoBarSettings: { style: 2, isContactEmailEnabled: true } },
};

it('comes back where the phone was turned twice while its code was loading [BARS-601]', async () => {
  const width = new EventTarget();
  vi.stubGlobal('matchMedia', () => width);
  const turn = (innerWidth: number): void => {
    vi.stubGlobal('innerWidth', innerWidth);
    width.dispatchEvent(new Event('change'));
  };
  vi.stubGlobal('innerWidth', 800);
  const loaded: (() => void)[] = [];
  const layers = [fakeLayer(), fakeLayer()];
  const open = vi.fn(() => {
    const layer = layers[open.mock.calls.length - 1];
    return new Promise((resolve) => loaded.push(() => resolve(layer)));
  });
  const queue = {
    whenFree(_: boolean, fn: () => void) {
      fn();
      return () => {};
    },
  };
  const situation = { queue, screenshot: false, mobile: () => true } as unknown as OverlaySituation;
  const bar = createMobileInfo(fakePage(CONTEXT, { open: open as never }), situation);
  turn(1200);
  turn(800);
  loaded[0]?.();
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2));
  bar.unforce?.();
  loaded[1]?.();
  await layers[1]?.closed;
  await Promise.resolve();
  expect(open, 'what somebody else has closed stays closed').toHaveBeenCalledTimes(2);
  bar.stop();
});
