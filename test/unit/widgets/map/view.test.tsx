import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createDrawing } from '../../../../src/runtime/light/draw.ts';
import type { BlockHandle } from '../../../../src/runtime/mount/block-handle.ts';
import { parse } from '../../../../src/vocab/block/parse.ts';
import { toContext } from '../../../../src/vocab/context.ts';
import { mapLocation } from '../../../../src/vocab/rules/display/map-location.ts';
import { createGate } from '../../../../src/widgets/_shared/block/facade/gate.ts';
import { map } from '../../../../src/widgets/map/block.ts';
import { readMap } from '../../../../src/widgets/map/content.ts';
import { mapSource } from '../../../../src/widgets/map/map-source.ts';
import { start } from '../../../../src/widgets/map/start.tsx';
import { isOwnTile, tileAddress } from '../../../../src/widgets/map/tile-address.ts';
import { MapView } from '../../../../src/widgets/map/view.tsx';
import { pageStore } from '../../../fake-page.ts';
import { fakeHandle } from '../../fake-handle.ts';
import { showTheSame } from '../../runtime/light/both-renderers.tsx';

const ADDRESS = {
  'data-address-title': 'Ateliê',
  'data-address-line1': 'Rua das Flores, 80',
  'data-map-lat': '1',
  'data-map-lng': '2',
};

function mount(html: string, own: Partial<BlockHandle> = {}) {
  const element = own.element ?? document.createElement('div');
  element.innerHTML = html;
  const { data } = parse(map.data, { attribute: (name) => Reflect.get(ADDRESS, name) ?? null });
  const container = document.body.appendChild(document.createElement('div'));
  const { content } = readMap(element);
  start({ data, content, handle: fakeHandle({ element, ...own }), draw: createDrawing(container) });
  return { container };
}

describe('the address of a map', () => {
  it('is a card made of the fields, with a link to the place', () => {
    const { container } = mount('&nbsp;');
    expect(container.querySelector('address')?.textContent).toBe('AteliêRua das Flores, 80');
    const link = screen.getByRole('link');
    expect(link.textContent).toBe('Abrir no mapa, abre em nova janela');
    expect(link.getAttribute('href')).toContain('query=1%2C2');
  });

  it('is the page’s own markup where it says something, with its own link to the place', () => {
    const { container } = mount('<p>Ateliê, <a href="https://maps.example/x">como chegar</a></p>');
    expect(container.querySelector('address')).toBeNull();
    expect(container.querySelector('slot:not([name])')).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is the card where the markup holds only data for scripts [MAP-311]', () => {
    const json = '<script type="application/json" data-block-json>{}</script><noscript>Ligue o JavaScript</noscript>';
    const { container } = mount(`${json}<style>b {}</style><div><template>a</template></div>`);
    expect(container.querySelector('address')?.textContent).toContain('Ateliê');
  });

  it('has a link of its own where one leads to a map, whatever else has the word in its address [MAP-310]', () => {
    const element = document.createElement('div');
    element.setAttribute('data-place-link', '/como-chegar');
    const hasLink = (href: string): boolean => {
      element.innerHTML = `<a href="${href}">a</a>`;
      return readMap(element).content.hasLink;
    };
    for (const href of [
      '/sitemap',
      '/mapa-do-site',
      'https://loja.example/mapas-antigos',
      'https://google.com/search?q=map',
    ])
      expect(hasLink(href), href).toBe(false);
    const maps = ['www.google.com.br/maps/place/x', 'maps.app.goo.gl/x', 'goo.gl/maps/x', 'maps.apple.com/?q=x'];
    const others = ['www.openstreetmap.org/#map=1', 'waze.com/ul?q=x', 'www.bing.com/maps?q=x'].map(
      (at) => `https://${at}`,
    );
    for (const href of [
      ...maps.map((at) => `https://${at}`),
      ...others,
      'geo:1,2',
      '/como-chegar',
      '/mapa',
      '/loja/maps/',
    ])
      expect(hasLink(href), href).toBe(true);
  });

  it('is there with the notice while the map waits for consent, and no service is asked', () => {
    const service = vi.fn(() => Promise.reject(new Error('nothing')));
    const site = toContext({ gmRenderKey: btoa('chave') });
    const { container } = mount('', { service, site });
    expect(container.querySelector('.box')?.getAttribute('data-state')).toBe('waiting');
    expect(container.querySelector('address')).not.toBeNull();
    expect(container.querySelector('[part=facade]')?.textContent).toContain('Este mapa ainda não foi carregado.');
    expect(service).not.toHaveBeenCalled();
    fireEvent.click(container.querySelector('[part=load]') as HTMLElement);
    expect(container.querySelector('.box')?.getAttribute('data-state')).toBe('card');
  });

  it('waits for the purpose and service that the site names, and says who sends it where that is declared', () => {
    const warn = vi.fn();
    const store = pageStore();
    store.setState(({ consent }) => ({
      consent: { ...consent, declared: [{ name: 'mapas', title: 'Mapas do Vale', purpose: 'marketing' } as never] },
    }));
    const element = document.createElement('div');
    element.setAttribute('data-consent-service', 'mapas');
    const site = toContext({ gmRenderKey: btoa('chave'), thirdParties: { mapsPurpose: 'x' } });
    const { container } = mount('', { element, store, site, log: { warn, error: () => {} } });
    expect(container.querySelector('[part=facade]')?.textContent).toContain(
      'Este mapa ainda não foi carregado. Fonte: Mapas do Vale.',
    );
    expect(warn.mock.calls.flat()).toEqual([
      'thirdParties.mapsPurpose: read "x", expected one of necessary, preferences, analytics, marketing; used: marketing.',
    ]);
  });

  it('is all there is without a key, and a key that is none is logged', () => {
    const error = vi.fn();
    mount('', { log: { warn: () => {}, error } });
    expect(error).not.toHaveBeenCalled();
    mount('', { log: { warn: () => {}, error }, site: toContext({ gmRenderKey: '%' }) });
    expect(error).toHaveBeenCalledTimes(1);
  });
});

describe('the source of a map', () => {
  const none = { gmRenderKey: '' };
  it('is tiles before the service, and neither without both', () => {
    const key = { gmRenderKey: btoa('chave') };
    expect(mapSource({ tiles: '', tilesMaxZoom: 19 }, none)).toEqual({ kind: 'none' });
    expect(mapSource({ tiles: '', tilesMaxZoom: 19 }, key)).toEqual({ kind: 'vendor' });
    expect(mapSource({ tiles: '/t/{z}/{x}/{y}.png', tilesMaxZoom: 17 }, key)).toEqual({
      kind: 'tiles',
      template: '/t/{z}/{x}/{y}.png',
      maxZoom: 17,
      own: true,
    });
  });

  it('knows the site’s own tiles from those of others', () => {
    expect(isOwnTile('/t/{z}/{x}/{y}.png')).toBe(true);
    expect(isOwnTile(`${location.origin}/{z}/{x}/{y}.png`)).toBe(true);
    expect(isOwnTile('https://{s}.tiles.example/{z}/{x}/{y}.png')).toBe(false);
    expect(isOwnTile('//tiles.example/{z}/{x}/{y}.png')).toBe(false);
  });

  it('fills style, names and terrain into the addresses of tiles', () => {
    const options = { style: 'MinimalBlue', showLabels: false, showTerrain: true } as never;
    expect(tileAddress('/{style}/{labels}{terrain}/{z}/{x}/{y}', options)).toBe('/MinimalBlue/01/{z}/{x}/{y}');
  });
});

function state(html: string, own: Partial<ComponentProps<typeof MapView>>) {
  const { data } = parse(map.data, { attribute: (name) => Reflect.get(ADDRESS, name) ?? null });
  const element = document.createElement('div');
  element.innerHTML = html;
  const handle = fakeHandle({ element });
  return (
    <MapView
      {...{ data, handle, location: mapLocation(data), link: 'https://maps.example/', drawn: null, isControlled: true }}
      content={readMap(element).content}
      source={{ kind: 'vendor' }}
      gate={createGate(handle, () => ({ purpose: 'necessary', service: '' })).get()}
      box={() => {}}
      {...own}
    />
  );
}

const waits = { ...createGate(fakeHandle(), () => ({ purpose: 'marketing', service: '' })).get(), isOpen: false };
const drawn = { update() {}, zoomBy() {}, remove() {} };
const { data } = parse(map.data, {
  attribute: (name) =>
    ({ ...ADDRESS, 'data-height': '300', 'data-attribution': 'Mapa livre', 'data-attribution-link': '/mapa' })[name] ??
    null,
});
const tiles = { kind: 'tiles', template: '/t/{z}/{x}/{y}.png', maxZoom: 17, own: true } as const;

showTheSame({
  'an address': state('', { source: { kind: 'none' } }),
  'the page’s own address, with a notice': state('<p>Ateliê</p>', { gate: waits }),
  'a map of tiles with buttons and attribution': state('', { data, source: tiles, drawn }),
  'a map over the page’s own address, with its link': state('<p>Ateliê, <a href="/mapa">mapa</a></p>', {
    data,
    source: tiles,
    drawn,
  }),
  'a published map': state('', { data, drawn, content: { hasText: false, hasLink: false, isPublished: true } }),
  'one without buttons': state('', {
    data: { ...data, attributionLink: '' },
    source: tiles,
    drawn,
    isControlled: false,
  }),
});
