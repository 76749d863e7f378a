import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { withBeside } from '../_shared/block/beside/with-beside.ts';
import { type FormContent, readOwnForm, whileRendered } from '../_shared/form/engine/content.ts';

export type { FormContent };

/** Reads own markup: a form as a server renders it, which works without scripts (NEWS-001). Markup without one stays above the block's own form. */
export function readOwn(source: Element): ParsedMarkup<FormContent> {
  const parsed = whileRendered(source, readOwnForm);
  return parsed.content.form ? parsed : withBeside(source, parsed, [], true);
}
