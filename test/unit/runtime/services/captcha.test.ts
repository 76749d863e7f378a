import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadThirdParty } from '../../../../src/runtime/page/load-third-party.ts';
import captchaService from '../../../../src/runtime/services/captcha/index.ts';
import type { CaptchaRequest } from '../../../../src/runtime/services/captcha/service.ts';
import type { CaptchaState } from '../../../../src/vocab/captcha-settings.ts';
import { deferred } from '../../../deferred.ts';
import { fakePage } from '../../../fake-page.ts';

vi.mock('../../../../src/runtime/page/load-third-party.ts', () => ({
  allowThirdParty: vi.fn(),
  loadThirdParty: vi.fn(async () => {}),
}));

const rendered = vi.fn((_: Element, __: Record<string, unknown>): unknown => 7);
const provider = { render: rendered, getResponse: vi.fn(() => 'prova'), reset: vi.fn(), remove: vi.fn() };

beforeEach(() => vi.stubGlobal('hcaptcha', provider));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function begin(context: unknown = {}) {
  const page = fakePage(context);
  const { api, stop } = captchaService.start(page);
  const container = document.createElement('div');
  const told: CaptchaState[] = [];
  const request: CaptchaRequest = {
    vendor: 'hcaptcha',
    siteKey: 'chave',
    theme: '',
    tell: (state) => told.push(state),
  };
  return { page, api, stop, container, told, request };
}

describe('the captchas of a page', () => {
  it('are used only once they are set up [CAPTCHA-604]', async () => {
    const { api, container, request } = begin();
    expect(() => api.token(container)).toThrow('ReCaptcha has not been set up!');
    expect(() => api.reset(container)).toThrow('ReCaptcha has not been set up!');
    await api.render(container, request);
    expect(api.token(container)).toBe('prova');
    api.reset(container);
    expect(provider.reset).toHaveBeenCalledWith(7);
  });

  it('are rendered once per container, however often a form asks [CAPTCHA-602]', async () => {
    const { api, container, request, told } = begin();
    await Promise.all([api.render(container, request), api.render(container, request)]);
    await api.render(container, request);
    expect(rendered).toHaveBeenCalledTimes(1);
    expect(container.childElementCount).toBe(1);
    expect(told).toEqual(['loading', 'ready']);
    await api.render(document.createElement('div'), request);
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('end with the document while they are pending [CAPTCHA-605]', async () => {
    const { api, stop, container, request, told } = begin({ captchaSettings: { purpose: 'marketing' } });
    const pending = api.render(container, request);
    stop();
    await expect(pending).rejects.toThrow('Document was destroyed');
    expect(told).toEqual(['waiting']);
    expect(loadThirdParty).not.toHaveBeenCalled();
  });

  it('are rendered once where a form takes one away and asks for it again while its script is on the way, and not at all where it only takes it away', async () => {
    const { promise: script, resolve: arrive } = deferred();
    vi.mocked(loadThirdParty).mockImplementation(() => script);
    const { api, container, request, told } = begin();
    const first = api.render(container, request);
    api.remove(container);
    const second = api.render(container, request);
    const other = document.createElement('div');
    const third = api.render(other, request);
    api.remove(other);
    arrive();
    await Promise.all([first, second, third]);
    vi.mocked(loadThirdParty).mockImplementation(async () => {});
    expect(rendered).toHaveBeenCalledTimes(1);
    expect([container.childElementCount, other.childElementCount]).toEqual([1, 0]);
    expect(told.at(-1)).toBe('ready');
  });

  it('go with the consent that they had, and wait for the next one', async () => {
    const { page, api, container, request, told } = begin({ captchaSettings: { purpose: 'marketing' } });
    const allow = (marketing: boolean): void =>
      page.store.setState(({ consent }) => ({
        consent: { ...consent, purposes: { ...consent.purposes, marketing } },
      }));
    const tokens: unknown[] = [];
    container.addEventListener('vitrine:captcha-solved', (event) => tokens.push((event as CustomEvent).detail.token));
    const { promise: script, resolve: arrive } = deferred();
    vi.mocked(loadThirdParty).mockImplementationOnce(() => script);
    void api.render(container, request);
    allow(true);
    await vi.waitFor(() => expect(loadThirdParty).toHaveBeenCalledOnce());
    const { withdrawn } = vi.mocked(loadThirdParty).mock.calls[0]?.[1] ?? {};
    allow(false);
    expect(withdrawn?.aborted).toBe(true);
    arrive();
    await script;
    expect(told).toEqual(['waiting', 'loading', 'waiting']);
    expect(rendered).not.toHaveBeenCalled();
    allow(true);
    await vi.waitFor(() => expect(told.at(-1)).toBe('ready'));
    // Whatever a provider throws, the decision goes on.
    provider.remove.mockImplementationOnce(() => {
      throw new Error('no such widget');
    });
    allow(false);
    expect(provider.remove).toHaveBeenCalledWith(7);
    expect(tokens).toEqual(['']);
    expect(told.at(-1)).toBe('waiting');
  });

  it('are reported where a provider renders nothing, and tried again when they are asked for again [CAPTCHA-606]', async () => {
    const printed = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { api, container, request, told, page } = begin();
    rendered.mockImplementationOnce(() => {
      throw new Error('no');
    });
    await api.render(container, request);
    expect(page.log.messages.map(({ code, message }) => [code, message])).toEqual([
      ['VT040', 'Error rendering captcha into node'],
    ]);
    expect(printed.mock.calls[0]?.[0]).toBe('[vitrine] VT040 Error rendering captcha into node');
    expect(container.childElementCount).toBe(0);
    await api.render(container, request);
    expect(told).toEqual(['loading', 'failed', 'loading', 'ready']);
  });

  it('are rendered anew when they are asked for again after their provider has failed', async () => {
    const { api, container, request, told } = begin();
    const failing = (at: number): void => {
      const given = rendered.mock.calls[at]?.[1] as { 'error-callback'(): void };
      given['error-callback']();
    };
    await api.render(container, request);
    failing(0);
    expect(provider.remove).toHaveBeenCalledWith(7);
    expect(container.childElementCount).toBe(0);
    await api.render(container, request);
    expect(rendered).toHaveBeenCalledTimes(2);
    expect(container.childElementCount).toBe(1);
    // What the first one says now is of no captcha that is shown.
    failing(0);
    expect(told).toEqual(['loading', 'ready', 'failed', 'loading', 'ready']);
    expect(container.childElementCount).toBe(1);
    // Some fail while they are being rendered.
    failing(1);
    rendered.mockImplementationOnce((_, given) => {
      (given as { 'error-callback'(): void })['error-callback']();
      return 8;
    });
    await api.render(container, request);
    expect(told.slice(5)).toEqual(['failed', 'loading', 'failed']);
    expect(container.childElementCount).toBe(0);
  });

  it('tell their container the token, its end, and go with the page', async () => {
    const { api, stop, container, request } = begin();
    const tokens: unknown[] = [];
    container.addEventListener('vitrine:captcha-solved', (event) => tokens.push((event as CustomEvent).detail.token));
    await api.render(container, request);
    const parameters = rendered.mock.calls[0]?.[1] as { callback(token: string): void; 'expired-callback'(): void };
    parameters.callback('um');
    parameters['expired-callback']();
    expect(tokens).toEqual(['um', '']);
    container.dispatchEvent(new CustomEvent('vitrine:captcha-reset'));
    expect(provider.reset).toHaveBeenCalledTimes(1);
    stop();
    expect(provider.remove).toHaveBeenCalledWith(7);
    expect(container.childElementCount).toBe(0);
  });

  it('take key and theme from the page context where a form names none', async () => {
    const published = { recaptchaEnterpriseContext: { recaptchaEnterpriseSiteKey: 'empresa' } };
    for (const [context, key, theme] of [
      [published, 'empresa', 'light'],
      [{ ...published, captchaSettings: { siteKey: 'site', theme: 'Dark' } }, 'site', 'dark'],
    ] as const) {
      rendered.mockClear();
      const { api, container, request } = begin(context);
      await api.render(container, { ...request, siteKey: '' });
      expect(rendered.mock.calls[0]?.[1]).toMatchObject({ sitekey: key, theme });
    }
  });

  it('name wrong values of the page context, and wait for marketing if a purpose is misspelled', async () => {
    const captchaSettings = {
      siteKey: 7,
      theme: 'escuro',
      purpose: 'marketting',
      scripts: { hcaptcha: 'http://a.example/x.js' },
    };
    const { page, api, container, request, told } = begin({ captchaSettings });
    const rendering = api.render(container, request);
    expect(told).toEqual(['waiting']);
    page.store.setState(({ consent }) => ({
      consent: { ...consent, purposes: { ...consent.purposes, marketing: true } },
    }));
    await rendering;
    expect(told.at(-1)).toBe('ready');
    expect(page.log.messages.map(({ code, message }) => [code, message])).toEqual(
      [
        'captchaSettings.purpose: read "marketting", expected one of necessary, preferences, analytics, marketing; used: marketing.',
        'captchaSettings.siteKey: read 7, expected a string; used: no key.',
        'captchaSettings.theme: read "escuro", expected light or dark; used: light.',
        'captchaSettings.scripts.hcaptcha: read "http://a.example/x.js", expected an address with https, or of the site itself; used: the vendor’s own address.',
      ].map((message) => ['VT040', message]),
    );
  });

  it('say nothing of settings that are as they should be', async () => {
    const scripts = { hcaptcha: '/captcha.js' };
    const { page, api, container, request } = begin({
      captchaSettings: { siteKey: 'a', theme: '', purpose: 'necessary', scripts },
    });
    await api.render(container, request);
    expect(page.log.messages).toEqual([]);
    expect(vi.mocked(loadThirdParty).mock.calls[0]?.[0]?.address).toMatch(/\/captcha\.js\?/);
  });
});
