import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { withFrames } from '../_shared/block/beside/with-frames.ts';
import { type ChartContent, readChart } from './content.ts';

/**
 * Reads a chart of a published platform page: no page with the data of one is known, so the first table is its data; null without one, or without a number in it.
 * The file is loaded for such pages only: no static import may reach this file.
 */
export default function readPublished(source: Element): ParsedMarkup<ChartContent> | null {
  const parsed = readChart(source);
  return parsed.lend.length ? withFrames(source, parsed) : null;
}
