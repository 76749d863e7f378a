import { describe, expect, it } from 'vitest';
import { addressLines, mapLink, placeLink } from '../../../../../src/vocab/rules/display/map-link.ts';
import { mapLocation } from '../../../../../src/vocab/rules/display/map-location.ts';

const address = { addressLine1: ' Rua das Flores, 80 ', addressLine2: '', addressCountry: 'Brasil' };

describe('the link to a map’s place', () => {
  it('leads to its marker, and to its address where it has no coordinates [MAP-310]', () => {
    const service = 'https://www.google.com/maps/search/?api=1&query=';
    expect(mapLink(mapLocation({ mapLat: 1.5, mapLng: -2, markerLat: 3, markerLng: 4, ...address }))).toBe(
      `${service}3%2C4`,
    );
    expect(mapLink(mapLocation(address))).toBe(`${service}Rua%20das%20Flores%2C%2080%2C%20Brasil`);
    expect(mapLink(mapLocation({}))).toBe(`${service}-15.7942%2C-47.8822`);
  });

  it('never throws, whatever the text', () => {
    expect(placeLink('\ud800')).toMatch(/query=%EF%BF%BD$/);
  });

  it('has the lines of the address without empty ones [MAP-311]', () => {
    expect(addressLines(mapLocation(address))).toEqual(['Rua das Flores, 80', 'Brasil']);
  });
});
