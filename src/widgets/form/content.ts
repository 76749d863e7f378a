import type { ParsedMarkup } from '../../runtime/blocks/block-module.ts';
import type { Lend } from '../../runtime/blocks/lend.ts';
import { wouldRestart } from '../../runtime/blocks/move.ts';
import { documentMember } from '../../runtime/page/document-member.ts';
import { captchaElement } from './captcha.ts';
import type { MarkupField } from './form-collector.ts';
import { formLook } from './look.ts';
import { submitTexts } from './markup-text.ts';
import { isField, readForm } from './own-markup.ts';
import { type Controls, type Focus, focusAmong, isControl } from './page-controls.ts';
import { hasActiveContent, isRebuildable } from './rebuildable.ts';

export interface FormContent {
  /** The page's own form. */
  readonly form: HTMLFormElement | null;
  /** The fields of that form; they are drawn where the block's data has none. */
  readonly fields: readonly MarkupField[];
  readonly controls: Controls;
  readonly focus: Focus | null;
  /** Words on the buttons. */
  readonly buttons: readonly string[];
  readonly captcha: Element | null;
  /** The form has controls that cannot be rebuilt here: it stays as the server sent it. */
  readonly keepMarkup: boolean;
}

/** The form in a block: below it, or around it where a form element itself is the block. */
export const formIn = (source: Element): HTMLFormElement | null =>
  source.querySelector('form') ?? (source.parentElement instanceof HTMLFormElement ? source.parentElement : null);

/**
 * Puts a reading together from what was found in the markup.
 *
 * @param lossy whether the reader already knows of something that cannot be rebuilt
 */
export function parsedForm(
  source: Element,
  {
    controls,
    fields = [],
    data = {},
    lossy = false,
    lend = [],
    unread = [],
  }: {
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
  // What a visitor has solved would have to be solved again.
  const restarts = !!captcha && captcha.parentNode !== source && wouldRestart([captcha]);
  const keep = lossy || restarts || (form !== null && !isRebuildable(form, controls));
  const root = source.getRootNode();
  const active = root instanceof ShadowRoot ? root.activeElement : documentMember('activeElement');
  return {
    content: {
      form,
      fields,
      controls,
      focus: focusAmong(controls, active),
      buttons: form ? submitTexts(form) : [],
      captcha,
      keepMarkup: keep,
    },
    lend: keep ? [] : [...lend, ...(captcha ? [{ slot: 'captcha', nodes: [captcha] }] : [])],
    data: { formFields: fields, ...data },
    ...(unread.length > 0 && { unread }),
    ...(!keep && { look: formLook(source, form ?? source, controls, fields) }),
  };
}

/** Words are rebuilt as text: a link to the terms must not be lost. */
const INTERACTIVE_TEXT = 'a[href],area[href],details';

/** Reads own markup: a form as a server renders it, that works without scripts. */
export function readOwn(source: Element): ParsedMarkup<FormContent> {
  const form = formIn(source);
  if (!form) return parsedForm(source, { controls: new Map() });
  // What stands around the form in the block goes with it.
  const markup = readForm(source);
  // What a form around the block has beside it would still stand there, and not be sent.
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

/** Reads a block's markup as visitors see it: below a shadow root that is still empty nothing of it is rendered. */
export function whileRendered<Result>(source: Element, read: (source: Element) => Result): Result {
  const slot = documentMember('createElement').call(document, 'slot');
  source.shadowRoot?.append(slot);
  try {
    return read(source);
  } finally {
    slot.remove();
  }
}
