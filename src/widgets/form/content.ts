import type { Reading } from '../../runtime/blocks/door.ts';
import { formFieldParts, partsOf } from '../../vocab/codes/form-fields.ts';
import { FORM_FIELD } from '../../vocab/names.ts';
import { captchaElement } from './captcha.ts';
import { type Control, type Controls, type Focus, focusAmong, isControl, isOption } from './carry.ts';
import { FormMarkup, type Placed, submitTexts, wordsOf } from './form-markup.ts';

export interface FormContent {
  /** The page's own form. */
  readonly form: HTMLFormElement | null;
  readonly controls: Controls;
  readonly focus: Focus | null;
  /** Words on the buttons. */
  readonly buttons: readonly string[];
  readonly captcha: Element | null;
  /** The form has controls that cannot be rebuilt here: it stays as the server sent it. */
  readonly keep: boolean;
}

const NOT_REBUILT =
  'input[type="file"],input[type="password"],select[multiple],:is(input,select,textarea):is([readonly],[disabled])';

/** Ours go by their name, so of several texts of one name all but the first would be lost. */
const sharesName = (group: readonly Control[]): boolean =>
  group.filter((control) => !isOption(control) && control.type !== 'hidden').length > 1;

/** The form in a block: below it, or around it where a form element itself is the block. */
export const formIn = (source: Element): HTMLFormElement | null =>
  source.querySelector('form') ?? (source.parentElement instanceof HTMLFormElement ? source.parentElement : null);

/** Puts a reading together from what was found in the markup. */
export function toReading(
  source: Element,
  {
    controls,
    data = {},
    links = false,
  }: { controls: Controls; data?: Readonly<Record<string, unknown>>; links?: boolean },
): Reading<FormContent> {
  const form = formIn(source);
  const captcha = captchaElement(source);
  const keep = links || form?.querySelector(NOT_REBUILT) != null || [...controls.values()].some(sharesName);
  const root = source.getRootNode();
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return {
    content: {
      form,
      controls,
      focus: focusAmong(controls, active),
      buttons: form ? submitTexts(form) : [],
      captcha,
      keep,
    },
    lend: captcha && !keep ? [{ slot: 'captcha', nodes: [captcha] }] : [],
    data,
  };
}

/** Reads own markup: a form as a server renders it, that works without scripts. */
export function readOwn(source: Element): Reading<FormContent> {
  const form = formIn(source);
  if (!form) return toReading(source, { controls: new Map() });
  const markup = readForm(form);
  const formId = form.dataset.formId ?? /\/form\/([^/?#]+)/.exec(form.getAttribute('action') ?? '')?.[1];
  return toReading(source, {
    controls: markup.controls,
    // Words are rebuilt as text; a link to the terms must not be lost.
    links: form.querySelector('a[href]') !== null,
    data: {
      formFields: markup.fields,
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

/** Reads every control of a form, group by group, and the words between them. */
function readForm(form: HTMLFormElement): FormMarkup {
  const markup = new FormMarkup(form);
  const done = new Set<string>();
  const all = [...form.querySelectorAll('h2,h3,h4,h5,h6,p,legend,input,select,textarea')];
  const controls = all.filter((element): element is Control => isControl(element) && isFilledIn(element));
  const described = new Set(controls.flatMap((control) => control.getAttribute('aria-describedby')?.split(' ') ?? []));
  for (const element of all) {
    if (element.localName === 'legend') {
      // Of a group it is the title; of several fields it is what tells two addresses apart.
      if (!element.closest(`fieldset[${FORM_FIELD}]`) && soleGroup(element.parentElement) === null)
        markup.addSection(wordsOf(element), '');
      continue;
    }
    if (!isControl(element)) {
      if (described.has(element.id) || element.querySelector('input,select,textarea,button,label')) continue;
      const heading = /^h/.test(element.localName);
      markup.addSection(heading ? wordsOf(element) : '', heading ? '' : wordsOf(element));
      continue;
    }
    const { id } = placeOf(element);
    if (!isFilledIn(element) || done.has(id)) continue;
    done.add(id);
    addGroup(
      markup,
      id,
      controls.filter((control) => placeOf(control).id === id),
    );
  }
  return markup;
}

/** Hidden inputs that only a form sent by the browser itself needs. */
const NATIVE_ONLY: ReadonlySet<string> = new Set(['key', 'page', 'crumb']);

const isFilledIn = ({ name, type }: Control): boolean =>
  name !== '' &&
  !/^(submit|button|reset|image|file|password)$/.test(type) &&
  !(type === 'hidden' && NATIVE_ONLY.has(name));

/** `endereco.City` is the city of `endereco`. In a fieldset that names its type, what follows the point is the part or statement. */
function placeOf(control: Control): { id: string; part: string | undefined; type: string | null } {
  const { name } = control;
  const point = name.lastIndexOf('.');
  const type = control.closest(`fieldset[${FORM_FIELD}]`)?.getAttribute(FORM_FIELD) ?? null;
  const part = name.slice(point + 1);
  const parted =
    type === 'likert' || Object.keys(formFieldParts).some((one) => partsOf(one).some((known) => known === part));
  return point > 0 && parted ? { id: name.slice(0, point), part, type } : { id: name, part: undefined, type };
}

function addGroup(markup: FormMarkup, id: string, all: readonly Control[]): void {
  // A hidden input beside a box says what the browser sends where the box is not checked.
  const shown = all.filter(({ type }) => type !== 'hidden');
  const controls = shown.length ? shown : all;
  const placed: Placed[] = controls.map((control) => ({ control, part: placeOf(control).part }));
  const [first] = controls;
  if (!first) return;
  const type = placeOf(first).type ?? typeOf(first, placed);
  const grouped = first.type === 'radio' || first.type === 'checkbox' || partsOf(type).length > 0 || type === 'likert';
  const legend = grouped ? groupLegend(first) : '';
  markup.add(type, id, placed, {
    // Without a legend each option says for itself what it is.
    ...((legend || isOption(first)) && { title: legend }),
    ...(type === 'likert' && { statements: statementsOf(placed) }),
  });
}

function typeOf(control: Control, placed: readonly Placed[]): string {
  const parts = placed.flatMap(({ part }) => part ?? []);
  const parted = Object.keys(formFieldParts).find((type) =>
    parts.every((part) => partsOf(type).some((known) => known === part)),
  );
  if (parts.length && parted) return parted;
  if (control instanceof HTMLTextAreaElement) return 'textarea';
  if (control instanceof HTMLSelectElement) return 'select';
  return /^(radio|checkbox|hidden|email)$/.test(control.type) ? control.type : 'text';
}

/** The id of the one group of controls that an element holds; null where it holds several, or a lone text. */
function soleGroup(box: Element | null): string | null {
  const inside = [...(box?.querySelectorAll('input,select,textarea') ?? [])].filter(
    (element): element is Control => isControl(element) && isFilledIn(element) && element.type !== 'hidden',
  );
  const [id = '', ...others] = new Set(inside.map((control) => placeOf(control).id));
  const grouped = inside.some((control) => isOption(control) || placeOf(control).part !== undefined);
  return grouped && !others.length ? id : null;
}

function groupLegend(control: Element): string {
  const box = control.closest(`fieldset[${FORM_FIELD}]`) ?? control.closest('fieldset');
  if (!box?.hasAttribute(FORM_FIELD) && soleGroup(box) === null) return '';
  const legend = [...(box?.children ?? [])].find((child) => child.localName === 'legend');
  return legend ? wordsOf(legend) : '';
}

function statementsOf(placed: readonly Placed[]): { value: string; label: string }[] {
  const labels = new Map<string, string>();
  for (const { control, part = '' } of placed) {
    const legend = control.closest('fieldset')?.querySelector('legend');
    if (!labels.has(part)) labels.set(part, (legend && wordsOf(legend)) || part);
  }
  return [...labels].map(([value, label]) => ({ value, label }));
}
