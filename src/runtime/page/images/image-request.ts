import type { ImageSettings } from '../../../vocab/image-settings.ts';
import type { Dimensions } from '../../../vocab/rules/display/dimensions.ts';
import type { Placing } from './fill-box.ts';

/** What a picture is loaded by. */
export interface ImageRequest {
  readonly settings: ImageSettings;
  /** How it is placed; without it the image fills its box. */
  readonly placing?: Placing | undefined;
  /** The candidates of which the browser chooses one by itself. */
  readonly srcset?: string | undefined;
  /** The sources of the page's `picture`, for an image in one. */
  readonly sources?: readonly HTMLSourceElement[] | undefined;
  /** The width of the file that the element shows already, in px. */
  readonly loadedWidth?: number | undefined;
  /** How many items after the current one of its gallery it is (IMG-321). */
  readonly distance?: number | undefined;
  /** The width of its place, in px, if that is known. */
  readonly width?: number | undefined;
  /** The browser has chosen from the element's own `srcset` already: only its `sizes` are written. */
  readonly sizesOnly?: boolean | undefined;
  /** Called with a mistake of the page. */
  warn?(message: string): void;
  /** Called with the size that the picture had not said (IMG-325). */
  learned?(dimensions: Dimensions): void;
  /** Called when a file has arrived or failed, with whether the element shows the picture now. */
  done?(shows: boolean): void;
}
