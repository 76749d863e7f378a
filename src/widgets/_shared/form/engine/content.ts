import type { ParsedMarkup } from '../../../../runtime/mount/block-module.ts';
import type { Lend } from '../../../../runtime/mount/lend.ts';
import { wouldRestart } from '../../../../runtime/mount/move.ts';
import { documentMember } from '../../../../runtime/page/document-member.ts';
import { captchaElement } from './captcha.ts';
import type { MarkupField } from './form-collector.ts';
import { formLook } from './look.ts';
import { type Submitter, submitButtons } from './markup-text.ts';
import { isField, readForm } from './own-markup.ts';
import { type Controls, type Focus, focusAmong, isControl } from './page-controls.ts';
import { hasActiveContent, isRebuildable } from './rebuildable.ts';

export interface FormContent {
  /** The page's own form. */
  readonly form: HTMLFormElement | null;
  /** The fields of that form. They are drawn if the block's data has none. */
  readonly fields: readonly MarkupField[];
  readonly controls: Controls;
  readonly focus: Focus | null;
  /** The labels of the buttons. */
  readonly buttons: readonly string[];
  /** The page's own buttons, in the same order. */
  readonly submitters: readonly Submitter[];
  readonly captcha: Element | null;
  /** The form has controls that cannot be rebuilt here, so it is left as the server sent it. */
  readonly keepMarkup: boolean;
}

/** The form of a block: a descendant of the block element, or its ancestor if a form element itself is the block. */
export const formIn = (source: Element): HTMLFormElement | null =>
  source.querySelector('form') ?? (source.parentElement instanceof HTMLFormElement ? source.parentElement : null);

/**
 * Builds the result from what was found in the markup.
 *
 * @param around the innermost wrapper of the page that is drawn anew around the form
 * @param lossy whether the reader already knows of something that cannot be rebuilt
 */
export function parsedForm(
  source: Element,
  {
    around = source,
    controls,
    fields = [],
    data = {},
    lossy = false,
    lend = [],
    unread = [],
  }: {
    around?: Element | undefined;
    controls: Controls;
    fields?: readonly MarkupField[];
    data?: Readonly<Record<string, unknown>>;
    lossy?: boolean;
    lend?: readonly Lend[];
    unread?: readonly string[];
  },
): ParsedMarkup<FormContent> {
  const form = formIn(source);
  const captcha = captchaElement(source);
  // A captcha that the visitor has solved would have to be solved again.
  const restarts = !!captcha && captcha.parentNode !== source && wouldRestart([captcha]);
  const keep = lossy || restarts || (form !== null && !isRebuildable(form, controls));
  // A button in the block may belong to the form from outside of it.
  const buttons = form ? submitButtons(source.contains(form) ? source : form) : [];
  const ours = buttons.filter(({ button }) => button.form === form);
  const submitters = ours.map(({ button }) => button);
  const root = source.getRootNode();
  const active = root instanceof ShadowRoot ? root.activeElement : documentMember('activeElement');
  return {
    content: {
      form,
      fields,
      controls,
      focus: focusAmong(controls, submitters, active),
      buttons: ours.map(({ label }) => label),
      submitters,
      captcha,
      keepMarkup: keep,
    },
    lend: keep ? [] : [...lend, ...(captcha ? [{ slot: 'captcha', nodes: [captcha] }] : [])],
    data: { formFields: fields, ...data },
    ...(unread.length > 0 && { unread }),
    ...(!keep && { look: formLook(source, form ?? source, { around, controls, fields, lend }) }),
  };
}

/** Labels are rebuilt as plain text, and a link to the terms must not be lost. */
const INTERACTIVE_TEXT = 'a[href],area[href],details';

/** Reads own markup: a form as a server renders it, which works without scripts. */
export function readOwnForm(source: Element): ParsedMarkup<FormContent> {
  const form = formIn(source);
  if (!form) return parsedForm(source, { controls: new Map() });
  // Other content of the block that surrounds the form is removed with it.
  const markup = readForm(source);
  // If the form is an ancestor of the block, its other content would stay on the page and would not be submitted.
  const hasOuterControls = [...form.querySelectorAll('input,select,textarea')].some(
    (one) => isControl(one) && isField(one) && !source.contains(one),
  );
  const formId = form.dataset.formId ?? /\/form\/([^/?#]+)/.exec(form.getAttribute('action') ?? '')?.[1];
  return parsedForm(source, {
    controls: markup.controls,
    fields: markup.fields,
    lend: markup.lend,
    lossy:
      markup.lossy ||
      hasOuterControls ||
      hasActiveContent(source, INTERACTIVE_TEXT) ||
      source.querySelectorAll('form').length > 1,
    data: {
      ...(formId && { formId: decoded(formId) }),
      ...(form.noValidate && { validate: false }),
      ...(form.dataset.successRedirect && { successRedirect: form.dataset.successRedirect }),
    },
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads a block's markup as visitors see it: below a shadow root that is still empty, none of it is rendered. */
export function whileRendered<Result>(source: Element, read: (source: Element) => Result): Result {
  const slot = documentMember('createElement').call(document, 'slot');
  source.shadowRoot?.append(slot);
  try {
    return read(source);
  } finally {
    slot.remove();
  }
}
