import { type RefObject, useLayoutEffect } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { session } from '../../../../runtime/page/web-storage.ts';
import { BACK_KEY } from '../../../../vocab/names.ts';
import { toJson } from '../../../../vocab/rules/text/to-json.ts';
import { type Draft, type DraftLine, placeOf, readDraft } from './draft-storage.ts';
import type { FormFields } from './field-rules.ts';
import { type Control, type Controls, isControl, isOption, isTyped } from './page-controls.ts';
import { announce, isKept, isSecret } from './use-draft.ts';

interface BackOptions {
  /** Whether the form has no draft, which would have the same. */
  readonly enabled: boolean;
  readonly fields: FormFields;
  readonly handle: BlockHandle;
  /** The page's controls that those of the form replace. */
  readonly controls: Controls;
  /** The step that is shown, and what shows another one. */
  readonly step: number;
  restoreStep(step: number): void;
}

/**
 * Brings back what a visitor has typed when they go back from a page with which the server has refused it. Such a page replaces the document, so that the browser
 * loads the form's page again, without what it would restore itself after a submission without scripts. What drafts never keep is not kept here either.
 *
 * @returns what takes the values of now, and returns what writes them into the tab for the page that is loaded next
 */
export function useBackValues(
  form: RefObject<HTMLFormElement | null>,
  { enabled, fields, handle, controls: own, step, restoreStep }: BackOptions,
): () => () => void {
  useLayoutEffect(() => {
    const key = keyOf(handle);
    const draft = form.current && readDraft(key);
    if (!form.current || !draft) return;
    session.remove(key);
    const controls = controlsOf(form.current, fields);
    // Another form may stand in this place by now.
    if (draft.lines.some(([name]) => !controls.some((control) => control.name === name))) return;
    if (draft.step) restoreStep(draft.step);
    const untyped = controls.filter(({ name }) => !own.get(name)?.some(isTyped));
    const changed = restoreAll(untyped, draft.lines);
    announce(form.current, (name) => changed.has(name));
  }, [form, fields, handle, own, restoreStep]);
  return () => {
    const key = keyOf(handle);
    const { pathname } = location;
    const controls = enabled && form.current ? controlsOf(form.current, fields) : [];
    const draft: Draft = { time: Date.now(), step: step || undefined, lines: controls.map(lineOf) };
    return () => {
      // A step through the history may lead elsewhere, such as to a fragment of the page that refuses.
      if (draft.lines.length && location.pathname === pathname) session.write(key, toJson(draft));
    };
  };
}

const keyOf = (handle: BlockHandle): string => `${BACK_KEY}${placeOf(handle)}`;

const controlsOf = (form: HTMLFormElement, fields: FormFields): Control[] =>
  [...form.elements].filter(isControl).filter((control) => isKept(control, fields) && !isSecret(control.value));

const lineOf = (control: Control): DraftLine =>
  isOption(control) ? [control.name, control.value, control.checked] : [control.name, control.value];

/** Gives each control what it had; returns the names of those that had something else. */
function restoreAll(controls: readonly Control[], lines: readonly DraftLine[]): ReadonlySet<string> {
  const left = [...lines];
  const changed = new Set<string>();
  for (const control of controls) {
    const at = left.findIndex(
      ([name, value]) => name === control.name && (!isOption(control) || value === control.value),
    );
    const [line] = at < 0 ? [] : left.splice(at, 1);
    if (!line || lineOf(control).every((part, index) => part === line[index])) continue;
    if (isOption(control)) control.checked = line[2] === true;
    else control.value = line[1];
    changed.add(control.name);
  }
  return changed;
}
