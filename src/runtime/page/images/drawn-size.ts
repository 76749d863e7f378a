import type { ImageSettings } from '../../../vocab/image-settings.ts';
import type { Dimensions } from '../../../vocab/rules/display/dimensions.ts';

/** The place of a picture, in CSS px. A height of 0 means that it follows the picture. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

type Fit = Pick<ImageSettings, 'dimensions' | 'fixedRatio' | 'cropMode' | 'stretch'>;

/** The picture's size as it counts for the layout: its own, with the fixed ratio in place of its own one (IMG-311). */
export const shapeOf = ({ dimensions, fixedRatio }: Fit): Dimensions | null =>
  dimensions && fixedRatio ? { width: dimensions.width, height: dimensions.width * fixedRatio } : dimensions;

/**
 * The size in which a picture is drawn in its place (IMG-310, IMG-313): cover fills the place and overlaps it on one side; contain and none fit into it, and
 * are larger than the picture itself only with stretch.
 */
export function drawnSize(settings: Fit, box: Box): Box {
  const shape = shapeOf(settings);
  if (!shape) return box;
  const toWidth = box.width / shape.width;
  const toHeight = box.height > 0 ? box.height / shape.height : toWidth;
  const wanted = settings.cropMode === 'cover' ? Math.max(toWidth, toHeight) : Math.min(toWidth, toHeight);
  const scale = settings.cropMode === 'cover' || settings.stretch ? wanted : Math.min(1, wanted);
  return { width: shape.width * scale, height: shape.height * scale };
}
