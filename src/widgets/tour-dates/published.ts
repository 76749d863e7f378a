import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { withFrames } from '../_shared/block/beside/with-frames.ts';
import { datesIn, readTourDates, type TourDatesContent } from './content.ts';

/**
 * Reads tour dates as published platform pages write them (docs/published-markup.md §12): the dates of an artist, which come from another site. The file is loaded
 * for such pages only: no static import may reach this file.
 */
export default function readPublished(source: Element): ParsedMarkup<TourDatesContent> {
  return withFrames(source, readTourDates(source), datesIn(source));
}
