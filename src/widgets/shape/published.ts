import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import type { ShapeContent } from './content.ts';

/**
 * Reads a shape as published platform pages write it: it is drawn by the page itself and stays as it is. The file is loaded for such pages only: no static
 * import may reach this file.
 */
export default function readPublished(): ParsedMarkup<ShapeContent> {
  return { content: { drawn: true }, lend: [], jsonIsRead: true };
}
