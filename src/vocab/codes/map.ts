import type { About } from './about.ts';
import { codes } from './codes.ts';
import { constants } from './constants.ts';
import { words } from './words.ts';

export const about: About<'mapStyles' | 'mapLocationFields' | 'mapBlockFields' | 'mapOptions' | 'mapLimits'> = {
  mapStyles: {
    title: 'Map styles',
    source: '000 §3; 001 §3',
    note: 'Where the names stand alone, MinimalDark comes before MinimalLight: never by position.',
  },
  mapLocationFields: { title: 'Map location: fields', source: '001 §3' },
  mapBlockFields: { title: 'Map block: fields', source: '000 §3; 001 §3' },
  mapOptions: {
    title: 'Map options and their defaults',
    source: '001 §3',
    note: 'The source names the options; the defaults are this project’s.',
  },
  mapLimits: { title: 'Map constants', source: '000 §4; 001 §9; 002 §7' },
};

/** Map styles (000 §3, 001 §3). */
export const mapStyles = /* @__PURE__ */ codes({
  Original: 1,
  Grayscale: 2,
  Satellite: 3,
  MinimalLight: 4,
  MinimalDark: 5,
  MinimalBlue: 6,
});

/** What the location of a map holds (001 §3): the first five numbers, the others texts. */
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

/** What the block of a map holds (000 §3, 001 §3). */
export const mapBlockFields = /* @__PURE__ */ words(['location', 'controls', 'terrain', 'labels', 'style']);

/** The options of a map's interface (001 §3), with this project's defaults. */
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

/** Constants of maps (001 §9, 002 §7). Zoom and centre stand with the reading of a location. */
export const mapLimits = /* @__PURE__ */ constants({ scriptTimeoutMs: 30_000, debounceMs: 60 });
