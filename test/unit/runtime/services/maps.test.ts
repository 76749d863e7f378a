import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadThirdParty } from '../../../../src/runtime/page/load-third-party.ts';
import { startMaps } from '../../../../src/runtime/services/maps/start-maps.ts';
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
  const { api, stop } = startMaps(page);
  const grant = (preferences: boolean): void =>
    page.store.setState(({ consent }) => ({
      consent: { ...consent, decided: true, purposes: { ...consent.purposes, preferences } },
    }));
  return { page, api, stop, grant, block: document.createElement('div') };
}

describe('the maps service of a page', () => {
  it('tells each map whether it may load, at once and with every change', () => {
    const { api, grant, block } = begin();
    const told: boolean[] = [];
    const end = api.watch(block, (allowed) => told.push(allowed));
    grant(true);
    grant(true);
    grant(false);
    end();
    grant(true);
    expect(told).toEqual([false, true, false]);
  });

  it('lets one map load once, until the next decision', () => {
    const { page, api, grant, block } = begin();
    const told: boolean[] = [];
    const others: boolean[] = [];
    api.watch(block, (allowed) => told.push(allowed));
    api.watch(document.createElement('div'), (allowed) => others.push(allowed));
    api.allow(block, 'once');
    expect(page.once.has(block)).toBe(true);
    grant(false);
    expect([told, others]).toEqual([[false, true, false], [false]]);
  });

  it('allows the service that a map names, otherwise the purpose', async () => {
    const control = { get: () => ({ declared: [{ name: 'mapas' }] }), set: vi.fn(), setService: vi.fn() };
    const page = fakePage({ gmRenderKey: KEY }, { service: (async () => control) as never });
    const { api } = startMaps(page);
    const named = document.createElement('div');
    named.setAttribute('data-consent-service', 'mapas');
    api.allow(named, 'always');
    api.allow(document.createElement('div'), 'always');
    await vi.waitFor(() => expect(control.set).toHaveBeenCalledWith({ preferences: true }));
    expect(control.setService).toHaveBeenCalledWith('mapas', true);
  });

  it('loads with the key only, and gives the service’s interface [MAP-316, MAP-602]', async () => {
    const { api, block } = begin();
    expect(await api.load(block, () => {})).toBe(maps);
    expect(vi.mocked(loadThirdParty).mock.calls[0]?.[0]?.address).toContain('key=chave');
    for (const gmRenderKey of ['', '%']) {
      const without = begin({ gmRenderKey }).api;
      expect(without.hasKey).toBe(false);
      await expect(without.load(block, () => {})).rejects.toThrow('no key');
    }
    expect(loadThirdParty).toHaveBeenCalledTimes(1);
  });

  it('ends a load whose consent is withdrawn', () => {
    const { api, grant, block } = begin();
    grant(true);
    api.watch(block, () => {});
    void api.load(block, () => {});
    const withdrawn = vi.mocked(loadThirdParty).mock.calls[0]?.[1]?.withdrawn;
    expect(withdrawn?.aborted).toBe(false);
    grant(false);
    expect(withdrawn?.aborted).toBe(true);
  });

  it('reports wrong settings, and a script without the interface', async () => {
    const { page, api, block } = begin({ thirdParties: { mapsScript: 'http://a.example/x.js', mapsPurpose: 'x' } });
    expect(page.log.messages.map(({ message }) => message)).toEqual([
      'thirdParties.mapsPurpose: read "x", expected one of necessary, preferences, analytics, marketing; used: marketing.',
      'thirdParties.mapsScript: read "http://a.example/x.js", expected an address with https, or of the site itself; used: the service’s own address.',
    ]);
    vi.stubGlobal('google', undefined);
    await expect(api.load(block, () => {})).rejects.toThrow('has no google.maps');
  });
});
