import { defineBlock } from '../../vocab/block/define-block.ts';
import { optional } from '../../vocab/block/fields/optional.ts';
import { readSchema } from '../../vocab/block/fields/read-schema.ts';
import { count, flag, number, oneOf, text, url } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import { mapOptions, mapStyles } from '../../vocab/codes/map.ts';
import { DEFAULT_MAP_ZOOM } from '../../vocab/rules/display/map-location.ts';
import { mapStyleOf } from '../../vocab/rules/display/map-options.ts';

const latitude = (help: string) => optional(number({ fallback: 0, min: -90, max: 90, help }));
const longitude = (help: string) => optional(number({ fallback: 0, min: -180, max: 180, help }));

/** The options of a map that its view follows (MAP-006). */
export const MAP_LIVE = [
  'style',
  'showLabels',
  'showTerrain',
  'draggable',
  'scrollwheel',
  'showControls',
  'disableDefaultUi',
  'markerDraggable',
  'linkOnClick',
] as const;

/** The map (MAP-001 to MAP-006, MAP-301 to MAP-317, MAP-601 to MAP-605). Block type 4. */
export const map = defineBlock({
  name: 'map',
  summary: sentence(
    'A map with a marker and its address: from the maps service, or from tiles of the site itself. Without either it is an address card.',
  ),
  when: 'visible',
  light: true,
  // A template of tiles that begins with a slash, of the page's own origin: those of another one may have to wait for consent.
  variant: '^/.*{z',
  budget: 10_160,
  live: MAP_LIVE,
  publishedNames: ['map'],
  data: {
    mapLat: latitude(sentence('Latitude of the centre, in degrees. Without both, the centre is Brasília.')),
    mapLng: longitude(sentence('Longitude of the centre, in degrees.')),
    markerLat: latitude(sentence('Latitude of the marker. Without both, the marker is in the centre.')),
    markerLng: longitude(sentence('Longitude of the marker.')),
    mapZoom: number({ fallback: DEFAULT_MAP_ZOOM, min: 0, max: 22, help: sentence('Zoom, 0 for the whole world.') }),
    addressTitle: text({ help: sentence('Name of the place.') }),
    addressLine1: text({ help: sentence('First line of the address.') }),
    addressLine2: text({ help: sentence('Second line of the address.') }),
    addressCountry: text({ help: sentence('Country of the address.') }),
    style: {
      ...oneOf(mapStyles.names, {
        fallback: mapOptions.style,
        help: sentence('Look of the map. The ids 1 to 6 mean the same names, MinimalLight before MinimalDark.'),
      }),
      also: ['styleId'],
      schema: readSchema(mapStyleOf),
    },
    showLabels: flag({ fallback: mapOptions.showLabels, help: sentence('Shows the names of places.') }),
    showTerrain: flag({ fallback: mapOptions.showTerrain, help: sentence('Shows hills and vegetation.') }),
    draggable: flag({
      fallback: mapOptions.draggable,
      help: sentence('The map can be moved, also with the keyboard.'),
    }),
    scrollwheel: flag({ fallback: mapOptions.scrollwheel, help: sentence('The wheel zooms.') }),
    showControls: flag({ fallback: mapOptions.showControls, help: sentence('Shows the buttons of the map.') }),
    disableDefaultUi: flag({
      fallback: mapOptions.disableDefaultUI,
      help: sentence('Removes all buttons, whatever showControls says. In JSON also disableDefaultUI.'),
    }),
    markerDraggable: flag({ fallback: mapOptions.markerDraggable, help: sentence('The marker can be moved.') }),
    linkOnClick: flag({
      fallback: mapOptions.linkOnClick,
      help: sentence('A click on the map or the marker opens the place in a new tab.'),
    }),
    placeLink: url({
      help: sentence('Where the link to the place leads. Without it, to the place in the maps service.'),
    }),
    height: optional(
      number({
        fallback: 0,
        min: 1,
        help: sentence(
          'Height of the block, in px. Without it the block is as high as its markup, and with a map at least 240.',
        ),
      }),
    ),
    tiles: url({
      help: sentence(
        'URL template of raster tiles, with {z}, {x}, {y}, and {style}, {labels} (1 or 0), {terrain} (1 or 0) if there are tiles for them. They are the map then, and the maps service is not used.',
      ),
    }),
    tilesMaxZoom: count({ fallback: 19, max: 22, help: sentence('Greatest zoom for which there are tiles.') }),
    attribution: text({ help: sentence('Where the data of the tiles comes from, shown on the map.') }),
    attributionLink: url({ help: sentence('Target of the attribution.') }),
  },
  parts: sentence({
    card: 'The address.',
    link: 'The link that opens the place.',
    zoom: 'The buttons that zoom, on a map of tiles.',
    attribution: 'Where the tiles come from.',
    facade: 'What asks, below the address, while the map waits for consent.',
    'facade-card': 'Text and buttons of it.',
    load: 'The button that loads the map once.',
    always: 'The button that allows the service or the purpose.',
    preferences: 'The button that opens the preferences.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of the marker of a map of tiles, and of the button that loads the map once.',
    '--vitrine-surface': 'Ground of card, buttons and info window.',
    '--vitrine-text': 'Their text.',
    '--vitrine-line': 'Border of the card.',
    '--vitrine-radius': 'Corners of card and map.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  keys: sentence({
    'Arrow keys': 'On a map of tiles: move it, unless draggable is off.',
    'Plus, Minus': 'On a map of tiles: zoom.',
    'Enter, Space': 'On the marker: open the info window, or the place with linkOnClick.',
    Escape: 'Closes the info window of a map of tiles.',
  }),
  notes: sentence([
    'The map of the maps service needs a key (gmRenderKey in the page context, as base64). Its script is loaded once for all maps, when the first one is in view, and after the visitor has allowed its purpose: thirdParties.mapsPurpose, by default preferences. thirdParties.mapsScript names another address.',
    'Until then, without a key, and if the script does not come within 30 s, the address is shown: the page’s own markup if it has text, otherwise a card made of the address fields.',
    'Tiles of the site itself need no consent. Tiles of another origin tell it about the visitor and wait as the maps service does.',
    'Tiles without {style} are coloured by filters. Satellite, showLabels and showTerrain need tiles of their own; without them they change nothing on a map of tiles.',
    'The address is read by screen readers beside the map, appears when the focus is in it, and is printed in place of the map. Over the map of own markup there is also a link to the place, for pointers alone where the address has one: a link to a well-known maps service or to a page called /map or /mapa, a geo: address, or that of placeLink. A published map looks as it did.',
    'Reserve the height in the style sheet of the page (min-height), so that nothing below moves when the map comes.',
    'On a touch screen a map of tiles is moved with two fingers, so that one finger scrolls the page.',
    'A page may change the attributes of the options later, and the JSON of a published map: changes within 60 ms are one update. Where an attribute of the place, the zoom or the tiles changes, or the data-block-json of own markup, the map is made anew.',
    'A published map has the height of vSize, 34px for each 1, where the page sets none.',
  ]),
});
