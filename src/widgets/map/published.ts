import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { readJson } from '../../vocab/block/read-json.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { BLOCK_JSON } from '../../vocab/names.ts';
import { readMapJson } from '../../vocab/published/map.ts';
import { type MapContent, readMap } from './content.ts';

/** Reads a map as published platform pages write it (docs/published-markup.md §5); null without its JSON. */
export default function readPublished(source: Element): ParsedMarkup<MapContent> | null {
  const holder = source.closest(`[${BLOCK_JSON}]`) ?? source.querySelector(`[${BLOCK_JSON}]`);
  if (!holder) return null;
  const { value } = readJson(holder.getAttribute(BLOCK_JSON) ?? '');
  const parsed = readMap(source);
  const own = { ...parsed, content: { ...parsed.content, isPublished: true } };
  if (!isRecord(value)) return own;
  const { data, unread } = readMapJson(value);
  return { ...own, data, jsonIsRead: true, unread };
}
