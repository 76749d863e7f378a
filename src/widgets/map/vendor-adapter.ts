import type { MapUiOptions } from '../../vocab/rules/display/map-options.ts';
import type { GoogleMaps } from './google-maps.ts';
import type { DrawnMap, MapAdapter, MapRequest } from './map-adapter.ts';
import { vendorLook } from './vendor-look.ts';

/** The options of the vendor's map that follow the block's own (MAP-306). `disableDefaultUI` counts more than `showControls`. */
const settingsFor = (options: MapUiOptions): Record<string, unknown> => ({
  ...vendorLook(options),
  draggable: options.draggable,
  scrollwheel: options.scrollwheel,
  disableDefaultUI: options.disableDefaultUI || !options.showControls,
  // A place of the vendor would take the click.
  clickableIcons: !options.linkOnClick,
});

/**
 * Draws with the vendor's script. Its marker is the older one: the newer one needs an id of a style that is stored at the vendor, which rules out styles of
 * the page's own.
 */
export const vendorAdapter = (maps: GoogleMaps): MapAdapter => ({
  async draw(request: MapRequest): Promise<DrawnMap> {
    // Newer loaders of the script bring its parts on demand.
    if (!maps.Map || !maps.Marker) await Promise.all(['maps', 'marker'].map((name) => maps.importLibrary?.(name)));
    const { canvas, location, markerName } = request;
    let { options } = request;
    // The keys of the vendor move and zoom, or do neither.
    const keepStill = (event: KeyboardEvent): void => {
      // Menus of the vendor need them.
      if (event.target instanceof Element && event.target.closest('button,a,input,[role^="menu"],[role="dialog"]'))
        return;
      if (!options.draggable && /^(Arrow|Home|End|Page)/.test(event.key)) event.stopImmediatePropagation();
    };
    canvas.addEventListener('keydown', keepStill, true);
    const map = new maps.Map(canvas, { center: location.center, zoom: location.zoom, ...settingsFor(options) });
    const marker = new maps.Marker({
      map,
      position: location.marker,
      title: markerName,
      draggable: options.markerDraggable,
    });
    const window = new maps.InfoWindow({});
    window.setContent(request.info(null));
    map.addListener('click', () => {
      if (options.linkOnClick) request.openPlace();
    });
    marker.addListener('click', () => {
      if (options.linkOnClick) request.openPlace();
      else window.open({ map, anchor: marker });
    });
    return {
      update(next) {
        options = next;
        map.setOptions(settingsFor(next));
        marker.setDraggable(next.markerDraggable);
        if (next.linkOnClick) window.close();
      },
      remove() {
        window.close();
        for (const one of [map, marker]) maps.event.clearInstanceListeners(one);
        marker.setMap(null);
      },
    };
  },
});
