import { toJson } from '../../../../vocab/rules/text/to-json.ts';
import { hearSubmit } from '../../server/own-submissions.ts';
import { takePress } from '../../server/pressed-buttons.ts';
import type { ReadControl } from '../fields/validate.ts';
import { isField } from './own-markup.ts';
import { isControl } from './page-controls.ts';
import type { SubmitAttempt } from './submit-attempt.ts';
import { giveBack, isOf } from './submit-natively.ts';
import type { FormValue } from './values.ts';

/** What the page's own form adds to what the block sends. */
interface PageEntries {
  /** The values of what is no field of the block, by name, and of a field that has further controls outside of the block. */
  readonly others: ReadonlyMap<string, FormValue>;
  /** What handlers of `formdata` have made of a control of the block's own fields; null where they changed nothing. */
  changed(name: string): ReturnType<ReadControl> | null;
}

const NOTHING: PageEntries = { others: new Map(), changed: () => null };

/**
 * What the page's own form would send beside the fields of the block, and in their place: controls that belong to it from elsewhere, and what handlers of its
 * `submit` and `formdata` events write into it.
 *
 * @returns null if a handler prevents the submission
 */
export function pageEntries(
  attempt: Pick<
    SubmitAttempt,
    'page' | 'own' | 'form' | 'controls' | 'chosen' | 'fields' | 'submitter' | 'handle' | 'data'
  >,
): PageEntries | null {
  const { page, submitter, fields, handle } = attempt;
  if (!page) return NOTHING;
  giveBack(attempt);
  if (!hearSubmit(page, submitter)) {
    takePress(submitter);
    return null;
  }
  const ids = fields.map(({ id }) => id);
  const controls = [...page.elements].filter(isControl);
  const left = new Set(controls.flatMap((control) => (isField(control) ? [] : control.name)));
  const outside = new Set(controls.flatMap((control) => (handle.element.contains(control) ? [] : control.name)));
  const { before, entries } = heardEntries(page);
  const others = new Map<string, FormValue>();
  for (const name of new Set(entries.keys())) {
    if (left.has(name) || (isOf(name, ids) && !outside.has(name))) continue;
    const texts = textsOf(entries, name);
    const [first] = texts;
    if (first !== undefined) others.set(name, texts.length > 1 ? texts : first);
  }
  return {
    others,
    changed(name) {
      const texts = textsOf(entries, name);
      const [written, now] = [textsOf(before, name), texts].map((list) => toJson(list));
      return written === now ? null : texts;
    },
  };
}

/** The entries of a form, before and after the page's handlers have changed them. */
function heardEntries(form: HTMLFormElement): { readonly before: FormData; readonly entries: FormData } {
  const before = new FormData();
  const listed = ({ target, formData }: FormDataEvent): void => {
    if (target === form) for (const [name, value] of formData) before.append(name, value);
  };
  // Ahead of the handlers of the page on its form.
  const root = Node.prototype.getRootNode.call(form);
  root.addEventListener('formdata', listed as EventListener, true);
  const entries = new FormData(form);
  root.removeEventListener('formdata', listed as EventListener, true);
  return { before, entries };
}

const textsOf = (entries: FormData, name: string): string[] =>
  entries.getAll(name).filter((value) => typeof value === 'string');
