import { randomBytes } from 'node:crypto';
import fieldWords from '../../../src/strings/pt-BR/fields.json';
import sendingWords from '../../../src/strings/pt-BR/form-sending.json';
import rareFieldWords from '../../../src/strings/pt-BR/rare-fields.json';
import { type FormPart, partsOf } from '../../../src/vocab/codes/form-fields.ts';
import { isRecord } from '../../../src/vocab/is-record.ts';
import { readFileLimits } from '../../../src/vocab/rules/file-limits.ts';
import type { FormDefinition, FormField } from '../../site/content/form-definition.ts';
import { emptyValue, isFile } from '../api/check-form.ts';
import type { Attempt } from '../data/attempts.ts';
import type { FieldValue } from '../data/field-values.ts';
import { plainPage, safe } from './plain-page.ts';

const NOTICE = sendingWords.formInvalid;

const SIGN = `<svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"><circle cx="10" cy="10" r="7.5"/><path d="M10 6v5M10 14v.01"/></svg>`;

const LABELS: Readonly<Record<string, string>> = { ...fieldWords, ...rareFieldWords };

const INPUT_TYPES: Readonly<Record<string, string>> = { email: 'email', phone: 'tel' };

/** Parts that people here write in another order than they are sent. */
const SHOWN_ORDER: Readonly<Record<string, readonly FormPart[]>> = {
  date: ['Day', 'Month', 'Year'],
};

interface Shown {
  readonly field: FormField;
  readonly value: FieldValue;
  readonly error: string | undefined;
}

const textOf = (value: FieldValue): string => (typeof value === 'string' ? value : '');
const listOf = (value: FieldValue): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const choiceOf = (value: FieldValue, id: string): string => (isRecord(value) ? (value[id] ?? '') : '');

/** Attributes that tie a control to its message. */
const wrong = ({ field, error }: Shown): string =>
  error === undefined ? '' : ` aria-invalid="true" aria-describedby="${safe(field.id)}-erro"`;

const tick = (type: 'radio' | 'checkbox', name: string, option: string, on: boolean): string =>
  `<label class="line"><input type="${type}" name="${safe(name)}" value="${safe(option)}"${on ? ' checked' : ''}> ${safe(option)}</label>`;

const part = ({ field, value, ...shown }: Shown, name: FormPart, index: number): string => {
  const key = `form${field.type.replace(/^./, (letter) => letter.toUpperCase())}${name}`;
  return `<label>${safe(LABELS[key] ?? name)}<input type="${INPUT_TYPES[field.type] ?? 'text'}" name="${safe(`${field.id}.${name}`)}" value="${safe(listOf(value)[index] ?? '')}"${wrong({ field, value, ...shown })}></label>`;
};

/** Files that arrived with the refused form are named again, so that nobody has to choose them twice. */
function files(field: FormField, value: FieldValue, common: string): string {
  const arrived = Array.isArray(value) ? value.filter(isFile) : [];
  const { accept, maxFiles } = readFileLimits(field);
  const lines = arrived.map(
    ({ id, name }) =>
      `<label class="line"><input type="checkbox" name="${safe(field.id)}" value="${safe(id)}" checked> ${safe(name)}</label>`,
  );
  return `${lines.join('')}<input type="file" ${common}${accept.length > 0 ? ` accept="${safe(accept.join())}"` : ''}${maxFiles > 1 ? ' multiple' : ''}>`;
}

function single(shown: Shown): string {
  const { field, value } = shown;
  const common = `id="${safe(field.id)}" name="${safe(field.id)}"${wrong(shown)}`;
  if (field.type === 'file') return files(field, value, common);
  if (field.type === 'textarea') return `<textarea ${common} rows="6">${safe(textOf(value))}</textarea>`;
  if (field.type === 'select') {
    const options = ['', ...(field.options ?? [])].map(
      (option) =>
        `<option value="${safe(option)}"${option === value ? ' selected' : ''}>${safe(option || fieldWords.formSelectNone)}</option>`,
    );
    return `<select ${common}>${options.join('')}</select>`;
  }
  return `<input type="${INPUT_TYPES[field.type] ?? 'text'}" ${common} value="${safe(textOf(value))}">`;
}

function group(shown: Shown): string | null {
  const { field, value } = shown;
  const options = field.options ?? [];
  const parts = partsOf(field.type);
  if (parts.length > 0) {
    const inputs = (SHOWN_ORDER[field.type] ?? parts).map((name) => part(shown, name, parts.indexOf(name)));
    return `<div class="parts">${inputs.join('')}</div>`;
  }
  if (field.type === 'radio')
    return options.map((option) => tick('radio', field.id, option, option === value)).join('');
  if (field.type === 'checkbox')
    return options.map((option) => tick('checkbox', field.id, option, listOf(value).includes(option))).join('');
  if (field.type !== 'likert') return null;
  const lines = (field.statements ?? []).map(({ id, title }) => {
    const choices = options.map((option) => tick('radio', `${field.id}.${id}`, option, choiceOf(value, id) === option));
    return `<fieldset class="line-of-choices"><legend>${safe(title)}</legend>${choices.join('')}</fieldset>`;
  });
  return lines.join('');
}

function item(shown: Shown): string {
  const { field, value, error } = shown;
  if (field.type === 'section') return `<h2>${safe(field.title)}</h2>`;
  if (field.type === 'hidden') return `<input type="hidden" name="${safe(field.id)}" value="${safe(textOf(value))}">`;
  const message =
    error === undefined ? '' : `<p class="wrong" id="${safe(field.id)}-erro">${SIGN}<span>${safe(error)}</span></p>`;
  const title = `${safe(field.title)}${field.required ? ' <span aria-hidden="true">*</span>' : ''}`;
  const many = group(shown);
  return many === null
    ? `<div class="control"><label for="${safe(field.id)}">${title}</label>${message}${single(shown)}</div>`
    : `<fieldset class="control"><legend>${title}</legend>${message}${many}</fieldset>`;
}

/** A form as the server itself shows it: for a visitor without the script whose fields were refused, with what they had typed. */
export function formPage(form: FormDefinition, attempt: Attempt | null): { template: string } {
  const items = form.formFields.map((field) =>
    item({
      field,
      value: attempt?.values[field.id] ?? field.value ?? emptyValue(field),
      error: attempt?.errors[field.id],
    }),
  );
  const key = randomBytes(18).toString('base64url');
  return plainPage({
    title: form.formName,
    sentence: attempt ? NOTICE : '',
    back: attempt?.page ?? '',
    main: `<form class="native" method="post" action="/form/${safe(form.formId)}"${form.formFields.some(({ type }) => type === 'file') ? ' enctype="multipart/form-data"' : ''}>
<input type="hidden" name="key" value="${key}">
<input type="hidden" name="page" value="${safe(attempt?.page ?? '')}">
${items.join('\n')}
<div class="control">${form.disclaimerMessage.html}</div>
<button class="send">${safe(form.formSubmitButtonText)}</button>
</form>`,
  });
}

/** Where a visitor without the script arrives once a form has been kept. */
export const sentPage = (form: FormDefinition, back: string): { template: string } =>
  plainPage({ title: 'Enviado', back, main: form.formSubmissionMessage.html });
