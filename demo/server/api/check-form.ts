import { isRecord } from '../../../src/vocab/is-record.ts';
import { HONEYPOT } from '../../../src/vocab/names.ts';
import { isEmail } from '../../../src/vocab/rules/email.ts';
import { readFileLimits } from '../../../src/vocab/rules/file-limits.ts';
import { hiddenFields, readShowWhen, type ShowWhen } from '../../../src/vocab/rules/show-when.ts';
import { exceedsLimit, textareaLimit } from '../../../src/vocab/rules/textarea.ts';
import type { FormDefinition, FormField } from '../../site/content/form-definition.ts';
import type { FieldErrors, FieldValue, FieldValues, FileValue } from '../data/field-values.ts';
import type { Store } from '../data/open-store.ts';
import { checkParts } from './check-parts.ts';
import { FIELD_MESSAGES } from './field-messages.ts';

/** Longest text where the field itself sets no limit, in UTF-16 units. */
const LONGEST = 5_000;

const LONGEST_HIDDEN = 256;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function checkText(field: FormField, value: unknown): string | null {
  if (!isText(value)) return FIELD_MESSAGES.unreadable;
  if (value.trim() === '') return field.required ? FIELD_MESSAGES.required : null;
  if (field.type === 'email' && !isEmail(value)) return FIELD_MESSAGES.email;
  const limit = field.type === 'hidden' ? LONGEST_HIDDEN : (textareaLimit(field.maxLength) ?? LONGEST);
  return exceedsLimit(value, limit) ? FIELD_MESSAGES.tooLong : null;
}

function checkChoice(field: FormField, value: unknown): string | null {
  if (!isText(value)) return FIELD_MESSAGES.unreadable;
  if (value === '') return field.required ? FIELD_MESSAGES.required : null;
  return field.options?.includes(value) ? null : FIELD_MESSAGES.noChoice;
}

function checkTicks(field: FormField, value: unknown): string | null {
  if (!isTexts(value) || new Set(value).size !== value.length) return FIELD_MESSAGES.unreadable;
  if (value.length === 0) return field.required ? FIELD_MESSAGES.required : null;
  return value.every((one) => field.options?.includes(one)) ? null : FIELD_MESSAGES.noChoice;
}

function checkLikert(field: FormField, value: unknown): string | null {
  if (!isRecord(value)) return FIELD_MESSAGES.unreadable;
  const ids = field.statements?.map(({ id }) => id) ?? [];
  if (Object.keys(value).some((id) => !ids.includes(id))) return FIELD_MESSAGES.unreadable;
  const chosen = ids.map((id) => (Object.hasOwn(value, id) ? value[id] : '')).filter((choice) => choice !== '');
  if (chosen.some((choice) => !isText(choice) || !field.options?.includes(choice))) return FIELD_MESSAGES.noChoice;
  return field.required && chosen.length < ids.length ? FIELD_MESSAGES.required : null;
}

export const isFile = (value: unknown): value is FileValue => isRecord(value) && isText(value.id) && isText(value.name);

function checkFiles(field: FormField, value: unknown): string | null {
  if (!Array.isArray(value) || !value.every(isFile)) return FIELD_MESSAGES.unreadable;
  if (new Set(value.map(({ id }) => id)).size !== value.length) return FIELD_MESSAGES.unreadable;
  if (value.length === 0) return field.required ? FIELD_MESSAGES.required : null;
  return value.length > readFileLimits(field).maxFiles ? FIELD_MESSAGES.tooManyFiles : null;
}

/** The files that a form names, by field. */
export const filesIn = (form: FormDefinition, values: FieldValues): [field: string, files: readonly FileValue[]][] =>
  form.formFields.flatMap(({ id, type }) => {
    const value = values[id];
    return type === 'file' && Array.isArray(value) ? [[id, value.filter(isFile)]] : [];
  });

/** The ids of those files. */
export const fileIds = (form: FormDefinition, values: FieldValues): string[] =>
  filesIn(form, values).flatMap(([, files]) => files.map(({ id }) => id));

function checkField(field: FormField, value: unknown): string | null {
  switch (field.type) {
    case 'name':
    case 'phone':
    case 'address':
    case 'date':
    case 'time':
      return isTexts(value) ? checkParts(field.type, value, field.required === true) : FIELD_MESSAGES.unreadable;
    case 'file':
      return checkFiles(field, value);
    case 'likert':
      return checkLikert(field, value);
    case 'checkbox':
      return checkTicks(field, value);
    case 'radio':
    case 'select':
      return checkChoice(field, value);
    default:
      return checkText(field, value);
  }
}

const EMPTY: Readonly<Record<string, FieldValue>> = {
  name: ['', ''],
  phone: ['', '', '', ''],
  address: ['', '', '', '', '', ''],
  date: ['', '', ''],
  time: ['', '', '', ''],
  likert: {},
  checkbox: [],
  file: [],
};

/** What an untouched field sends. */
export const emptyValue = (field: FormField): FieldValue => EMPTY[field.type] ?? '';

/** The fields that send something. */
export const sendingFields = (form: FormDefinition): FormField[] =>
  form.formFields.filter(({ type }) => type !== 'section');

/** When fields are asked for, by id. */
const conditionsOf = (fields: readonly FormField[]): ReadonlyMap<string, ShowWhen> =>
  new Map(
    fields.flatMap(({ id, showWhen }) => {
      const condition = readShowWhen(showWhen);
      return condition ? [[id, condition] as const] : [];
    }),
  );

/** Whether a program has filled in what no person sees. */
export const isTrapped = (sent: Readonly<Record<string, unknown>>): boolean => Boolean(sent[HONEYPOT]);

/** Checks what came for a form against its definition. What is missing counts as left empty; what the form does not have is refused. */
export function checkForm(form: FormDefinition, sent: Readonly<Record<string, unknown>>): FieldErrors {
  const all = sendingFields(form);
  const hidden = hiddenFields(conditionsOf(all), (id) => [sent[id] ?? []].flat().map(String));
  const fields = all.filter(({ id }) => !hidden.has(id) || Object.hasOwn(sent, id));
  const known = new Set(fields.map(({ id }) => id));
  const wrong = fields.flatMap((field): [string, string][] => {
    const error = checkField(field, Object.hasOwn(sent, field.id) ? sent[field.id] : emptyValue(field));
    return error === null ? [] : [[field.id, error]];
  });
  const strange = Object.keys(sent).filter((id) => !known.has(id) && id !== HONEYPOT);
  return Object.fromEntries([...wrong, ...strange.map((id) => [id, FIELD_MESSAGES.unknown])]);
}

/** What is kept of a form that has been checked: its fields in their order, e-mails without white space around them. */
export function keptValues(form: FormDefinition, sent: Readonly<Record<string, unknown>>): FieldValues {
  const checked = sent as FieldValues;
  return Object.fromEntries(
    sendingFields(form).map((field) => {
      const value = Object.hasOwn(checked, field.id) ? checked[field.id] : undefined;
      return [
        field.id,
        field.type === 'email' && typeof value === 'string' ? value.trim() : (value ?? emptyValue(field)),
      ];
    }),
  );
}

/** The address that asked for the newsletter, by sending a newsletter form or by a tick; null where none did. */
export function subscriberOf(form: FormDefinition, values: FieldValues): string | null {
  const ticked = form.formFields.some(({ id, mailingList }) => mailingList && (values[id]?.length ?? 0) !== 0);
  const email = form.formFields.find(({ type }) => type === 'email');
  const address = email && values[email.id];
  return (form.newsletter || ticked) && typeof address === 'string' && address !== '' ? address : null;
}

/** Whether a newsletter is asked for by somebody who has it already, in whatever case the address was written: nothing more is kept then. */
export const isKnown = (
  { newsletter }: FormDefinition,
  subscriber: string | null,
  { submissions }: Pick<Store, 'submissions'>,
): boolean => newsletter && subscriber !== null && submissions.isSubscribed(subscriber);
