import type { Locator, Page } from '@playwright/test';

/** `chave_1` as a page context has it. */
export const KEY = Buffer.from('chave_1').toString('base64');
export const SERVICE = 'https://maps.googleapis.com/maps/api/js';
const PLACE = { lat: -20.1372, lng: -43.4021 };

/** The service's interface, as far as the block uses it. It draws nothing and writes down what it is asked for. */
export const RECORDER = `(() => {
  const seen = (window.seen = { maps: [], markers: [], windows: [], cleared: 0 });
  class Listening {
    listeners = {};
    addListener(type, fn) { this.listeners[type] = fn; }
    trigger(type) { this.listeners[type]?.(); }
  }
  class VendorMap extends Listening {
    updates = [];
    constructor(canvas, options) {
      super();
      Object.assign(this, { canvas, options });
      canvas.append(Object.assign(document.createElement('b'), { textContent: 'mapa' }));
      seen.maps.push(this);
    }
    setOptions(options) { if (window.breaks) throw new Error('no options'); this.updates.push(options); }
  }
  class Marker extends Listening {
    constructor(options) { super(); this.options = options; seen.markers.push(this); }
    setDraggable(on) { this.draggable = on; }
    setMap(map) { this.map = map; }
  }
  class InfoWindow {
    constructor() { seen.windows.push(this); }
    setContent(content) { this.content = content; }
    open(where) { this.where = where; document.body.append(this.content); }
    close() { this.content?.remove(); }
  }
  const event = { clearInstanceListeners() { seen.cleared += 1; } };
  window.google = { maps: { Map: VendorMap, Marker, InfoWindow, event } };
  window[new URL(document.currentScript.src).searchParams.get('callback')]();
})();`;

export const ADDRESS =
  'data-address-title="Ateliê Serra" data-address-line1="Estrada da Pedra Redonda" data-address-line2="Catas Altas, MG" data-address-country="Brasil"';

export const contextOf = (settings: Readonly<Record<string, unknown>> = {}): string =>
  `<script type="application/json" data-site-context>${JSON.stringify({
    gmRenderKey: KEY,
    cookieSettings: { isCookieBannerEnabled: false, isRestrictiveCookiePolicyEnabled: true },
    ...settings,
  })}</script>`;

export const mapWith = (attributes = '', inside = ''): string =>
  `<div data-block="map" data-map-lat="${PLACE.lat}" data-map-lng="${PLACE.lng}" ${ADDRESS} ${attributes}>${inside}</div>`;

export const OWN_TILES = 'data-tiles="/mapa/{z}/{x}/{y}.svg?estilo={style}&amp;nomes={labels}&amp;relevo={terrain}"';

/** Answers for the maps service. Gives the addresses that were asked for. */
export async function answer(page: Page, reply: (count: number) => string | null = () => RECORDER): Promise<URL[]> {
  const asked: URL[] = [];
  await page.context().route(
    (url) => url.protocol === 'https:',
    async (route) => {
      asked.push(new URL(route.request().url()));
      const body = reply(asked.length);
      if (body === null) await route.fulfill({ status: 404, body: '' });
      else await route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  return asked;
}

export const box = (page: Page): Locator => page.locator('.box');
export const drawn = (page: Page): Locator => page.locator('.box[data-state="drawn"]');

/** Grants the purpose of maps, as a visitor's decision does. */
export const allow = (page: Page, granted = true): Promise<void> =>
  page.evaluate((on) => Reflect.get(window, 'Vitrine').consent.set({ preferences: on }), granted);

export interface Seen {
  readonly maps: readonly { options: Record<string, unknown>; updates: Record<string, unknown>[] }[];
  readonly markers: readonly { options: Record<string, unknown>; draggable?: boolean }[];
}

/** What the service was asked for, as far as it is data. */
export const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { maps, markers } = Reflect.get(window, 'seen') ?? { maps: [], markers: [] };
    // Blocks mount in any order; a test reads them in that of the page.
    const inOrder = (one: Element, other: Element): number =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    maps.sort((one: { canvas: Element }, other: { canvas: Element }) => inOrder(one.canvas, other.canvas));
    type OfMap = { options: { map: { canvas: Element } } };
    markers.sort((one: OfMap, other: OfMap) => inOrder(one.options.map.canvas, other.options.map.canvas));
    return JSON.parse(
      JSON.stringify({
        maps: maps.map(({ options, updates }: Seen['maps'][number]) => ({ options, updates })),
        markers: markers.map(({ options, draggable }: Seen['markers'][number]) => ({
          options: { ...options, map: undefined },
          draggable,
        })),
      }),
    );
  });

export const trigger = (page: Page, what: 'maps' | 'markers', type: string, at = 0): Promise<void> =>
  page.evaluate(([list, name, index]) => Reflect.get(window, 'seen')[list][index].trigger(name), [
    what,
    type,
    at,
  ] as const);
