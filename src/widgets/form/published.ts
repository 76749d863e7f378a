import type { ParsedMarkup } from '../../runtime/blocks/block-module.ts';
import { type FormPart, partsOf } from '../../vocab/codes/form-fields.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { publishedFieldTypes, readFormContext, unreadAttributes, unreadInForm } from '../../vocab/published/form.ts';
import { FORM_CONTEXT } from '../../vocab/published/places.ts';
import { controlName, type FormField, toFields } from '../_parts/fields/form-field.ts';
import { type FormContent, formIn, parsedForm, whileRendered } from './content.ts';
import { type FieldControl, FormCollector } from './form-collector.ts';
import { visibleText } from './markup-text.ts';
import { type Control, type Controls, isControl, isOption } from './page-controls.ts';
import { layoutOf } from './published-layout.ts';
import { DESCRIPTION, readWithSurroundings } from './published-surroundings.ts';
import { hasActiveContent } from './rebuildable.ts';

/**
 * Reads a form as published platform pages write it (docs/published-markup.md §7); null if the element contains none. The file is loaded for such pages only:
 * no static import may reach this file.
 */
export default function readPublished(source: Element): ParsedMarkup<FormContent> | null {
  return whileRendered(source, () => readContextForm(source) ?? readClassicForm(source));
}

/** The current kind: all data is in one JSON element. */
function readContextForm(source: Element): ParsedMarkup<FormContent> | null {
  const script = source.querySelector(FORM_CONTEXT);
  const context = parsed(script?.textContent ?? '');
  if (!context) return null;
  const fields = listOf(context.formFields);
  const { controls, strays } = matchControls(source, toFields(fields));
  return parsedForm(source, {
    controls,
    fields,
    lossy: strays.some(isChanged),
    unread: unreadInForm(context),
    data: readFormContext(context),
  });
}

const listOf = (value: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** Finds the page's controls of each field. Their names are `ID` or `ID-…`; a field whose id begins with `ID-` has names of the same form. */
function matchControls(source: Element, fields: readonly FormField[]): { controls: Controls; strays: Control[] } {
  const controls = new Map<string, Control[]>();
  const strays: Control[] = [];
  const longestFirst = [...fields].sort((one, other) => other.id.length - one.id.length);
  for (const control of source.querySelectorAll('input:not([type="hidden"]),select,textarea')) {
    if (!isControl(control)) continue;
    const field = longestFirst.find(({ id }) => id && `${control.id}-`.startsWith(`${id}-`));
    const name = field && nameFor(field, control);
    if (name === undefined) strays.push(control);
    else controls.set(name, [...(controls.get(name) ?? []), control]);
  }
  return { controls, strays };
}

/** The name of the block's control that replaces a control; undefined if none does. */
function nameFor({ id, type, options }: FormField, control: Control): string | undefined {
  if (isOption(control))
    return /^(checkbox|radio)$/.test(type) && options.some(({ value }) => value === control.value) ? id : undefined;
  if (partsOf(type).length) {
    const part = partOf(type, control);
    return part && controlName(id, part);
  }
  return type === 'likert' ? undefined : id;
}

/** Whether a visitor has filled in a control. */
function isChanged(control: Control): boolean {
  if (isOption(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(first, 0);
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

/** The classic kind: its ids are only in the text of an inline handler, which is read as text and never run. */
function readClassicForm(source: Element): ParsedMarkup<FormContent> | null {
  const form = formIn(source);
  if (!form?.dataset.formId) return null;
  const handler = form.getAttribute('onsubmit') ?? '';
  const markup = new FormCollector(form);
  readWithSurroundings(source, markup, addItem);
  const message = source.querySelector('.form-submission-text');
  const after = source.querySelector('.form-submission-html')?.getAttribute('data-submission-html');
  return parsedForm(source, {
    controls: markup.controls,
    fields: markup.fields,
    lend: markup.lend,
    // The content around the items is not a form if there is no item.
    lossy:
      markup.lossy ||
      !markup.controls.size ||
      source.querySelectorAll('form').length > 1 ||
      hasActiveContent(source, LINK_IN_NAME),
    unread: [
      ...unreadAttributes(attributesOf(form)),
      ...[...source.querySelectorAll('.lightbox-handle')].map(
        (one) => `form: .lightbox-handle is "${visibleText(one)}"`,
      ),
    ],
    data: {
      ...layoutOf(source),
      formId: form.dataset.formId,
      collectionId: idIn(handler, 'collectionId'),
      objectName: idIn(handler, 'objectName'),
      ...(form.dataset.successRedirect && { successRedirect: form.dataset.successRedirect }),
      ...(message?.textContent?.trim() && { formSubmissionMessage: { html: message.innerHTML.trim() } }),
      ...(after && { postSubmitHtml: after }),
      newsletter: form.classList.contains('newsletter-form'),
    },
  });
}

/** A control of the form whose name is `attributes` shadows the property. */
const attributesOf = (form: HTMLFormElement): { name: string; value: string }[] =>
  Element.prototype.getAttributeNames
    .call(form)
    .map((name) => ({ name, value: Element.prototype.getAttribute.call(form, name) ?? '' }));

/** A name is rebuilt as plain text. */
const LINK_IN_NAME = 'label a[href],.form-item :is(.title,legend) a[href]';

const idIn = (handler: string, name: string): string =>
  new RegExp(`\\b${name}\\s*:\\s*(['"])([\\w-]*)\\1`).exec(handler)?.[2] ?? '';

function addItem(markup: FormCollector, item: Element): void {
  const type = publishedFieldTypes.find((one) => item.classList.contains(one)) ?? 'text';
  const title = item.querySelector('.title');
  const descriptions = [...item.querySelectorAll(DESCRIPTION)].filter(
    ({ parentElement }) => !parentElement?.closest('.description'),
  );
  const html = descriptions.map((one) => one.innerHTML.trim()).join(' ');
  const text = descriptions.map((one) => one.textContent?.trim()).join(' ');
  const overrides = {
    ...(title && { title: visibleText(title) }),
    // The text is shown until the HTML is sanitised, and also if that fails.
    ...(text && { description: html.includes('<') ? { html, text } : text }),
  };
  if (type === 'section') {
    markup.addSection(overrides.title ?? '', overrides.description ?? '');
    return;
  }
  const placed: FieldControl[] = [...item.querySelectorAll('input,select,textarea')]
    .filter(isControl)
    .map((control) => ({ control, part: type === 'likert' ? control.name : partOf(type, control) }));
  markup.add(type, item.id, placed, {
    ...overrides,
    ...(item.classList.contains('required') && { required: true }),
    ...(type === 'likert' && { statements: statementsOf(placed) }),
  });
}

/** Parts for which published forms also use another name. */
const OTHER_NAMES: Readonly<Record<string, FormPart>> = {
  fname: 'First',
  lname: 'Last',
  address: 'Line1',
  address1: 'Line1',
  address2: 'Line2',
};

/** A part by its title, otherwise by the name of its control. */
function partOf(type: string, { name, dataset }: Control): FormPart | undefined {
  const names = [dataset.title ?? '', name].map((word) => word.toLowerCase());
  return partsOf(type).find((part) =>
    names.some((word) => (OTHER_NAMES[word] ?? word).toLowerCase() === part.toLowerCase()),
  );
}

function statementsOf(placed: readonly FieldControl[]): { value: string; label: string }[] {
  const lines = new Map<string, string>();
  for (const { control, part = '' } of placed) {
    const line = control.closest('fieldset,li,tr,.item');
    const words = line?.querySelector('.question,legend,th');
    if (!lines.has(part)) lines.set(part, (words && visibleText(words)) || part);
  }
  return [...lines].map(([value, label]) => ({ value, label }));
}
