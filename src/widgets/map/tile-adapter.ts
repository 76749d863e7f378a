import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js';
import { Marker } from 'leaflet/src/layer/marker/Marker.js';
import { Popup } from 'leaflet/src/layer/Popup.js';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { Map as LeafletMap } from 'leaflet/src/map/Map.js';
import { documentMember } from '../../runtime/page/document-member.ts';
import { motion } from '../../runtime/page/motion.ts';
import type { MapUiOptions } from '../../vocab/rules/display/map-options.ts';
import type { DrawnMap, MapAdapter, MapRequest } from './map-adapter.ts';
import { markerPicture } from './marker-picture.ts';
import { tileAddress } from './tile-address.ts';
import style from './tiles.css';

/** Where tiles come from. */
export interface TileSource {
  /** Template of an address: `{z}`, `{x}`, `{y}`, and `{style}`, `{labels}`, `{terrain}` if the site has tiles for them. */
  readonly template: string;
  readonly maxZoom: number;
}

let sheet: CSSStyleSheet | undefined;

/**
 * Draws from raster tiles of the site, without a vendor. The library works in a shadow root of its own inside the canvas, so that rules of the page for
 * images do not tear its tiles apart, and its own rules reach nothing of the page.
 */
export const tileAdapter = ({ template, maxZoom }: TileSource): MapAdapter => ({
  draw(request: MapRequest): DrawnMap {
    const { canvas, location, mapName, markerName } = request;
    let { options } = request;
    const still = motion.reduced();
    const create = (name: 'div'): HTMLDivElement =>
      documentMember('createElement').call(document, name) as HTMLDivElement;
    const host = create('div');
    Object.assign(host.style, { position: 'absolute', inset: '0' });
    canvas.append(host);
    const root = host.attachShadow({ mode: 'open' });
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
    }
    root.adoptedStyleSheets = [sheet];
    const box = create('div');
    root.append(box);

    const map = new LeafletMap(box, {
      center: location.center,
      zoom: Math.min(location.zoom, maxZoom),
      maxZoom,
      // The library writes them as HTML: the block has buttons and credits of its own.
      zoomControl: false,
      attributionControl: false,
      zoomAnimation: !still,
      fadeAnimation: !still,
      markerZoomAnimation: !still,
      inertia: !still,
    });
    if (still) box.dataset.motion = 'reduce';
    box.setAttribute('role', 'application');
    box.setAttribute('aria-label', mapName);

    const tiles = new TileLayer(tileAddress(template, options), { maxZoom, className: 'tiles' });
    let seen = false;
    let missed = 0;
    tiles.on('tileload', () => {
      seen = true;
    });
    tiles.on('tileerror', () => {
      missed += 1;
    });
    // All that was asked for is here or failed.
    tiles.on('load', () => {
      if (seen || missed === 0) return;
      // The library goes on with the tile that it tells about.
      queueMicrotask(() => request.failed(`no tile of ${template} could be loaded`));
    });
    tiles.addTo(map);

    const marker = new Marker(location.marker, {
      icon: new DivIcon({ html: markerPicture(), className: 'marker', iconSize: [44, 48], iconAnchor: [22, 46] }),
      draggable: true,
      title: markerName,
    }).addTo(map);
    marker.getElement()?.setAttribute('aria-label', markerName);
    const info = new Popup({ closeButton: false, minWidth: 160, maxWidth: 260, offset: [0, -38], autoPan: true });
    const open = (): void => {
      if (options.linkOnClick) request.openPlace();
      else {
        info.setLatLng(marker.getLatLng()).setContent(request.info(close));
        info.openOn(map);
      }
    };
    const close = (): void => {
      map.closePopup(info);
      marker.getElement()?.focus({ preventScroll: true });
    };
    marker.on('click', open);
    marker.getElement()?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      open();
    });
    // The library hears keys only while the map itself has the focus.
    box.addEventListener('keydown', (event) => {
      if (!options.draggable && event.key.startsWith('Arrow')) event.stopPropagation();
      if (event.key !== 'Escape' || !info.isOpen()) return;
      event.stopPropagation();
      close();
    });
    map.on('click', () => {
      if (options.linkOnClick) request.openPlace();
    });

    // The library ignores a zoom while another one is animated, and a click on a button must not be lost.
    let wanted: number | undefined;
    map.on('zoomend', () => {
      if (wanted === map.getZoom()) wanted = undefined;
      else if (wanted !== undefined) map.setZoom(wanted);
    });

    const apply = (next: MapUiOptions): void => {
      options = next;
      box.dataset.style = /\{style\}/.test(template) ? '' : next.style;
      box.dataset.link = next.linkOnClick ? 'true' : 'false';
      const { draggable, scrollwheel, markerDraggable } = next;
      // One finger scrolls the page; two move the map.
      map.dragging[draggable && !matchMedia('(pointer: coarse)').matches ? 'enable' : 'disable']();
      // Two fingers that may not move the map still zoom it.
      map.options.touchZoom = draggable || 'center';
      map.scrollWheelZoom[scrollwheel ? 'enable' : 'disable']();
      marker.dragging?.[markerDraggable ? 'enable' : 'disable']();
      if (next.linkOnClick) {
        map.closePopup(info);
        // The second click of a double click would open the place again.
        map.doubleClickZoom.disable();
      } else map.doubleClickZoom.enable();
    };
    apply(options);

    const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    resized.observe(box);
    return {
      update(next) {
        const address = tileAddress(template, next);
        if (address !== tileAddress(template, options)) tiles.setUrl(address);
        apply(next);
      },
      zoomBy(steps) {
        wanted = Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), (wanted ?? map.getZoom()) + steps));
        if (wanted === map.getZoom()) wanted = undefined;
        else map.setZoom(wanted);
      },
      remove() {
        resized.disconnect();
        map.remove();
        host.remove();
      },
    };
  },
});
