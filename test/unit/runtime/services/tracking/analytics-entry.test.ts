import { afterEach, describe, expect, it, vi } from 'vitest';
import { analyticsEntry } from '../../../../../src/runtime/services/tracking/analytics-entry.ts';

const at = (address: string): void => {
  const { host, origin, pathname, search } = new URL(address);
  vi.stubGlobal('location', { host, origin, pathname, search });
};

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('an analytics event', () => {
  const event = {
    actor: 'visitor',
    action: 'click',
    object_type: 'button',
    object_identifier: 'b1',
    product_page: 'loja',
  };
  const portrait = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

  it('tells page, connection, orientation and native app beside what happened [TRACK-005]', () => {
    at('https://atelie.exemplo/loja?platform=mobile-app&email=a@b.com');
    vi.stubGlobal('navigator', { connection: { effectiveType: '3g' } });
    portrait(true);
    expect(analyticsEntry(event)).toEqual({
      pageUrl: '/loja',
      type: 'analytics',
      data: {
        ...event,
        event_id: expect.stringMatching(/^[\da-f]{32}$/),
        frame_url: 'https://atelie.exemplo/loja',
        connection_speed: '3g',
        orientation: 'portrait',
        native_app: true,
      },
    });
  });

  it.each([undefined, null, {}, { effectiveType: 7 }])(
    'does without a connection that says nothing: %j [TRACK-005]',
    (connection) => {
      at('https://atelie.exemplo/');
      vi.stubGlobal('navigator', { connection });
      portrait(false);
      expect(analyticsEntry(event).data).toMatchObject({
        connection_speed: null,
        orientation: 'landscape',
        native_app: false,
      });
    },
  );
});
