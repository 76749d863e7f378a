import { codes } from './codes.ts';
import { constants } from './constants.ts';
import { words } from './words.ts';

/**
 * Map styles (MAP-003, MAP-307). Where the names stand alone, MinimalDark comes before MinimalLight: never by position.
 */
export const mapStyles = /* @__PURE__ */ codes({
  Original: 1,
  Grayscale: 2,
  Satellite: 3,
  MinimalLight: 4,
  MinimalDark: 5,
  MinimalBlue: 6,
});

/**
 * Map location: fields (MAP-301).
 *
 * What the location of a map holds: the first five numbers, the others texts.
 */
export const mapLocationFields = /* @__PURE__ */ words([
  'mapLat',
  'mapLng',
  'markerLat',
  'markerLng',
  'mapZoom',
  'addressTitle',
  'addressLine1',
  'addressLine2',
  'addressCountry',
]);

/** Map block: fields (MAP-002, MAP-309). */
export const mapBlockFields = /* @__PURE__ */ words(['location', 'controls', 'terrain', 'labels', 'style']);

/** Map options and their defaults (MAP-305). The requirements name the options; the defaults are this project’s. */
export const mapOptions = /* @__PURE__ */ constants({
  style: 'Original',
  showLabels: true,
  showTerrain: false,
  draggable: true,
  scrollwheel: false,
  showControls: true,
  disableDefaultUI: false,
  markerDraggable: false,
  linkOnClick: false,
});

/**
 * Map constants (MAP-004, MAP-315, MAP-604).
 *
 * Constants of maps. Zoom and centre are with the reading of a location.
 */
export const mapLimits = /* @__PURE__ */ constants({ scriptTimeoutMs: 30_000, debounceMs: 60 });
