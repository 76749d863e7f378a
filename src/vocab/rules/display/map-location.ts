import { decimalNumber } from '../text/decimal-number.ts';

/** A point on the map, in degrees. */
export interface GeoPoint {
  /** -90 to 90. */
  readonly lat: number;
  /** -180 to 180. */
  readonly lng: number;
}

/** Where a map looks and what its marker says, every value sure (MAP-301). */
export interface MapLocation {
  readonly center: GeoPoint;
  readonly marker: GeoPoint;
  /** 0, the whole world, to 22. */
  readonly zoom: number;
  readonly addressTitle: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly addressCountry: string;
}

/** The zoom where the block gives none (MAP-303). */
export const DEFAULT_MAP_ZOOM = 12;

/** The centre where the block gives none. The requirements have one fixed point and do not say which: this is Brasília, the project's. */
export const DEFAULT_MAP_CENTER: GeoPoint = /* @__PURE__ */ Object.freeze({ lat: -15.7942, lng: -47.8822 });

const HIGHEST_ZOOM = 22;

const within = (value: unknown, least: number, most: number): number | null => {
  const number = decimalNumber(value);
  return number !== null && number >= least && number <= most ? number : null;
};

/** A point with one half missing or out of range is none. */
function pointOf(lat: unknown, lng: unknown): GeoPoint | null {
  const known = { lat: within(lat, -90, 90), lng: within(lng, -180, 180) };
  return known.lat === null || known.lng === null ? null : { lat: known.lat, lng: known.lng };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a map's location (MAP-302, MAP-304). Numbers may be texts; the marker is in the centre where it has no place of its own. */
export function mapLocation(given: Readonly<Record<string, unknown>>): MapLocation {
  const center = pointOf(given.mapLat, given.mapLng) ?? DEFAULT_MAP_CENTER;
  return {
    center,
    marker: pointOf(given.markerLat, given.markerLng) ?? center,
    zoom: within(given.mapZoom, 0, HIGHEST_ZOOM) ?? DEFAULT_MAP_ZOOM,
    addressTitle: textOf(given.addressTitle),
    addressLine1: textOf(given.addressLine1),
    addressLine2: textOf(given.addressLine2),
    addressCountry: textOf(given.addressCountry),
  };
}
