import { DEFAULT_MAP_CENTER, type MapLocation } from './map-location.ts';

const WHOLE_PLACE = 'https://www.google.com/maps/search/?api=1&query=';

/** A lone half of a surrogate pair, for which `encodeURIComponent` would throw. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** The address under which the maps service shows a place. It is the service's documented one (MAP-310). */
export const placeLink = (place: string): string => WHOLE_PLACE + encodeURIComponent(wellFormed(place));

/** The lines of a map's address below its title, without empty ones (MAP-311). */
export const addressLines = ({ addressLine1, addressLine2, addressCountry }: MapLocation): readonly string[] =>
  [addressLine1, addressLine2, addressCountry].map((line) => line.trim()).filter(Boolean);

/** The address that opens the place of a map's marker in the maps service (MAP-310): by its coordinates, by its address where there are none. */
export function mapLink(location: MapLocation): string {
  const { marker } = location;
  const address = addressLines(location).join(', ');
  return placeLink(marker === DEFAULT_MAP_CENTER && address ? address : `${marker.lat},${marker.lng}`);
}
