import { phonePage } from '../open-phone.mjs';
import { readPeer } from '../peers/read-peer.mjs';
import { vitrineFiles } from '../peers/vitrine.mjs';

const TILE = '/maps-files/tile.jpg';
const TILES = `${TILE}?z={z}&x={x}&y={y}`;
const [LAT, LNG, ZOOM] = [-20.1372, -43.4021, 15];

/** How the first tile of each is found: both are drawn by Leaflet, which notes on a tile that it is there. */
export const MAPS = { vitrine: '.leaflet-tile-loaded', leaflet: '.leaflet-tile-loaded', 'vitrine-address': null };

const ADDRESS =
  '<p id="address"><strong>Ateliê Serra</strong><br>Estrada da Pedra Redonda, km 4<br>São Gonçalo do Rio Manso, MG</p>';
const TAG = '<script async src="/dist/vitrine.js"></script>';
const STYLE = '<style>#place{height:240px}</style>';

const own = (more) =>
  phonePage(
    `${STYLE}${TAG}`,
    `<div id="place" data-block="map" data-map-lat="${LAT}" data-map-lng="${LNG}" data-map-zoom="${ZOOM}" data-address-title="Ateliê Serra" data-address-line1="Estrada da Pedra Redonda, km 4"${more}>${ADDRESS}</div>`,
  );

/** The files of both, and their pages: `/maps/NAME`. On `vitrine-address` no map may be shown: there is neither a key nor a site's own tiles. */
export const mapFiles = (dist, tile) => ({
  ...vitrineFiles(dist),
  [TILE]: tile,
  '/maps-files/leaflet.js': readPeer('leaflet/dist/leaflet.js'),
  '/maps-files/leaflet.css': readPeer('leaflet/dist/leaflet.css'),
  '/maps/vitrine': own(` data-tiles="${TILES.replaceAll('&', '&amp;')}" data-attribution="© Ateliê Serra"`),
  '/maps/vitrine-address': own(''),
  '/maps/leaflet': phonePage(
    `${STYLE}<link rel="stylesheet" href="/maps-files/leaflet.css"><script defer src="/maps-files/leaflet.js"></script>`,
    `<div id="place"></div><script type="module">
const map = L.map('place').setView([${LAT}, ${LNG}], ${ZOOM});
L.tileLayer('${TILES}', { maxZoom: 19, attribution: '© Ateliê Serra' }).addTo(map);
L.marker([${LAT}, ${LNG}], { icon: L.divIcon() }).addTo(map);
</script>`,
  ),
});
