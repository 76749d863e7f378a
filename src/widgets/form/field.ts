import {
  FORM_SECTION,
  type FormFieldType,
  type FormPart,
  formFieldTypes,
  partsOf,
} from '../../vocab/codes/form-fields.ts';
import { textareaLimit } from '../../vocab/rules/textarea.ts';

/** Something to choose: what is sent, and what is read. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** One item of a form, in the terms of this block. */
export interface FormField {
  readonly type: FormFieldType | typeof FORM_SECTION;
  /** Under which the value is sent. */
  readonly id: string;
  /** What a hidden field is called in the page's address. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly placeholder: string;
  readonly required: boolean;
  /** Longest text in UTF-16 units; null where there is no limit. */
  readonly maxLength: number | null;
  /** The parts the form shows, in reading order. */
  readonly parts: readonly FormPart[];
  /** What the page itself calls its parts. */
  readonly captions: Readonly<Partial<Record<string, string>>>;
  readonly options: readonly Choice[];
  /** The lines of a likert field. */
  readonly statements: readonly Choice[];
  /** The value a field starts with. */
  readonly value: string;
  /** The kind of control of a single-value text, and what a browser may fill in. */
  readonly control: string;
  readonly autoComplete: string;
}

type Raw = Readonly<Record<string, unknown>>;

const words = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : '';

/** Kinds of control a single-value text may have; published forms name some by another word. */
const CONTROLS: ReadonlySet<string> = new Set([
  'email',
  'tel',
  'url',
  'number',
  'search',
  'date',
  'time',
  'month',
  'week',
  'datetime-local',
  'color',
  'range',
]);
const OTHER_WORDS: Readonly<Record<string, string>> = {
  website: 'url',
  currency: 'number',
  email: 'email',
  number: 'number',
};

/** Published forms write rich descriptions as an object. */
const plain = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'html' in value ? words(value.html) : words(value);

function choices(list: unknown): Choice[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null)
      return words(entry) ? [{ value: words(entry), label: words(entry) }] : [];
    const { value, id, label, title }: Raw = { ...entry };
    const said = words(label) || words(title) || words(value) || words(id);
    // An empty value is one: the line that says "choose".
    const sent = typeof value === 'string' ? value : words(value) || words(id) || said;
    return said ? [{ value: sent, label: said }] : [];
  });
}

const captionsOf = (value: unknown): FormField['captions'] =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string' && text))
    : {};

function shownParts(type: string, { parts, showCountryCode }: Raw): readonly FormPart[] {
  const known = partsOf(type);
  const asked = Array.isArray(parts) ? parts.filter((part): part is FormPart => known.includes(part)) : [];
  if (asked.length) return [...new Set(asked)];
  return type === 'phone' && showCountryCode === false ? known.slice(1) : known;
}

/** Reads one field; null where it has no id, since its value could not be told apart. */
function toField(raw: Raw): FormField | null {
  const id = words(raw.id);
  const said = words(raw.type).toLowerCase();
  const type = said === FORM_SECTION ? FORM_SECTION : formFieldTypes.has(said) ? said : 'text';
  if (!id && type !== FORM_SECTION) return null;
  return {
    type,
    id,
    name: words(raw.name) || words(raw.title) || id,
    title: words(raw.title),
    description: plain(raw.description),
    placeholder: words(raw.placeholder),
    required: raw.required === true,
    maxLength: textareaLimit(raw.maxLength),
    parts: shownParts(type, raw),
    captions: captionsOf(raw.captions),
    options: choices(raw.options),
    statements: choices(raw.statements),
    value: words(raw.value),
    control: controlOf(words(raw.control) || OTHER_WORDS[said]),
    autoComplete: words(raw.autocomplete) || (type === 'email' ? 'email' : ''),
  };
}

const controlOf = (word: string | undefined): string => (word !== undefined && CONTROLS.has(word) ? word : 'text');

/** Reads the fields of a form, in order. One that cannot be used is left out, and so is a second one of the same id. */
export function toFields(list: readonly Raw[]): FormField[] {
  const seen = new Set<string>();
  return list.flatMap((raw) => {
    const field = toField(raw);
    if (!field || (field.id && seen.has(field.id))) return [];
    seen.add(field.id);
    return [field];
  });
}

/** Parts a visitor may leave empty in a required field. */
const OPTIONAL: ReadonlySet<FormPart> = new Set<FormPart>(['Line2', 'Second']);

/** Whether a required field needs this part of it. */
export const isNeeded = (part: FormPart): boolean => !OPTIONAL.has(part);

/** What the control of a field, or of one of its parts or statements, is called in the form. */
export const controlName = (id: string, part?: string): string => (part === undefined ? id : `${id}.${part}`);
