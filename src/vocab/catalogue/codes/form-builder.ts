import { codes, type NameIn } from '../../codes/codes.ts';
import { constants } from '../../codes/constants.ts';

/** Form builder: sections (EDITOR-625). */
export const formBuilderSections = /* @__PURE__ */ codes({
  build: 1,
  storage: 2,
  advanced: 3,
  captcha: 4,
  disclaimer: 5,
});

export type FormBuilderSection = NameIn<typeof formBuilderSections>;

/**
 * Form builder: field types and their editable properties (EDITOR-626 to EDITOR-634). With the vanilla form handler on,
 * textarea has maxLength too.
 *
 * Field types of the form builder, each with the properties that can be edited.
 */
export const formBuilderFields = /* @__PURE__ */ constants({
  text: ['description', 'placeholder', 'required'],
  textarea: ['description', 'placeholder', 'required'],
  email: ['description', 'placeholder', 'required'],
  currency: ['description', 'currencySymbol', 'required'],
  number: ['description', 'placeholder', 'required'],
  website: ['description', 'placeholder', 'required'],
  password: ['description', 'required'],
  twitter: ['description', 'required'],
  date: ['description', 'required'],
  time: ['description', 'required'],
  name: ['description', 'required'],
  address: ['description', 'required'],
  phone: ['description', 'showCountryCode', 'required'],
  section: ['description', 'underline'],
  radio: ['description', 'options', 'required'],
  checkbox: ['description', 'options', 'required'],
  select: ['description', 'options', 'required'],
  likert: ['description', 'options', 'required'],
  hidden: ['key', 'value'],
});

export type FormBuilderField = keyof typeof formBuilderFields;
export type FormBuilderProperty = (typeof formBuilderFields)[FormBuilderField][number] | 'maxLength';

/**
 * The properties of a field type that can be edited; null for a type that the form builder does not have.
 *
 * @param vanillaFormHandler whether that feature is on: textarea then has a largest length (EDITOR-635)
 */
export function editableProperties(type: string, vanillaFormHandler: boolean): readonly FormBuilderProperty[] | null {
  if (typeof type !== 'string' || !Object.hasOwn(formBuilderFields, type)) return null;
  const properties = formBuilderFields[type as FormBuilderField];
  return type === 'textarea' && vanillaFormHandler ? Object.freeze([...properties, 'maxLength'] as const) : properties;
}
