import type { About } from './about.ts';
import { codes } from './codes.ts';
import { constants } from './constants.ts';
import { words } from './words.ts';

export const about: About<'mapStyles' | 'mapLocationFields' | 'mapBlockFields' | 'mapOptions' | 'mapLimits'> = {
  mapStyles: {
    title: 'Map styles',
    source: 'MAP-003, MAP-307',
    note: 'Where the names stand alone, MinimalDark comes before MinimalLight: never by position.',
  },
  mapLocationFields: { title: 'Map location: fields', source: 'MAP-301' },
  mapBlockFields: { title: 'Map block: fields', source: 'MAP-002, MAP-309' },
  mapOptions: {
    title: 'Map options and their defaults',
    source: 'MAP-305',
    note: 'The requirements name the options; the defaults are this project’s.',
  },
  mapLimits: { title: 'Map constants', source: 'MAP-004, MAP-315, MAP-604' },
};

/** Map styles (MAP-003, MAP-307). */
export const mapStyles = /* @__PURE__ */ codes({
  Original: 1,
  Grayscale: 2,
  Satellite: 3,
  MinimalLight: 4,
  MinimalDark: 5,
  MinimalBlue: 6,
});

/** What the location of a map holds (MAP-301): the first five numbers, the others texts. */
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

/** What the block of a map holds (MAP-002, MAP-309). */
export const mapBlockFields = /* @__PURE__ */ words(['location', 'controls', 'terrain', 'labels', 'style']);

/** The options of a map's interface (MAP-305), with this project's defaults. */
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

/** Constants of maps (MAP-004, MAP-315, MAP-604). Zoom and centre are with the reading of a location. */
export const mapLimits = /* @__PURE__ */ constants({ scriptTimeoutMs: 30_000, debounceMs: 60 });
