import type { HTMLAttributes } from 'react';
import {
  type BrazilianFieldType,
  brazilianFieldTypes,
  FILE_FIELD,
  FORM_SECTION,
  type FormFieldType,
  type FormPart,
  formFieldTypes,
  type PartedType,
  partsOf,
} from '../../../../vocab/codes/form-fields.ts';
import { isOptionalPart } from '../../../../vocab/codes/optional-form-parts.ts';
import { isRecord } from '../../../../vocab/is-record.ts';
import { textareaLimit } from '../../../../vocab/rules/textarea.ts';

/** An option to choose: the value that is submitted and the text that is shown. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** The option is shown but cannot be chosen. */
  readonly disabled?: true;
}

/** One item of a form: what the field kit draws and `validateFields` checks. `toField` creates one, with its defaults. */
export interface FormField {
  readonly type: FormFieldType | BrazilianFieldType | typeof FILE_FIELD | typeof FORM_SECTION;
  /** The key under which the value is submitted. */
  readonly id: string;
  /** The name of a hidden field in the page's address. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The same as the owner's HTML, not yet sanitised. */
  readonly richDescription: string;
  readonly placeholder: string;
  readonly required: boolean;
  /** Longest text in UTF-16 units; null if there is no limit. */
  readonly maxLength: number | null;
  /** The parts that the form shows, in reading order. */
  readonly parts: readonly FormPart[];
  /** The page's own labels for its parts. */
  readonly captions: Readonly<Partial<Record<string, string>>>;
  readonly placeholders: Readonly<Partial<Record<string, string>>>;
  /** The choices of those parts that are lists. */
  readonly partOptions: Readonly<Partial<Record<string, readonly Choice[]>>>;
  /** The parts or statements that have to be filled in if the field is required. */
  readonly requiredParts: readonly string[];
  readonly options: readonly Choice[];
  /** The place at which a section shows content of the page. */
  readonly slot: string;
  /** The section is placed below the button. */
  readonly after: boolean;
  /** The title of the step of the form that begins with this item; null if none does. */
  readonly formStep: string | null;
  /** The statements of a likert field; each is answered on the usual scale if there are no options. */
  readonly statements: readonly Choice[];
  /** The initial value of a field. */
  readonly value: string;
  /** The input type of a single-value text field, and its autocomplete value. */
  readonly control: string;
  readonly autoComplete: string;
  readonly inputMode: InputMode | undefined;
  readonly typing: Typing;
  /** Minimum, maximum and step, as the control takes them; empty if there are none. */
  readonly min: string;
  readonly max: string;
  readonly step: string;
  /** What a field for files takes, as the page wrote it; null for any other field. */
  readonly files: Raw | null;
}

type Raw = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : '';

/** Input types that a single-value text field may have; published forms use other names for some of them. */
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
  'password',
]);
const CONTROL_ALIASES: Readonly<Record<string, string>> = {
  website: 'url',
  currency: 'number',
  email: 'email',
  number: 'number',
  password: 'password',
};

const INPUT_MODES = ['none', 'text', 'tel', 'url', 'email', 'numeric', 'decimal', 'search'] as const;
type InputMode = (typeof INPUT_MODES)[number];

/** The attributes that the keyboard, spelling, language and direction of a control come from, as views write them. */
export const TYPING = ['enterKeyHint', 'autoCapitalize', 'autoCorrect', 'spellCheck', 'lang', 'dir'] as const;
type Typing = Pick<HTMLAttributes<HTMLElement>, (typeof TYPING)[number]>;

/** Of the data of a page nothing else reaches the control. */
function typingOf(value: unknown): Typing {
  const texts = textsOf(value);
  return Object.fromEntries(TYPING.flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])));
}

/** Published forms write rich descriptions as an object. */
const htmlOf = (value: unknown): string => (isRecord(value) ? textOf(value.html) : '');

function choices(list: unknown): Choice[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return textOf(entry) ? [{ value: textOf(entry), label: textOf(entry) }] : [];
    const { value, id, label, title, disabled } = entry;
    const shown = textOf(label) || textOf(title) || textOf(value) || textOf(id);
    // An empty value is an option, too: the line that says "choose".
    const sent = typeof value === 'string' ? value : textOf(value) || textOf(id) || shown;
    return shown ? [{ value: sent, label: shown, ...(disabled === true && { disabled }) }] : [];
  });
}

const textsOf = (value: unknown): Readonly<Record<string, string>> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
        ),
      )
    : {};

const partOptionsOf = (value: unknown): FormField['partOptions'] =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([part, list]) => [part, choices(list)])) : {};

/** The controls that the form itself marks as required, otherwise those that most visitors can fill in; if all parts are optional, every part. */
function requiredPartsOf(type: string, parts: readonly FormPart[], statements: readonly Choice[], raw: Raw): string[] {
  const all: readonly string[] = type === 'likert' ? statements.map(({ value }) => value) : parts;
  const asked = Array.isArray(raw.requiredParts) ? raw.requiredParts : [];
  const marked = all.filter((name) => asked.includes(name));
  const usual = parts.filter((part) => !isOptionalPart(type as PartedType, part));
  return [marked, usual].find((list) => list.length) ?? [...all];
}

function shownParts(type: string, { parts, showCountryCode }: Raw): readonly FormPart[] {
  const known = partsOf(type);
  const asked = Array.isArray(parts) ? parts.filter((part): part is FormPart => known.includes(part)) : [];
  if (asked.length) return [...new Set(asked)];
  return type === 'phone' && showCountryCode === false ? known.slice(1) : known;
}

/** Reads one field from the data of a page; null if it has no id, because its value could not be identified. */
export function toField(raw: Raw): FormField | null {
  const id = textOf(raw.id);
  const typeName = textOf(raw.type).toLowerCase();
  const isKnown =
    typeName === FORM_SECTION ||
    typeName === FILE_FIELD ||
    formFieldTypes.has(typeName) ||
    brazilianFieldTypes.has(typeName);
  const type = isKnown ? typeName : 'text';
  if (!id && type !== FORM_SECTION) return null;
  const parts = shownParts(type, raw);
  const control = controlOf(textOf(raw.control) || CONTROL_ALIASES[typeName]);
  // No password that the browser keeps for the site: the answers of a form are read by people.
  const usual = control === 'password' ? 'new-password' : '';
  const options = choices(raw.options);
  const given = choices(raw.statements);
  // The options that editors give a likert field are its statements: it has no others (EDITOR-633).
  const isBare = type === 'likert' && !given.length;
  const statements = isBare ? options : given;
  return {
    type,
    id,
    name: textOf(raw.name) || textOf(raw.key) || textOf(raw.title) || id,
    title: textOf(raw.title),
    description: textOf(isRecord(raw.description) ? raw.description.text : raw.description),
    richDescription: htmlOf(raw.description),
    placeholder: textOf(raw.placeholder),
    required: raw.required === true,
    maxLength: textareaLimit(raw.maxLength),
    parts,
    captions: textsOf(raw.captions),
    placeholders: textsOf(raw.placeholders),
    partOptions: partOptionsOf(raw.partOptions),
    requiredParts: requiredPartsOf(type, parts, statements, raw),
    options: isBare ? [] : options,
    statements,
    slot: textOf(raw.slot),
    after: type === FORM_SECTION && raw.after === true,
    formStep: typeof raw.formStep === 'string' ? raw.formStep.trim() : null,
    value: textOf(raw.value),
    control,
    autoComplete: textOf(raw.autocomplete) || (type === 'email' ? 'email' : usual),
    inputMode: INPUT_MODES.find((mode) => mode === raw.inputMode),
    typing: typingOf(raw.typing),
    min: textOf(raw.min),
    max: textOf(raw.max),
    step: textOf(raw.step),
    files: type === FILE_FIELD ? raw : null,
  };
}

const controlOf = (word: string | undefined): string => (word !== undefined && CONTROLS.has(word) ? word : 'text');

/** Reads the fields of a form, in order. A field that cannot be used is left out, and so is a second field with the same id. */
export function toFields(list: readonly Raw[]): FormField[] {
  const seen = new Set<string>();
  return list.flatMap((raw) => {
    const field = toField(raw);
    if (!field || (field.id && seen.has(field.id))) return [];
    seen.add(field.id);
    return [field];
  });
}

/** The name in the form of the control of a field, or of one of its parts or statements. */
export const controlName = (id: string, part?: string): string => (part === undefined ? id : `${id}.${part}`);
