import * as v from 'valibot';
import { object } from '../block/own-object.ts';
import { brazilianFieldTypes, formFieldTypes } from '../codes/form-fields.ts';
import { CAPTCHA, FORM_FIELD, FORM_STEP, SENSITIVE, SHOW_WHEN } from '../names.ts';
import { attributes } from './attribute-use.ts';
import { json, mark, number, text, words } from './attribute-values.ts';

const FORMS = ['form', 'newsletter'];

/** The types that `data-form-field` may name. */
export const NAMED_FIELD_TYPES: readonly string[] = [...formFieldTypes.words, ...brazilianFieldTypes.words];

const value = v.union([v.string(), v.number()]);
const valueOrList = v.union([value, v.array(value)]);

/** The JSON of `data-show-when`. */
const showWhenJson = v.union([
  object({ field: v.string(), equals: valueOrList }),
  object({ field: v.string(), anyOf: valueOrList }),
  object({ field: v.string(), not: valueOrList }),
  object({ field: v.string(), filled: v.boolean() }),
]);

/** Forms as a server sends them. */
export const formAttributes = attributes({
  [FORM_FIELD]: [
    {
      readBy: FORMS,
      place: 'the fieldset of a field, or its only control',
      value: words(NAMED_FIELD_TYPES, 'the type that the controls show'),
      help: 'The type of the field, where its controls do not show it.',
    },
  ],
  [SHOW_WHEN]: [
    {
      readBy: FORMS,
      place: 'an element with fields of the form, or a control',
      within: FORMS,
      mistakenOn: ':is(fieldset,input,select,textarea)',
      value: json(
        '{"field": the name of another field, and "equals", "anyOf", "not" or "filled"}',
        'nothing: the fields are always shown',
        showWhenJson,
      ),
      help: 'When the fields in it are shown.',
    },
  ],
  [FORM_STEP]: [
    {
      readBy: FORMS,
      place: 'an element with fields of the form',
      within: FORMS,
      mistakenOn: 'fieldset',
      value: text,
      help: 'The fields in it are one step of the form; the value is its title, otherwise its legend is.',
    },
  ],
  [SENSITIVE]: [
    {
      readBy: FORMS,
      place: 'a control of the form, or an element with some',
      within: FORMS,
      mistakenOn: ':is(fieldset,input,select,textarea)',
      value: mark,
      help: 'What is typed into it is not kept as a draft.',
    },
  ],
  [CAPTCHA]: [
    {
      readBy: FORMS,
      place: 'an element of the form',
      value: mark,
      help: 'The place of the captcha of the form.',
    },
  ],
  'data-max-size': [
    {
      readBy: FORMS,
      place: 'a control for files',
      on: 'input',
      within: FORMS,
      value: number('a whole number of bytes above 0', '10485760', { min: 1, whole: true }),
      help: 'The largest size of one file, in bytes.',
      isCommon: true,
    },
  ],
  'data-max-files': [
    {
      readBy: FORMS,
      place: 'a control for files',
      on: 'input',
      within: FORMS,
      value: number('a whole number above 0', '10 with the attribute multiple, otherwise 1', { min: 1, whole: true }),
      help: 'The most files that can be chosen.',
      isCommon: true,
    },
  ],
  'data-form-id': [
    {
      readBy: FORMS,
      place: 'the form in the block',
      on: 'form',
      value: text,
      help: 'Identifier of the form.',
      isCommon: true,
    },
  ],
  'data-success-redirect': [
    {
      readBy: FORMS,
      place: 'the form in the block',
      on: 'form',
      value: text,
      help: 'The address that is opened once the form is sent.',
      isCommon: true,
    },
  ],
});
