import { isRecord } from '../../../../vocab/is-record.ts';
import { readShowWhen, type ShowWhen } from '../../../../vocab/rules/show-when.ts';
import { toJson } from '../../../../vocab/rules/text/to-json.ts';
import { type FormField, toFields } from '../fields/form-field.ts';
import { type FilledStep, readSteps } from './read-steps.ts';

/** The fields of a form, with what the form kit itself knows about them. */
export interface FormFields {
  readonly fields: readonly FormField[];
  /** When a field is shown, by its id; a field without a condition always is. */
  readonly conditions: ReadonlyMap<string, ShowWhen>;
  /** The steps of the form; none if it is not divided. */
  readonly steps: readonly FilledStep[];
  /** The fields that are never kept as a draft. */
  readonly sensitive: ReadonlySet<string>;
}

type Raw = Readonly<Record<string, unknown>>;

/** Documents, secrets and payment data, in the words that forms use for them. */
const SECRET =
  /\b(cpf|cnpj|rg|cnh|passaporte|passport|documento?|senha|password|passwd|cart[aã]o|card|cvv|cvc|iban|pix|token|otp)\b|(?:^|\s)cc-|one-time-code/i;

const isSensitive = ({ id, type, title, name, autocomplete, control, sensitive }: Raw): boolean =>
  sensitive === true ||
  type === 'hidden' ||
  [id, type, title, name, autocomplete, control].some(
    (text) => typeof text === 'string' && SECRET.test(text.replace(/_|([a-z])([A-Z\d])/g, '$1 $2')),
  );

/**
 * Reads the fields of a form, as data or markup describes them.
 *
 * @param warn tells the developer of a condition that cannot be read, whose field is shown, and of steps that cannot
 */
export function readFields(list: readonly Raw[], warn: (message: string) => void): FormFields {
  const fields = toFields(list);
  const conditions = new Map<string, ShowWhen>();
  for (const { id, showWhen } of list) {
    if (showWhen === undefined || typeof id !== 'string' || !id) continue;
    const condition = readShowWhen(showWhen);
    const known = condition && list.some((one) => one.id === condition.field);
    if (condition && known) conditions.set(id, condition);
    else
      warn(
        `The field "${id}" has showWhen ${isRecord(showWhen) ? toJson(showWhen) : String(showWhen)}; expected {field: id of another field, and equals, anyOf, not or filled}. The field is always shown.`,
      );
  }
  for (const { type, id, statements } of fields)
    if (type === 'likert' && !statements.length)
      warn(`The field "${id}" of the type likert has neither statements nor options, so it has nothing to answer.`);
  return {
    fields,
    conditions,
    steps: readSteps(list, fields, warn),
    sensitive: new Set(list.filter(isSensitive).flatMap(({ id }) => (typeof id === 'string' ? [id] : []))),
  };
}
