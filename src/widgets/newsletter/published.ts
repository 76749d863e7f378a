import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { type FormContent, whileRendered } from '../_shared/form/engine/content.ts';
import { readClassicForm } from '../_shared/form/published/classic-form.ts';

/**
 * Reads a newsletter as published platform pages write it (docs/published-markup.md §7); null if the element contains none. The file is loaded for such pages
 * only: no static import may reach this file.
 */
export default function readPublished(source: Element): ParsedMarkup<FormContent> | null {
  return whileRendered(source, readClassicForm);
}
