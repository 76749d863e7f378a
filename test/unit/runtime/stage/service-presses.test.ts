// Clicks that a service takes: src/runtime/stage/start-services.ts.
import { describe, expect, it, vi } from 'vitest';
import { services as declared } from '../../../../src/runtime/services/index.ts';
import { createServices } from '../../../../src/runtime/stage/start-services.ts';
import { fakeLayers, fakePage } from '../../../fake-page.ts';
import { expectConsole } from '../../expect-console.ts';
import { begin, handle, isStarted, made, press, settled } from './one-service.ts';

describe('a press', () => {
  const PAGE = '<a href="#policy" data-open><b>x</b></a><a href="#other" id="other">y</a>';
  const link = (): Element | null => document.querySelector('[data-open]');

  it('is taken by the service, which it starts; others go their way', async () => {
    document.body.innerHTML = PAGE;
    begin([{ events: 'click', selector: '[data-open]' }]);
    expect(press(document.querySelector('#other'))).toBe(true);
    await isStarted(0);
    expect(press(document.querySelector('b'))).toBe(false);
    await isStarted(1);
    expect(handle).toHaveBeenCalledOnce();
    expect(press(link())).toBe(false);
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it('is found in open shadow roots, too', async () => {
    document.body.innerHTML = '<div></div>';
    const root = document.body.firstElementChild?.attachShadow({ mode: 'open' }) as ShadowRoot;
    root.innerHTML = PAGE;
    begin([{ events: 'click', selector: '[data-open]' }]);
    expect(press(root.querySelector('b'))).toBe(false);
    await isStarted(1);
  });

  it('goes its own way where the service does nothing, the first time as later', async () => {
    document.body.innerHTML = PAGE;
    const performed: boolean[] = [];
    document.body.onclick = ({ defaultPrevented }) => performed.push(defaultPrevented);
    handle.mockReturnValue(false);
    begin([{ events: 'click', selector: '[data-open]' }]);
    expect(press(link())).toBe(false);
    await isStarted(1);
    // Once more by the service, which nobody takes now.
    expect(location.hash).toBe('#policy');
    expect(handle).toHaveBeenCalledOnce();
    expect(press(link())).toBe(true);
    document.body.onclick = null;
    expect(performed).toHaveLength(3);
  });

  it('goes its own way where the service cannot come, or may not', async () => {
    document.body.innerHTML = PAGE;
    expectConsole(/VT023 one: Error: offline/);
    begin([{ events: 'click', selector: '[data-open]' }], { load: () => Promise.reject(new Error('offline')) });
    press(link());
    await settled();
    expect(location.hash).toBe('#policy');
  });

  it('that the page has taken is none', async () => {
    document.body.innerHTML = PAGE;
    begin([{ events: 'click', selector: '[data-open]' }]);
    link()?.addEventListener('click', (event) => event.preventDefault());
    press(link());
    await isStarted(0);
  });
});

describe('the links that open the choice about cookies', () => {
  it('open it, in shadow roots too, and others do not', async () => {
    const { open, opened } = fakeLayers();
    const context = { cookieSettings: { isCookieBannerEnabled: true } };
    Reflect.set(document, 'cookie', 'ss_cookieAllowed=true; path=/');
    const page = fakePage(context, { open });
    const { consent } = declared;
    const services = createServices(consent ? { consent } : {}, page);
    made.push(services);
    services.start();
    document.body.innerHTML = '<a href="#" data-consent-open><b>Cookies</b></a><a href="#other">Outro</a>';
    expect(press(document.querySelector('a:last-child'))).toBe(true);
    await settled();
    expect(page.store.getState().consent.banner).toBeNull();
    expect(press(document.querySelector('b'))).toBe(false);
    await vi.waitFor(() => expect(page.store.getState().consent.banner).toMatchObject({ again: true }), {
      timeout: 20_000,
    });
    expect(opened.map(({ name }) => name)).toEqual(['cookie-banner']);
    Reflect.set(document, 'cookie', 'ss_cookieAllowed=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT');
  });
});
