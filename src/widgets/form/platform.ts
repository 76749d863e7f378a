import type { Reading } from '../../runtime/blocks/door.ts';
import { formFieldTypes, partsOf } from '../../vocab/codes/form-fields.ts';
import { type Control, isControl } from './carry.ts';
import { type FormContent, formIn, toReading } from './content.ts';
import { FormMarkup, type Placed, wordsOf } from './form-markup.ts';

const ITEM_TYPES: readonly string[] = [...formFieldTypes.words, 'section', 'number', 'currency', 'website'];

/** Reads a form as published platform pages write it (notes: published markup §7); null where the element holds none. */
export function readPlatform(source: Element): Reading<FormContent> | null {
  return readContextForm(source) ?? readClassicForm(source);
}

/** The current kind: everything stands in one JSON element. */
function readContextForm(source: Element): Reading<FormContent> | null {
  const script = source.querySelector('script.sqs-form-block-context,script[id^="form-context-"]');
  const context = parsed(script?.textContent ?? '');
  if (!context) return null;
  const { formFields } = context;
  const controls = new Map<string, Control[]>();
  for (const { id } of Array.isArray(formFields) ? formFields : []) {
    if (typeof id !== 'string' || !id) continue;
    const own = [...source.querySelectorAll(`[id^="${CSS.escape(id)}"]`)].filter(isControl);
    if (own.length === 1) controls.set(id, own);
  }
  const data = Object.entries(context).filter(([, value]) => value !== null);
  const { buttonAlignment: side } = context;
  return toReading(source, {
    controls,
    data: { ...Object.fromEntries(data), ...(typeof side === 'string' && { buttonAlignment: side.toLowerCase() }) },
  });
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** The classic kind: its ids stand only in the text of an inline handler, which is read as text and never run. */
function readClassicForm(source: Element): Reading<FormContent> | null {
  const form = formIn(source);
  if (!form?.dataset.formId) return null;
  const handler = form.getAttribute('onsubmit') ?? '';
  const markup = new FormMarkup(form);
  for (const item of form.querySelectorAll('.form-item')) addItem(markup, item);
  const message = source.querySelector('.form-submission-text');
  const after = source.querySelector('.form-submission-html')?.getAttribute('data-submission-html');
  return toReading(source, {
    controls: markup.controls,
    data: {
      formId: form.dataset.formId,
      collectionId: idIn(handler, 'collectionId'),
      objectName: idIn(handler, 'objectName'),
      formFields: markup.fields,
      ...(form.dataset.successRedirect && { successRedirect: form.dataset.successRedirect }),
      ...(message?.textContent?.trim() && { formSubmissionMessage: message.innerHTML.trim() }),
      ...(after && { postSubmitHtml: after }),
      newsletter: form.classList.contains('newsletter-form'),
    },
  });
}

const idIn = (handler: string, name: string): string =>
  new RegExp(`\\b${name}\\s*:\\s*(['"])([\\w-]*)\\1`).exec(handler)?.[2] ?? '';

function addItem(markup: FormMarkup, item: Element): void {
  const type = ITEM_TYPES.find((one) => item.classList.contains(one)) ?? 'text';
  const title = item.querySelector('.title');
  const description = item.querySelector('.description');
  const said = {
    ...(title && { title: wordsOf(title) }),
    ...(description && { description: description.textContent?.trim() ?? '' }),
  };
  if (type === 'section') {
    markup.addSection(said.title ?? '', said.description ?? '');
    return;
  }
  const placed: Placed[] = [...item.querySelectorAll('input,select,textarea')]
    .filter(isControl)
    .map((control) => ({ control, part: partOf(type, control) }));
  markup.add(type, item.id, placed, {
    ...said,
    ...(item.classList.contains('required') && { required: true }),
    ...(type === 'likert' && { statements: statementsOf(placed) }),
  });
}

function partOf(type: string, control: Control): string | undefined {
  if (type === 'likert') return control.name;
  const title = control.dataset.title ?? '';
  return partsOf(type).find((part) => part.toLowerCase() === title.toLowerCase());
}

function statementsOf(placed: readonly Placed[]): { value: string; label: string }[] {
  const lines = new Map<string, string>();
  for (const { control, part = '' } of placed) {
    const line = control.closest('fieldset,li,tr,.item');
    const words = line?.querySelector('.question,legend,th');
    if (!lines.has(part)) lines.set(part, (words && wordsOf(words)) || part);
  }
  return [...lines].map(([value, label]) => ({ value, label }));
}
