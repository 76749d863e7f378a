import type { Dimensions } from '../../vocab/rules/display/dimensions.ts';
import type { FocalPoint } from '../../vocab/rules/display/focal-point.ts';
import { shapeNamed } from '../_shared/media/shapes.ts';

interface Props {
  /** The clip path's id, for the element that it cuts. */
  readonly id: string;
  readonly name: string;
  /** The size of the picture; only its ratio counts. */
  readonly dimensions: Dimensions;
  readonly focalPoint: FocalPoint;
  readonly stretch: boolean;
}

/** Returns whether there is a shape of that name (FLUID-304). */
export const isMask = (name: string): boolean => shapeNamed(name) !== null;

/**
 * The clip path of a mask (FLUID-304), in fractions of the picture's box: the shape with its own ratio, as large as the
 * box allows, around the focal point; over the whole box if the picture is stretched.
 */
export function Mask({ id, name, dimensions, focalPoint, stretch }: Props) {
  const shape = shapeNamed(name);
  if (!shape) return null;
  const ratio = (shape.width / shape.height) * (dimensions.height / dimensions.width);
  const [width, height] = stretch ? [1, 1] : [Math.min(1, ratio), Math.min(1, 1 / ratio)];
  const [x, y] = [startOf(focalPoint.x, width), startOf(focalPoint.y, height)];
  return (
    <svg className="mask" aria-hidden="true">
      <clipPath id={id} clipPathUnits="objectBoundingBox">
        <path
          d={shape.path}
          transform={`translate(${x} ${y}) scale(${width / shape.width} ${height / shape.height})`}
        />
      </clipPath>
    </svg>
  );
}

/** Where a part of that size begins, so that the point is in its middle as far as the box allows. */
const startOf = (point: number, size: number): number => Math.min(1 - size, Math.max(0, point - size / 2));
