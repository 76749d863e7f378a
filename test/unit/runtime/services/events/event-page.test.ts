import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventPage } from '../../../../../src/runtime/services/events/event-page.ts';
import { toContext } from '../../../../../src/vocab/context.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('the page of an event', () => {
  it('is told by window, browser, address, site and visitor [EVENT-603]', () => {
    const { host, pathname, search } = new URL('https://atelie.exemplo/loja?cor=azul&crumb=abc123456');
    vi.stubGlobal('location', { host, pathname, search });
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
      website_id: null,
      template_id: null,
      member_account_id: null,
    });
  });
});
