import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { readJson } from '../../vocab/block/read-json.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { BLOCK_JSON } from '../../vocab/names.ts';
import { readSummaryJson } from '../../vocab/published/summary.ts';
import { SUMMARY, SUMMARY_ITEM } from '../../vocab/published/summary-marks.ts';
import { withFrames } from '../_shared/block/beside/with-frames.ts';
import { type SummaryContent, summaryOf } from './content.ts';

/** What turns the pages of the platform's own carousel. */
const PAGER = '.summary-carousel-pager,.sqs-gallery-controls';

/**
 * Reads a summary as published platform pages write it (docs/published-markup.md §8): options from the block's JSON, items from its markup. The file is loaded for
 * such pages only: no static import may reach this file.
 */
export default function readPublished(source: Element): ParsedMarkup<SummaryContent> | null | undefined {
  const root = source.querySelector(SUMMARY);
  const items = [...(root?.querySelectorAll<HTMLElement>(SUMMARY_ITEM) ?? [])];
  // The page shows nothing where there are no items yet, and no sentence about it.
  if (!root) return null;
  if (!items.length) return undefined;
  const holder = source.closest(`[${BLOCK_JSON}]`) ?? source.querySelector(`[${BLOCK_JSON}]`);
  const { value } = readJson(holder?.getAttribute(BLOCK_JSON) ?? '');
  const { data, unread } = readSummaryJson(isRecord(value) ? value : {});
  const title = root.querySelector('.summary-collection-title');
  const parsed = summaryOf(source, items, title?.textContent?.trim() ? [title] : []);
  return withFrames(source, { ...parsed, data, jsonIsRead: true, unread }, source.querySelectorAll(PAGER));
}
