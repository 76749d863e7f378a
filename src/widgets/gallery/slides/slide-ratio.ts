import type { Slide } from '../../../vocab/slides.ts';

/** Height over width of a slide that does not say. */
const UNKNOWN_RATIO = 2 / 3;

/** Height over width of a slide. */
export const ratioOf = ({ picture, video }: Slide): number =>
  video?.ratio ??
  picture?.fixedRatio ??
  (picture?.dimensions ? picture.dimensions.height / picture.dimensions.width : UNKNOWN_RATIO);
