import { lightboxLimits } from '../../../vocab/codes/lightbox.ts';
import type { Box, Point } from './zoom.ts';

/**
 * What a click does by its place: nothing at the edge, the previous or the next item on the content, and outside of it
 * the lightbox closes.
 */
export type ClickArea = 'edge' | 'previous' | 'next' | 'outside';

/**
 * Tells where a click is. The outer 2 % of the layer on all four sides comes first (LBOX-308), then the halves of the
 * content (LBOX-306, LBOX-307), then the empty space (LBOX-309).
 */
export function clickArea({ x, y }: Point, layer: Box, content: Box | null): ClickArea {
  const edgeX = (layer.width * lightboxLimits.edgePercent) / 100;
  const edgeY = (layer.height * lightboxLimits.edgePercent) / 100;
  const fromEdgeX = Math.min(x - layer.left, layer.left + layer.width - x);
  const fromEdgeY = Math.min(y - layer.top, layer.top + layer.height - y);
  if (fromEdgeX < edgeX || fromEdgeY < edgeY) return 'edge';
  if (!content) return 'outside';
  const inside =
    x >= content.left && x <= content.left + content.width && y >= content.top && y <= content.top + content.height;
  if (!inside) return 'outside';
  return x < content.left + content.width / 2 ? 'previous' : 'next';
}
