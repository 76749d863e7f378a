import { asJson } from '../block/as-json.ts';
import { FORM_SECTION, formFieldTypes } from '../codes/form-fields.ts';
import { isRecord } from '../is-record.ts';
import { unknownAttributes } from './attributes.ts';
import { changesNothing } from './changes-nothing.ts';

// Names of published forms (docs/published-markup.md §7): keys of the JSON in `script.sqs-form-block-context`, with a dot before those of a nested object, and
// data attributes of a classic form.

/** The names that the block reads. */
const FORM_READ: readonly string[] = [
  ...'formId collectionId objectName formName showTitle formFields formFieldFormats formSubmitButtonText buttonAlignment'.split(
    ' ',
  ),
  ...'formSubmissionMessage postSubmitHtml disclaimerMessage successRedirect validate emailRule newsletter layout'.split(
    ' ',
  ),
  'formFieldFormats.countries',
  ...'id type name key title description placeholder required requiredParts maxLength min max step options statements parts'
    .concat(' partOptions captions placeholders value control autocomplete inputMode showCountryCode')
    .split(' ')
    .map((key) => `formFields.${key}`),
  'data-form-id',
  'data-success-redirect',
];

/** Names that change nothing a visitor sees: ids, switches of the platform's own script, and what only its captcha and its layer would show. */
const FORM_IDLE: readonly string[] = [
  ...'secureUrl useFormsJs captchaTheme captchaAlignment lightboxHandleText blockId websiteId featureFlags'.split(' '),
  // Words of the platform's own runtime, and what it begins with: the block has its own.
  ...'localizedStrings formFieldFormats.initialPhoneFormat formFieldFormats.initialAddressFormat'.split(' '),
  'formFields.locked',
  'data-controller',
  'data-controllers-bound',
];

/** Types of field that published pages have in addition to those of a form's values; a number, an amount, an address and a password are typed into a single control. */
const MORE_TYPES = [FORM_SECTION, 'number', 'currency', 'website', 'password'];

/** Every type of field that a published page may have. */
export const publishedFieldTypes: readonly string[] = /* @__PURE__ */ [...formFieldTypes.words, ...MORE_TYPES];

/** Values that select the block's default behaviour. */
const USUAL: Readonly<Record<string, RegExp>> = {
  buttonVariant: /^primary$/i,
  submissionAnimation: /^none$/i,
  'formFieldFormats.initialNameOrder': /^given[-_ ]?first$/i,
  'formFields.underline': /^true$/,
};

/** Longest value that is reported, in UTF-16 units. */
const LONGEST = 60;

/**
 * Reports what the JSON of a published form contains and the block does not read, if it would have an effect: an option that is off or empty has none.
 *
 * @returns one English phrase each, with place, name and value
 */
export function unreadInForm(context: Readonly<Record<string, unknown>>): string[] {
  const { formFields, formFieldFormats } = context;
  const fields: readonly unknown[] = Array.isArray(formFields) ? formFields : [];
  return [
    ...unknownIn(context, ''),
    ...(isRecord(formFieldFormats) ? unknownIn(formFieldFormats, 'formFieldFormats.') : []),
    ...fields.flatMap((field, at) => (isRecord(field) ? unknownInField(field, `formFields[${at}].`) : [])),
  ].map((said) => `form context: ${said}`);
}

const isType = (word: string): boolean => publishedFieldTypes.includes(word.toLowerCase());

function unknownInField(field: Readonly<Record<string, unknown>>, place: string): string[] {
  const { type } = field;
  const known = typeof type !== 'string' || isType(type);
  // A published field repeats its type as a flag.
  const others = Object.fromEntries(Object.entries(field).filter(([key, value]) => value !== true || !isType(key)));
  return [...(known ? [] : [`${place}type is ${said(type)}`]), ...unknownIn(others, 'formFields.', place)];
}

const unknownIn = (group: Readonly<Record<string, unknown>>, prefix: string, place = prefix): string[] =>
  Object.entries(group).flatMap(([key, value]) => {
    const name = `${prefix}${key}`;
    const known = FORM_READ.includes(name) || FORM_IDLE.includes(name) || changesNothing(value);
    const usual = Object.hasOwn(USUAL, name) && USUAL[name]?.test(typeof value === 'object' ? '' : String(value));
    return known || usual ? [] : [`${place}${key} is ${said(value)}`];
  });

function said(value: unknown): string {
  const text = asJson(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Reports what the attributes of a classic form contain and the block does not read. */
export const unreadAttributes = (attributes: Parameters<typeof unknownAttributes>[0]): string[] =>
  unknownAttributes(attributes, [...FORM_READ, ...FORM_IDLE]).map(
    ({ name, value }) => `form: ${name} is ${said(value)}`,
  );

/** Texts of the JSON that may be HTML. */
const RICH: readonly string[] = ['formSubmissionMessage', 'disclaimerMessage'];

/** The options of a published form's JSON, with the names and in the shapes of the declaration, unchecked. A null value counts as not set. */
export const readFormContext = (context: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(context).flatMap(([name, value]): [string, unknown][] => {
      if (value === null) return [];
      // Published pages write it as a code.
      if (name === 'captchaTheme') return [[name, value === 2 ? 'dark' : 'light']];
      if (typeof value !== 'string') return [[name, value]];
      if (RICH.includes(name)) return [[name, { html: value }]];
      return [[name, name === 'buttonAlignment' ? value.toLowerCase() : value]];
    }),
  );
