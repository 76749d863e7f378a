import { FILE_FIELD, FORM_SECTION, partsOf } from '../../../../vocab/codes/form-fields.ts';
import { toJson } from '../../../../vocab/rules/text/to-json.ts';
import { exactText } from '../../../../vocab/rules/text/visible-text.ts';
import { controlName, type FormField } from '../fields/form-field.ts';
import type { ReadControl } from '../fields/validate.ts';

/** The submitted value of one field: a text, the texts of its parts, all checked options, an answer per statement, or the files that were sent. */
export type FormValue =
  | string
  | readonly string[]
  | Readonly<Record<string, string>>
  | readonly { readonly id: string; readonly name: string }[];

/** Longest value that a hidden field takes from the page's address, in UTF-16 units (D-54). */
const MAX_QUERY_VALUE = 256;

/**
 * Collects the submitted values: each field's id with its value (FORM-005 to FORM-019). Sections are left out.
 *
 * @param query of the page's address; hidden fields take their values from it
 */
export function collect(
  fields: readonly FormField[],
  read: ReadControl,
  query: URLSearchParams,
): ReadonlyMap<string, FormValue> {
  const values = new Map<string, FormValue>();
  for (const field of fields) if (field.type !== FORM_SECTION) values.set(field.id, answerOf(field, read, query));
  return values;
}

function answerOf(field: FormField, read: ReadControl, query: URLSearchParams): FormValue {
  const { id, type } = field;
  const first = (part?: string): string => read(controlName(id, part))[0] ?? '';
  switch (type) {
    case 'name':
    case 'phone':
    case 'address':
    case 'date':
    case 'time':
      // Every part keeps its position, also if this form does not show it: a phone number without a country starts with an empty text.
      return partsOf(type).map((part) => first(part).trim());
    case 'likert':
      return Object.fromEntries(field.statements.map(({ value }) => [value, first(value)]));
    case 'checkbox':
      return read(id);
    case FILE_FIELD:
      // An empty control has one file without a name.
      return read(id).filter(Boolean);
    case 'hidden':
      return query.get(field.name)?.slice(0, MAX_QUERY_VALUE) ?? field.value;
    case 'email':
      return exactText(first());
    default:
      return first();
  }
}

/** The values as the JSON text that is sent (FORM-002). An id may be any string, including `__proto__`. */
export const toJsonText = (values: ReadonlyMap<string, FormValue>): string => toJson(Object.fromEntries(values));
