import { describe, expect, it } from 'vitest';
import { mapHeight, readMapJson } from '../../../../src/vocab/published/map.ts';

describe('the JSON of a published map', () => {
  it('gives location, switches, style and height [MAP-002, MAP-309]', () => {
    const location = { mapLat: 1, mapLng: '2', mapZoom: 12, addressTitle: 'Ateliê', addressLine2: '' };
    expect(
      readMapJson({ location, vSize: 12, style: 5, labels: false, terrain: true, controls: false, hSize: null }),
    ).toEqual({
      data: {
        mapLat: 1,
        mapLng: '2',
        mapZoom: 12,
        addressTitle: 'Ateliê',
        style: 'MinimalDark',
        showLabels: false,
        showTerrain: true,
        showControls: false,
        height: 408,
      },
      unread: [],
    });
  });

  it('names what cannot be used', () => {
    const { data, unread } = readMapJson({ location: { mapLat: 1, place: 'x' }, style: 7, labels: 'não', colour: 1 });
    expect(data).toMatchObject({ style: 'Original', showLabels: true });
    expect(unread).toEqual(['location.place is "x"', 'colour is 1', 'labels is "não"', 'style is 7']);
    expect(readMapJson({ location: 'aqui' }).unread).toEqual(['location is "aqui"']);
  });

  it('has no height without a vSize that can be one', () => {
    for (const vSize of [undefined, null, 0, -1, 101, '12']) expect(mapHeight({ vSize })).toBeNull();
  });
});
