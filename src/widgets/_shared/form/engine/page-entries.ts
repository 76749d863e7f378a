import { hearSubmit } from '../../server/own-submissions.ts';
import { isField } from './own-markup.ts';
import { isControl } from './page-controls.ts';
import type { SubmitAttempt } from './sending.ts';
import { giveBack, isOf } from './submit-natively.ts';
import type { FormValue } from './values.ts';

/**
 * What the page's own form would send beside the fields of the block: controls that belong to it from elsewhere, and what handlers of its `submit` and `formdata` events
 * write into it.
 *
 * @returns the values by their names; null if a handler prevents the submission
 */
export function pageEntries(
  attempt: Pick<
    SubmitAttempt,
    'page' | 'own' | 'form' | 'controls' | 'chosen' | 'fields' | 'submitter' | 'handle' | 'data'
  >,
): ReadonlyMap<string, FormValue> | null {
  const { page, submitter, fields } = attempt;
  const values = new Map<string, FormValue>();
  if (!page) return values;
  giveBack(attempt);
  if (!hearSubmit(page, submitter)) return null;
  const ids = fields.map(({ id }) => id);
  const left = new Set(
    [...page.elements].flatMap((control) => (isControl(control) && !isField(control) ? control.name : [])),
  );
  const entries = new FormData(page);
  for (const name of new Set(entries.keys())) {
    if (left.has(name) || isOf(name, ids)) continue;
    const texts = entries.getAll(name).filter((value) => typeof value === 'string');
    const [first] = texts;
    if (first !== undefined) values.set(name, texts.length > 1 ? texts : first);
  }
  return values;
}
