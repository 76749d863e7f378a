import { withImageWidth } from '../../../vocab/rules/display/image-format.ts';
import { boundedPixelRatio, imageWidthFor } from '../../../vocab/rules/display/image-width.ts';
import type { PictureData } from '../../../vocab/slides.ts';

/** The visitor's screen as far as it decides which file is fetched. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  readonly saveData: boolean;
}

/** The ratio of a picture whose size is not known, height over width. */
const UNKNOWN_RATIO = 2 / 3;

/** Height over width. */
export function ratioOf({ fixedRatio, dimensions }: Pick<PictureData, 'fixedRatio' | 'dimensions'>): number {
  return fixedRatio ?? (dimensions ? dimensions.height / dimensions.width : UNKNOWN_RATIO);
}

/**
 * How wide a picture is on a screen that shows it whole, in CSS px. The margins are left out: the next step of the
 * widths is no more than they are.
 */
export const shownWidth = (picture: PictureData, screen: Screen): number =>
  Math.min(screen.width, screen.height / ratioOf(picture), picture.dimensions?.width ?? Number.POSITIVE_INFINITY);

/** The address of the file to show a picture in a width, in CSS px (IMG-307, IMG-316). */
export function fileFor(picture: PictureData, width: number, screen: Screen): string {
  const { source, sizeFormat, dimensions, minimumPixelRatio, maximumPixelRatio, sizeAdjustment } = picture;
  if (!sizeFormat || !source) return source;
  const pixelRatio = boundedPixelRatio(
    screen.pixelRatio,
    { min: minimumPixelRatio, max: maximumPixelRatio },
    screen.saveData && picture.saveData,
  );
  const step = imageWidthFor({ displayWidth: width, sizeAdjustment, pixelRatio, sourceWidth: dimensions?.width });
  return withImageWidth(source, step, sizeFormat);
}
