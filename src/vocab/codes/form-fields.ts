import { constants } from './constants.ts';
import { type WordIn, words } from './words.ts';

/**
 * Forms: parts of a field (FORM-005).
 *
 * Fields made of several parts: the parts in the order in which their values are sent.
 */
export const formFieldParts = /* @__PURE__ */ constants({
  name: ['First', 'Last'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
});

export type PartedType = keyof typeof formFieldParts;
/** The name of one part, of whatever field. */
export type FormPart = (typeof formFieldParts)[PartedType][number];

/**
 * Forms: field types (FORM-005). Any other type is filled in as a single-value text; a section is shown and never sent.
 *
 * Every type of field a form may have. Any other type is filled in as a single-value text.
 */
export const formFieldTypes = /* @__PURE__ */ words([
  'name',
  'phone',
  'address',
  'date',
  'time',
  'likert',
  'checkbox',
  'radio',
  'select',
  'hidden',
  'email',
  'textarea',
  'text',
]);

export type FormFieldType = WordIn<typeof formFieldTypes>;

/**
 * Forms: field types for Brazil (FORM-005). These types are the project’s own. Each is sent as one text, as it is
 * shown.
 *
 * Field types for what Brazilian forms ask for: each is one text with a mask, or a list, and is sent as it is shown
 * (the project's own).
 */
export const brazilianFieldTypes = /* @__PURE__ */ words([
  'cpf',
  'cnpj',
  'cep',
  'phone-br',
  'state',
  'date-br',
  'time-br',
]);

export type BrazilianFieldType = WordIn<typeof brazilianFieldTypes>;

/** A field for files, which are sent before the form itself (the project's own). */
export const FILE_FIELD = 'file';

/** An item that only parts the form in sections: it is shown, never sent (FORM-019). */
export const FORM_SECTION = 'section';

const NONE: readonly FormPart[] = /* @__PURE__ */ Object.freeze([]);

/** The parts of a field type, none where it has a single value. */
export const partsOf = (type: string): readonly FormPart[] =>
  typeof type === 'string' && Object.hasOwn(formFieldParts, type) ? formFieldParts[type as PartedType] : NONE;
