import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { withFrames } from '../_shared/block/beside/with-frames.ts';
import { readSearch, type SearchContent } from './content.ts';

/** What the block's own field has none of: the form stays as the page has drawn it. */
const FURTHER = 'select,textarea,input:is([type="checkbox"],[type="radio"],[type="date"],[type="number"])';

/**
 * Reads a search as published platform pages write it; null where its form asks for more than words. The file is loaded for such pages only: no static import may
 * reach this file.
 */
export default function readPublished(source: Element): ParsedMarkup<SearchContent> | null {
  if (source.querySelector(FURTHER)) return null;
  return withFrames(
    source,
    readSearch(source),
    source.querySelectorAll(source.querySelector('form') ? 'form' : 'input,button'),
  );
}
