import type { Dimensions } from '../../../../vocab/rules/display/dimensions.ts';

/** The place that a picture or a shape has. */
export interface Place {
  readonly width: number;
  /** 0 if the page gives its block no height: then the content decides it. */
  readonly height: number;
}

/** How something is fitted into its place. */
export interface Fit {
  /** Width over height. */
  readonly ratio: number;
  /** Fills its place (FLUID-310, FLUID-311). */
  readonly stretch: boolean;
  /** The largest width in px where the page gives no height. */
  readonly widest?: number | undefined;
}

/** The size of a picture or shape in its place: stretched over all of it, otherwise whole and with its own ratio (FLUID-302, FLUID-308, FLUID-312). */
export function fitBox(
  { width, height }: Place,
  { ratio, stretch, widest = Number.POSITIVE_INFINITY }: Fit,
): Dimensions {
  if (stretch) return { width, height: height || width / ratio };
  const fitted = height ? Math.min(width, height * ratio) : Math.min(width, widest);
  return { width: fitted, height: fitted / ratio };
}
