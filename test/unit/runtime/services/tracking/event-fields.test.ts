import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventPage } from '../../../../../src/runtime/services/events/event-page.ts';
import { analyticsEntry } from '../../../../../src/runtime/services/tracking/analytics-entry.ts';
import { toContext } from '../../../../../src/vocab/context.ts';

const at = (address: string): void => {
  const { host, origin, pathname, search } = new URL(address);
  vi.stubGlobal('location', { host, origin, pathname, search });
};

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

describe('the page of an event', () => {
  it('is told by window, browser, address, site and visitor [EVENT-603]', () => {
    at('https://atelie.exemplo/loja?cor=azul&crumb=abc123456');
    vi.stubGlobal('innerWidth', 360);
    vi.stubGlobal('innerHeight', 740);
    vi.stubGlobal('navigator', { language: 'es-AR' });
    vi.spyOn(Document.prototype, 'referrer', 'get').mockReturnValue('https://busca.exemplo/?q=x&token=t');
    vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
    const site = toContext({
      website: { id: 'w1', language: 'pt-BR' },
      templateId: 't1',
      marketingId: 'm1',
      sessionId: 's1',
      memberAccount: { id: 'c1' },
    });
    expect(eventPage(site)).toEqual({
      window_width: 360,
      window_height: 740,
      language: 'es-AR',
      host: 'atelie.exemplo',
      path: '/loja',
      query: '?cor=azul',
      referrer: 'https://busca.exemplo/?q=x',
      locale: 'pt-BR',
      timestamp: 1_700_000_000_000,
      marketing_id: 'm1',
      session_id: 's1',
      website_id: 'w1',
      template_id: 't1',
      member_account_id: 'c1',
    });
  });

  it('knows what is absent as null [EVENT-603]', () => {
    expect(eventPage(toContext({ memberAccount: { id: 7 } }))).toMatchObject({
      marketing_id: null,
      session_id: null,
      member_account_id: null,
    });
  });
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
