import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { withFrames } from '../_shared/block/beside/with-frames.ts';
import { type CalendarContent, readCalendar } from './content.ts';

/**
 * Reads a calendar as published platform pages write it (docs/published-markup.md §12): without events, and often with a comment where the platform's scripts would
 * put them. The file is loaded for such pages only: no static import may reach this file.
 */
export default function readPublished(source: Element): ParsedMarkup<CalendarContent> {
  const parsed = readCalendar(source);
  return withFrames(source, parsed, parsed.content.elements);
}
