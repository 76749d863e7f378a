import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import messages from '../../../../strings/pt-BR/field-errors.json';
import kitMessages from '../../../../strings/pt-BR/fields.json';
import { brazilianFieldTypes, FORM_SECTION } from '../../../../vocab/codes/form-fields.ts';
import { type EmailRule, isEmail } from '../../../../vocab/rules/email.ts';
import { exceedsLimit } from '../../../../vocab/rules/textarea.ts';
import { isUnitedStates, isUsZip } from '../../../../vocab/rules/zip.ts';
import type { BrazilianFault } from './brazilian-field.tsx';
import type { ControlProblem } from './control-problem.ts';
import type { FieldError } from './field-props.ts';
import { controlName, type FormField } from './form-field.ts';
import { rareFields } from './load-rare-fields.ts';

/** Returns every value that belongs to a control's name; none if nothing is checked. */
export type ReadControl = (name: string) => readonly string[];

/** The possible errors of a field, as the key of the message. */
type FieldFault =
  | 'formRequired'
  | 'formInvalidEmail'
  | 'formTooLong'
  | 'formInvalidZip'
  | ControlProblem['fault']
  | BrazilianFault;

export interface FieldProblem {
  readonly fault: FieldFault;
  /** The controls that the error concerns, by name. */
  readonly controls: readonly string[];
  /** What the message names. */
  readonly args?: Readonly<Record<string, string>> | undefined;
}

export interface ValidationRules {
  readonly emailRule: EmailRule;
  /** The form is no published one, which calls a missing e-mail address an invalid one (FORM-033, D-59). */
  readonly isOwn?: boolean;
  /** What the browser finds wrong with the control of a name. */
  inBrowser?(name: string): ControlProblem | null;
}

/** Checks every field (FORM-042). Returns the ids of the invalid fields, each with its problem, in the order of the fields. */
export function validateFields(
  fields: readonly FormField[],
  read: ReadControl,
  rules: ValidationRules,
): ReadonlyMap<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>();
  for (const field of fields) {
    const found = rules.inBrowser?.(field.id);
    const problem = found ? { ...found, controls: [field.id] } : problemOf(field, read, rules);
    if (problem) problems.set(field.id, problem);
  }
  return problems;
}

/** Converts the problems to messages in the page's language, as the fields show them. */
export function errorsFor(
  problems: ReadonlyMap<string, FieldProblem>,
  strings: BlockHandle['strings'],
): ReadonlyMap<string, FieldError> {
  const words = strings({ ...messages, ...kitMessages });
  const email = words('formEmailExample');
  const messageOf = (fault: FieldFault, args: FieldProblem['args']): string =>
    isBrazilianFault(fault) ? strings(rareFields().messages)(fault) : words(fault, { email, ...args });
  return new Map(
    [...problems].map(([id, { fault, controls, args }]) => [id, { message: messageOf(fault, args), controls }]),
  );
}

const isBrazilianFault = (fault: FieldFault): fault is BrazilianFault => !(fault in messages || fault in kitMessages);

function problemOf(field: FormField, read: ReadControl, { emailRule, isOwn }: ValidationRules): FieldProblem | null {
  const { type, required, id } = field;
  if (type === FORM_SECTION || type === 'hidden') return null;
  const text = (name: string): string => read(name)[0] ?? '';
  const empty = requiredControls(field).filter((name) => text(name).trim() === '');
  if (required && empty.length)
    return { fault: type === 'email' && !isOwn ? 'formInvalidEmail' : 'formRequired', controls: empty };
  if (type === 'email' && !empty.length && !isEmail(text(id), emailRule))
    return { fault: 'formInvalidEmail', controls: [id] };
  if (type === 'textarea' && exceedsLimit(text(id), field.maxLength)) return { fault: 'formTooLong', controls: [id] };
  if (type === 'address') return zipProblem(id, text);
  if (brazilianFieldTypes.has(type) && text(id).trim()) {
    const fault = rareFields().faultOf(type, text(id));
    return fault && { fault, controls: [id] };
  }
  return null;
}

/** The controls that have to be filled in if the field is required. */
const requiredControls = ({ type, id, parts, requiredParts }: FormField): string[] =>
  parts.length || type === 'likert' ? requiredParts.map((part) => controlName(id, part)) : [id];

function zipProblem(id: string, text: (name: string) => string): FieldProblem | null {
  const name = controlName(id, 'Zip');
  const zip = text(name).trim();
  if (!zip || isUsZip(zip) || !isUnitedStates(text(controlName(id, 'Country')))) return null;
  return { fault: 'formInvalidZip', controls: [name] };
}
