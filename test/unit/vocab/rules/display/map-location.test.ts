import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapLocation } from '../../../../../src/vocab/rules/display/map-location.ts';
import { mapUiOptions } from '../../../../../src/vocab/rules/display/map-options.ts';

const place = { mapLat: -25.43, mapLng: -49.27 };

describe('a map’s location', () => {
  it('has all its fields, numbers also as texts [MAP-301]', () => {
    const address = {
      addressTitle: 'Ateliê',
      addressLine1: 'Rua das Flores, 80',
      addressLine2: 'Curitiba',
      addressCountry: 'Brasil',
    };
    expect(
      mapLocation({ ...place, mapLat: '-25.43', markerLat: -25.5, markerLng: '-49.3', mapZoom: '15', ...address }),
    ).toEqual({
      center: { lat: -25.43, lng: -49.27 },
      marker: { lat: -25.5, lng: -49.3 },
      zoom: 15,
      ...address,
    });
  });

  it('is one fixed point at zoom 12 where nothing is given [MAP-302] [MAP-303] [MAP-605]', () => {
    const brasilia = { lat: -15.7942, lng: -47.8822 };
    const empty = { addressTitle: '', addressLine1: '', addressLine2: '', addressCountry: '' };
    expect(mapLocation({})).toEqual({ center: brasilia, marker: brasilia, zoom: 12, ...empty });
    for (const half of [
      { mapLat: 1 },
      { mapLng: 1 },
      { mapLat: 91, mapLng: 0 },
      { mapLat: 0, mapLng: -181 },
      { mapLat: 'x', mapLng: 0 },
    ])
      expect(mapLocation(half).center).toEqual(brasilia);
    for (const mapZoom of [undefined, null, '', 'perto', -1, 23, Number.NaN])
      expect(mapLocation({ mapZoom }).zoom).toBe(12);
    expect(mapLocation({ mapZoom: 0 }).zoom).toBe(0);
  });

  it('puts the marker in the centre where it has no place of its own [MAP-304]', () => {
    for (const marker of [{}, { markerLat: 1 }, { markerLng: 1 }, { markerLat: null, markerLng: 'x' }])
      expect(mapLocation({ ...place, ...marker }).marker).toEqual({ lat: -25.43, lng: -49.27 });
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.object(), (given) => void mapLocation(given)));
  });
});

describe('a map’s options', () => {
  const defaults = {
    style: 'Original',
    showLabels: true,
    showTerrain: false,
    draggable: true,
    scrollwheel: false,
    showControls: true,
    disableDefaultUI: false,
    markerDraggable: false,
    linkOnClick: false,
  };

  it('follow controls, terrain, labels and style of the model [MAP-309] [MAP-002]', () => {
    expect(mapUiOptions({ controls: false, terrain: true, labels: false, style: 6 })).toEqual({
      ...defaults,
      style: 'MinimalBlue',
      showControls: false,
      showTerrain: true,
      showLabels: false,
    });
  });

  it('have the style of an id from 1 to 6, the original one for any other [MAP-003] [MAP-308]', () => {
    expect([1, 2, 3, 4, 5, 6].map((style) => mapUiOptions({ style }).style)).toEqual([
      'Original',
      'Grayscale',
      'Satellite',
      'MinimalLight',
      'MinimalDark',
      'MinimalBlue',
    ]);
    for (const style of ['6', 'MinimalBlue']) expect(mapUiOptions({ style }).style).toBe('MinimalBlue');
    for (const style of [0, 7, '7', '', null, undefined, {}]) expect(mapUiOptions({ style }).style).toBe('Original');
  });

  it('have a default each where nothing is said [MAP-305]', () => {
    expect(mapUiOptions({})).toEqual(defaults);
    expect(mapUiOptions({ controls: 'false', terrain: 1, labels: null, style: {} })).toEqual(defaults);
  });
});
