import type { Box } from './zoom.ts';

/**
 * How content is drawn so that it covers a thumbnail exactly: scaled about its middle, moved, and cut to the
 * thumbnail's ratio.
 */
export interface Grown {
  readonly transform: string;
  readonly clipPath: string;
}

/** Content in its own place. */
export const GROWN: Grown = { transform: 'none', clipPath: 'inset(0)' };

/** Draws content over a thumbnail that shows a part of the same picture around its middle. */
export function overThumbnail(content: Box, thumbnail: Box): Grown {
  const scale = Math.max(thumbnail.width / content.width, thumbnail.height / content.height);
  const x = thumbnail.left + thumbnail.width / 2 - content.left - content.width / 2;
  const y = thumbnail.top + thumbnail.height / 2 - content.top - content.height / 2;
  const insetX = Math.max(0, (content.width - thumbnail.width / scale) / 2);
  const insetY = Math.max(0, (content.height - thumbnail.height / scale) / 2);
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${insetY}px ${insetX}px)`,
  };
}

/** Returns whether a thumbnail has a box on the screen: only from such a one content grows. */
export const isOnScreen = ({ left, top, width, height }: Box, screen: { width: number; height: number }): boolean =>
  width > 0 && height > 0 && left < screen.width && top < screen.height && left + width > 0 && top + height > 0;
