import type { About } from './about.ts';
import { constants } from './constants.ts';
import { type WordIn, words } from './words.ts';

export const about: About<'formFieldParts' | 'formFieldTypes'> = {
  formFieldParts: { title: 'Forms: parts of a field', source: 'FORM-005' },
  formFieldTypes: {
    title: 'Forms: field types',
    source: 'FORM-005',
    note: 'Any other type is filled in as a single-value text; a section is shown and never sent.',
  },
};

/** Fields made of several parts: the parts in the order in which their values are sent (FORM-005). */
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

/** Every type of field a form may have (FORM-005). Any other type is filled in as a single-value text. */
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

/** An item that only parts the form in sections: it is shown, never sent (FORM-019). */
export const FORM_SECTION = 'section';

const NONE: readonly FormPart[] = /* @__PURE__ */ Object.freeze([]);

/** The parts of a field type, none where it has a single value. */
export const partsOf = (type: string): readonly FormPart[] =>
  typeof type === 'string' && Object.hasOwn(formFieldParts, type) ? formFieldParts[type as PartedType] : NONE;
