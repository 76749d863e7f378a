import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { watchLeaving } from '../../../../runtime/page/page-visibility.ts';
import { allows } from '../../../../runtime/store/consent.ts';
import { DRAFT_KEY } from '../../../../vocab/names.ts';
import { parseCpf } from '../../../../vocab/rules/brazil/cpf.ts';
import { type DraftLine, placeOf, readDraft, removeDraft, writeDraft } from './draft-storage.ts';
import type { FormFields } from './field-rules.ts';
import { type Control, type Controls, isControl, isOption, isTyped, writtenIn } from './page-controls.ts';

/** Wait after the last input, in ms. What is typed is also written when the page is hidden. */
const WRITE_AFTER = 300;
/** Numbers of payment cards, and what is written like a CPF. */
const SECRET_VALUE = /^\s*(?:(?:\d[ -]?){13,19}|\d{3}\.\d{3}\.\d{3}-\d{2})\s*$/;

/** Whether a value is a secret in whichever field it was typed. */
export const isSecret = (value: string): boolean => SECRET_VALUE.test(value) || parseCpf(value) !== null;

interface DraftOptions {
  readonly enabled: boolean;
  readonly formId: string;
  readonly fields: FormFields;
  readonly handle: BlockHandle;
  /** The page's controls that those of the form replace. */
  readonly controls: Controls;
  /** The step that is shown, and what shows the one of a draft. */
  readonly step: number;
  restoreStep(step: number): void;
  /** Whether the form is known to have been accepted: the draft is deleted. A page that answers may as well say what is wrong. */
  readonly sent: boolean;
}

/**
 * Keeps what is typed until it was sent: in the tab, and with consent to preferences also in the browser. Secrets, documents, hidden fields and those marked as
 * sensitive are never kept, and nothing of it is sent anywhere. The browser has one draft of a form, the one that was typed last in any tab; each tab also has its
 * own, which comes first there.
 *
 * @returns whether a draft was restored, and what discards it
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { enabled, formId, fields, handle, controls, step, restoreStep, sent }: DraftOptions,
): { readonly restored: boolean; discard(): void } {
  const [restored, setRestored] = useState<readonly string[]>([]);
  // The place of a block changes with what a page adds before it.
  const key = useMemo(() => `${DRAFT_KEY}${formId || placeOf(handle)}`, [formId, handle]);
  /** When the visitor typed last what the form has now; also in an earlier page, if it was restored. */
  const typedAt = useRef(0);
  useLayoutEffect(() => {
    const ours = form.current;
    if (!enabled || !ours) return;
    const draft = readDraft(key);
    if (!draft) return;
    // Another form may stand in this place by now.
    const names = new Set([...ours.elements].map((control) => control.getAttribute('name')));
    if (!formId && !draft.lines.every(([name]) => names.has(name))) return;
    typedAt.current = draft.time;
    // Before a line changes the group that it belongs to.
    const typed = new Set(
      [...ours.elements]
        .filter(isControl)
        .flatMap((one) => ((controls.get(one.name) ?? [one]).some(isTyped) ? one.name : [])),
    );
    const untyped = draft.lines.filter(([name]) => !typed.has(name));
    const changed = untyped.filter((line) => restore(ours, line, fields, controls));
    // The browser itself may have restored the values after a reload.
    if (draft.step) restoreStep(draft.step);
    if (changed.length) {
      setRestored(changed.map(([name]) => name));
      announce(ours, (name) => changed.some((line) => line[0] === name));
    }
  }, [form, enabled, formId, key, fields, controls, restoreStep]);
  const latestStep = useRef(step);
  useEffect(() => {
    const isMoved = latestStep.current !== step;
    const ours = form.current;
    if (!enabled || !ours || sent) return;
    const { store } = handle;
    let cancel: (() => void) | null = null;
    const write = (): void => {
      cancel?.();
      cancel = null;
      const draft = { time: typedAt.current, lines: linesOf(ours, fields, controls), step: step || undefined };
      if (!writeDraft(key, draft, allows(store.getState().consent, 'preferences')))
        handle.log.error('the draft cannot be stored: it is lost with the page');
    };
    latestStep.current = step;
    if (isMoved) write();
    const typed = ({ isTrusted }: Event): void => {
      if (!isTrusted) return;
      typedAt.current = Date.now();
      cancel?.();
      cancel = handle.after(WRITE_AFTER, write);
    };
    ours.addEventListener('input', typed);
    const stops = [
      () => ours.removeEventListener('input', typed),
      watchLeaving(() => {
        if (cancel) write();
      }),
      // Granted, the browser keeps it from now on; withdrawn, it no longer does.
      store.subscribe(({ consent }, before) => {
        if (consent !== before.consent && typedAt.current) write();
      }),
    ];
    return () => {
      cancel?.();
      for (const stop of stops) stop();
    };
  }, [form, enabled, key, fields, handle, controls, step, sent]);
  useEffect(() => {
    if (enabled && sent) removeDraft(key, typedAt.current);
  }, [enabled, sent, key]);
  return {
    restored: restored.length > 0 && !sent,
    discard() {
      removeDraft(key, typedAt.current);
      const has = (name: string): boolean => restored.includes(name);
      for (const control of form.current?.elements ?? [])
        if (isControl(control) && has(control.name)) giveBack(control, controls);
      if (form.current) announce(form.current, has);
      setRestored([]);
      restoreStep(0);
    },
  };
}

/** Not by reset(), which would bring back what was restored: the page's own controls have it, too. */
function giveBack(control: Control, controls: Controls): void {
  if (isOption(control)) control.checked = isTicked(control, controls);
  else control.value = defaultOf(control, controls);
}

/** What a control begins with, as the server wrote it. */
function defaultOf(control: Control, controls: Controls): string {
  const [own = control] = controls.get(control.name) ?? [];
  return writtenIn(own);
}

/** Whether the server has ticked a box, which the browser may have restored otherwise since. */
function isTicked(control: HTMLInputElement, controls: Controls): boolean {
  const group = controls.get(control.name)?.filter(isOption) ?? [];
  return (group.find(({ value }) => value === control.value) ?? control).defaultChecked;
}

/** Counters, conditions and the page's own controls follow what is typed. */
export function announce(form: HTMLFormElement, has: (name: string) => boolean): void {
  for (const control of form.elements)
    if (isControl(control) && has(control.name)) control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Whether a control belongs to a field that may be kept. */
export const isKept = ({ name, type }: Control, { fields, sensitive }: FormFields): boolean =>
  type !== 'password' &&
  type !== 'file' &&
  fields.some(({ id }) => id && `${name}.`.startsWith(`${id}.`) && !sensitive.has(id));

/** What differs from the beginning, for each control that may be kept. */
const linesOf = (form: HTMLFormElement, fields: FormFields, controls: Controls): DraftLine[] =>
  [...form.elements].filter(isControl).flatMap((control): DraftLine[] => {
    if (!isKept(control, fields)) return [];
    const { name, value, type } = control;
    if (isOption(control)) {
      const { checked } = control;
      if (checked === isTicked(control, controls) || (type === 'radio' && !checked)) return [];
      const chosen = type === 'radio' ? chosenIn(form, control, controls) : '';
      return [chosen ? [name, value, checked, chosen] : [name, value, checked]];
    }
    const written = defaultOf(control, controls);
    if (value === written || isSecret(value)) return [];
    const isPlain = isSecret(written) || !(written || control instanceof HTMLSelectElement);
    return [isPlain ? [name, value] : [name, value, null, written]];
  });

/** The radio button that the server has chosen in a group; '' for none. */
const chosenIn = (form: HTMLFormElement, { name }: Control, controls: Controls): string =>
  [...form.elements].filter(isControl).find((one) => one.name === name && isOption(one) && isTicked(one, controls))
    ?.value ?? '';

/** Restores one line unless the server has written something else since; returns whether it changed anything. */
function restore(
  form: HTMLFormElement,
  [name, value, checked, written]: DraftLine,
  fields: FormFields,
  own: Controls,
): boolean {
  const controls = [...form.elements].filter(isControl).filter((one) => one.name === name && isKept(one, fields));
  const option = controls.find((one) => isOption(one) && one.value === value);
  if (option && isOption(option)) {
    if (typeof checked !== 'boolean' || option.checked === checked) return false;
    if (option.type === 'radio' && chosenIn(form, option, own) !== (written ?? '')) return false;
    option.checked = checked;
    return true;
  }
  const [control] = controls;
  if (!control || isOption(control) || control.value === value) return false;
  const isChosen = control instanceof HTMLSelectElement && written === undefined;
  if (!isChosen && defaultOf(control, own) !== (written ?? '')) return false;
  control.value = value;
  return true;
}
