import type { ImageSettings } from '../../../vocab/image-settings.ts';
import { parseAddress } from '../../../vocab/parse-address.ts';
import { withImageWidth } from '../../../vocab/rules/display/image-format.ts';
import { boundedPixelRatio, imageWidthFor } from '../../../vocab/rules/display/image-width.ts';
import { savesData } from '../saves-data.ts';
import { type Box, drawnSize } from './drawn-size.ts';

/** Returns whether a picture's source is an address from which a file may come. */
export const isAddress = (source: string): boolean =>
  source.trim() !== '' && parseAddress(source, 'https://page.invalid/') !== null && !/^\s*javascript:/i.test(source);

/** The file of a picture to fetch. */
export interface PickedFile {
  readonly address: string;
  /** The width that it is asked in, in px; infinite for an address that has no widths. */
  readonly width: number;
}

/** What the browser says about the screen and the connection. */
export interface ScreenSignals {
  readonly pixelRatio: number;
  readonly savesData: boolean;
}

export const screenSignals = (): ScreenSignals => ({
  pixelRatio: globalThis.devicePixelRatio,
  savesData: savesData(),
});

/**
 * Picks the file for a place (IMG-307): the smallest width step that is enough for the size in which the picture is drawn there, times size adjustment and
 * pixel ratio (IMG-315, IMG-316, IMG-329, IMG-330).
 *
 * @param least the width that is already loaded: a smaller one is never picked (IMG-326)
 */
export function pickedFile(settings: ImageSettings, box: Box, screen: ScreenSignals, least: number): PickedFile {
  const { source, sizeFormat, sizeAdjustment, dimensions, saveData } = settings;
  // The whole file has every width.
  if (!sizeFormat || least === Number.POSITIVE_INFINITY) return { address: source, width: Number.POSITIVE_INFINITY };
  const bounds = { min: settings.minimumPixelRatio, max: settings.maximumPixelRatio };
  const width = imageWidthFor({
    displayWidth: drawnSize(settings, box).width,
    sizeAdjustment,
    pixelRatio: boundedPixelRatio(screen.pixelRatio, bounds, screen.savesData && saveData),
    sourceWidth: dimensions?.width,
  });
  const raised = Math.max(width, least);
  return { address: withImageWidth(source, raised, sizeFormat), width: raised };
}
