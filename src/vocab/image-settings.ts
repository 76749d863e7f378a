import type { Dimensions } from './rules/display/dimensions.ts';
import { DEFAULT_FOCAL_POINT, type FocalPoint } from './rules/display/focal-point.ts';
import type { SizeFormat } from './rules/display/image-format.ts';

/** How a picture fills its box (IMG-310). */
export type CropMode = 'cover' | 'contain' | 'none';

/** When a picture is loaded (IMG-303): near the viewport, at once, or only when asked for. */
export type LoadMode = 'viewport' | 'true' | 'false';

/** What the image loader knows of a picture (IMG-301). */
export interface ImageSettings {
  /** The address, without a width. */
  readonly source: string;
  /** The picture's own size; null if it is not known (IMG-325). */
  readonly dimensions: Dimensions | null;
  /** Height over width that replaces the picture's own (IMG-311). */
  readonly fixedRatio: number | null;
  readonly focalPoint: FocalPoint;
  readonly loadMode: LoadMode;
  /** Loads and places again even if size and width are the same (IMG-317). */
  readonly forceUpdate: boolean;
  readonly cropMode: CropMode;
  readonly sizeAdjustment: number;
  /** Where the width goes into the address (IMG-309); null for an address that is fetched as it is, such as that of a plain `src`. */
  readonly sizeFormat: SizeFormat | null;
  /** Fills its box even beyond its own size (IMG-313). */
  readonly stretch: boolean;
  /** The picture becomes the background of the element (IMG-312). */
  readonly background: boolean;
  /** Placed by `object-fit` and `object-position` instead of measured offsets (IMG-314). */
  readonly advancedPositioning: boolean;
  /** A visitor who saves data gets a smaller file (IMG-315). */
  readonly saveData: boolean;
  readonly minimumPixelRatio: number | null;
  readonly maximumPixelRatio: number | null;
  /** Where a picture that is shown whole is placed, such as `top left` (IMG-304); empty if the page does not say. */
  readonly alignment: string;
}

/** The settings of a picture of which only some things are known. */
export const imageSettings = (known: Partial<ImageSettings>): ImageSettings => ({
  source: '',
  dimensions: null,
  fixedRatio: null,
  focalPoint: DEFAULT_FOCAL_POINT,
  loadMode: 'viewport',
  forceUpdate: false,
  cropMode: 'cover',
  sizeAdjustment: 1,
  sizeFormat: 'queryString',
  stretch: false,
  background: false,
  advancedPositioning: true,
  saveData: true,
  minimumPixelRatio: null,
  maximumPixelRatio: null,
  alignment: '',
  ...known,
});
