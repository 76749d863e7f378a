import type { MapLocation } from '../../vocab/rules/display/map-location.ts';
import type { MapUiOptions } from '../../vocab/rules/display/map-options.ts';

/** What an adapter draws, and whom it tells. */
export interface MapRequest {
  /** An empty element in the page's own document, as large as the map is to be. */
  readonly canvas: HTMLElement;
  readonly location: MapLocation;
  readonly options: MapUiOptions;
  /** Names for assistive technology: of the map, and of its marker. */
  readonly mapName: string;
  readonly markerName: string;
  /** Makes the content of the info window, address and link; with a button that closes it, if the library has none. */
  info(close: (() => void) | null): HTMLElement;
  /** Opens the place in the maps service: a click on map or marker with `linkOnClick`. */
  openPlace(): void;
  /** The map cannot work any more: its block shows the address again. */
  failed(reason: unknown): void;
}

/** A map on the page. */
export interface DrawnMap {
  /** Applies all options, changed or not (MAP-006). */
  update(options: MapUiOptions): void;
  /** Zooms by whole steps. Absent where the map has controls of its own. */
  readonly zoomBy?: (steps: number) => void;
  /** Ends everything that it started. The canvas is removed by the block. */
  remove(): void;
}

/** Draws maps with one library. The vendor's and that of the site's own tiles are used alike. */
export interface MapAdapter {
  /** Rejects or throws if there is nothing to see; the canvas is then removed. */
  draw(request: MapRequest): DrawnMap | Promise<DrawnMap>;
}
