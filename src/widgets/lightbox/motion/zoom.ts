/** A point of the screen, in CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the screen, in CSS px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How a picture is enlarged and moved: scaled about its middle, then moved by px. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The whole picture in its place. */
export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

/** A picture can always be enlarged this much, and to twice its own pixels. */
const LEAST_MAXIMUM = 4;
/** What a double click or the button enlarges to, at least and at most. */
const STEP = { least: 2, most: 4 };

/** The largest scale of a picture: until its own pixels are doubled. */
export const maximumScale = (ownWidth: number, shownWidth: number): number =>
  Math.max(LEAST_MAXIMUM, (2 * ownWidth) / Math.max(1, shownWidth));

/** The scale after a double click: the picture's own pixels, between twice and four times of what is shown. */
export const stepScale = (ownWidth: number, shownWidth: number): number =>
  Math.min(STEP.most, Math.max(STEP.least, ownWidth / Math.max(1, shownWidth)));

/** How far a picture may be moved along one axis: until its edges meet those of the screen, not at all if it fits. */
function clampAxis(moved: number, start: number, size: number, scale: number, screen: number): number {
  const middle = start + size / 2;
  const half = (size * scale) / 2;
  const [low, high] = [screen - middle - half, half - middle].sort((a, b) => a - b) as [number, number];
  const wanted = half * 2 > screen ? moved : 0;
  return Math.min(high, Math.max(low, wanted));
}

/**
 * Keeps an enlarged picture on the screen.
 *
 * @param box where the picture is without zoom
 * @param screen size of the layer, which begins at 0, 0
 */
export function clampZoom(zoom: Zoom, box: Box, screen: { width: number; height: number }, maximum: number): Zoom {
  const scale = Math.min(maximum, Math.max(1, zoom.scale));
  if (scale === 1) return WHOLE;
  return {
    scale,
    x: clampAxis(zoom.x, box.left, box.width, scale, screen.width),
    y: clampAxis(zoom.y, box.top, box.height, scale, screen.height),
  };
}

/**
 * Changes the scale so that the point of the picture that was under `from` is under `to` afterwards; they differ when
 * two fingers move while they pinch.
 */
export function zoomAbout(zoom: Zoom, box: Box, scale: number, from: Point, to: Point = from): Zoom {
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const factor = scale / zoom.scale;
  return {
    scale,
    x: to.x - middle.x - (from.x - middle.x - zoom.x) * factor,
    y: to.y - middle.y - (from.y - middle.y - zoom.y) * factor,
  };
}

/** The scale after a turn of the wheel. Pinching on a trackpad arrives as a wheel with the Ctrl key, in finer steps. */
export function wheelScale(scale: number, { deltaY, deltaMode, ctrlKey }: WheelTurn): number {
  const px = deltaMode === 0 ? deltaY : deltaY * (deltaMode === 1 ? 16 : 100);
  const turned = Math.max(-300, Math.min(300, px)) * (ctrlKey ? 0.01 : 0.0025);
  return scale * Math.exp(-turned);
}

/** The fields of a wheel event that count. */
export interface WheelTurn {
  readonly deltaY: number;
  readonly deltaMode: number;
  readonly ctrlKey: boolean;
}
