import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadThirdParty } from '../../../../src/runtime/page/load-third-party.ts';
import mapsService from '../../../../src/runtime/services/maps/index.ts';
import { fakePage } from '../../../fake-page.ts';

vi.mock('../../../../src/runtime/page/load-third-party.ts', () => ({
  allowThirdParty: vi.fn(),
  loadThirdParty: vi.fn(async () => {}),
}));

const maps = { Map: class {} };
beforeEach(() => vi.stubGlobal('google', { maps }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const KEY = btoa('chave');

function begin(context: Readonly<Record<string, unknown>> = {}) {
  const page = fakePage({ gmRenderKey: KEY, ...context });
  const { api, stop } = mapsService.start(page);
  return { page, api, stop };
}

describe('the maps service of a page', () => {
  it('loads with the key only, and gives the service’s interface [MAP-316, MAP-602]', async () => {
    const { api } = begin();
    const { signal } = new AbortController();
    expect(await api.load(() => {}, signal)).toBe(maps);
    expect(vi.mocked(loadThirdParty).mock.calls[0]?.[0]?.address).toContain('key=chave');
    for (const gmRenderKey of ['', '%']) {
      const without = begin({ gmRenderKey }).api;
      expect(without.hasKey).toBe(false);
      await expect(without.load(() => {}, signal)).rejects.toThrow('no key');
    }
    expect(loadThirdParty).toHaveBeenCalledTimes(1);
  });

  it('ends a load once nobody uses it any more, such as after a withdrawal', async () => {
    const { api } = begin();
    const [one, other] = [new AbortController(), new AbortController()];
    void api.load(() => {}, one.signal);
    void api.load(() => {}, other.signal);
    const withdrawn = vi.mocked(loadThirdParty).mock.calls[0]?.[1]?.withdrawn;
    one.abort();
    expect(withdrawn?.aborted).toBe(false);
    other.abort();
    expect(withdrawn?.aborted).toBe(true);
    await api.load(() => {}, new AbortController().signal);
    expect(vi.mocked(loadThirdParty).mock.calls[2]?.[1]?.withdrawn?.aborted).toBe(false);
  });

  it('tells those who use it of a refused key, and nobody else', async () => {
    const { api } = begin();
    const [one, other] = [new AbortController(), new AbortController()];
    const told: string[] = [];
    await api.load(() => told.push('one'), one.signal);
    await api.load(() => told.push('other'), other.signal);
    one.abort();
    Reflect.get(window, 'gm_authFailure')();
    expect(told).toEqual(['other']);
  });

  it('reports a wrong address, and a script without the interface', async () => {
    const { page, api } = begin({ thirdParties: { mapsScript: 'http://a.example/x.js', mapsPurpose: 'x' } });
    expect(page.log.messages.map(({ message }) => message)).toEqual([
      'thirdParties.mapsScript: read "http://a.example/x.js", expected an address with https, or of the site itself; used: the service’s own address.',
    ]);
    vi.stubGlobal('google', undefined);
    await expect(api.load(() => {}, new AbortController().signal)).rejects.toThrow('has no google.maps');
  });
});
