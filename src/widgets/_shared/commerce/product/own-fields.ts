import type { CarriedValues } from '../../form/fields/field-props.ts';
import { type Choice, controlName, type FormField } from '../../form/fields/form-field.ts';
import { isCalled, labelOf, type OwnControl, valueFor, writeControl } from './own-controls.ts';

/** How the page's form asks for the additional fields of a product. */
export interface OwnFields {
  /** What the form has for them. */
  readonly carried: CarriedValues;
  /** Writes what was filled in: the entries of the block's own form. */
  write(entries: FormData | undefined): void;
}

/** A control of the page, the name of the block's own control for it, and the options of that. */
interface Pair {
  readonly control: OwnControl;
  readonly name: string;
  readonly options: readonly Choice[];
  readonly boxes: readonly Box[];
}

/** A checkbox of the page, and the value of the block's option for it. */
interface Box {
  readonly control: HTMLInputElement;
  readonly value: string;
}

/**
 * Finds the controls of additional fields, and takes them out of the controls that are left of a form; null if a field
 * has none, or one that the block does not draw: what is typed there would be lost.
 */
export function ownFields(fields: readonly FormField[], rest: Set<OwnControl>): OwnFields | null {
  const pairs = fields.map((field) => {
    const { id, title } = field;
    const own = [...rest].filter(({ name, label }) => partOf(name, id) !== null || isCalled(title, label));
    for (const one of own) rest.delete(one);
    return own.map((control) => pairOf(control, field));
  });
  const found = pairs.flat().filter((pair) => pair !== null);
  if (pairs.some(({ length }) => !length) || found.length < pairs.flat().length) return null;
  const pairFor = (called: string): Pair | undefined => found.find(({ name }) => name === called);
  return {
    carried: {
      text: (name) => textIn(pairFor(name)),
      checked: (name, value) => checkedIn(pairFor(name), value),
    },
    write(entries) {
      for (const pair of found) write(pair, entries?.getAll(pair.name).map(String) ?? []);
    },
  };
}

/**
 * The part of a field that a name says, such as `City` of `campo.endereco.City`; empty for the whole field, null for
 * another one.
 */
function partOf(name: string, id: string): string | null {
  const path = `.${name.replaceAll('[', '.').replaceAll(']', '')}.`;
  const at = path.lastIndexOf(`.${id}.`);
  return at < 0 ? null : path.slice(at + id.length + 2).replaceAll('.', '');
}

function pairOf(control: OwnControl, { id, type, parts, statements, options, partOptions }: FormField): Pair | null {
  const inner = [...parts, ...statements.map(({ value }) => value)];
  const wanted = partOf(control.name, id) || undefined;
  const part = inner.find((one) => one.toLowerCase() === wanted?.toLowerCase());
  if (part === undefined && (wanted !== undefined || inner.length > 0)) return null;
  const choices = part === undefined || type === 'likert' ? options : (partOptions[part] ?? []);
  const inputs = control.controls.filter((one) => one.type === 'checkbox') as readonly HTMLInputElement[];
  const boxes = inputs.flatMap((box): Box[] => {
    const option =
      choices.find(({ value, label }) => box.value === value || isCalled(label, labelOf(box))) ??
      (inputs.length === 1 && choices.length === 1 ? choices[0] : undefined);
    return option ? [{ control: box, value: option.value }] : [];
  });
  if (boxes.length < inputs.length) return null;
  return { control, name: controlName(id, part), options: choices, boxes };
}

const isOption = ({ value, label }: Choice, text: string): boolean => text === value || isCalled(label, text);

/** The value that the block has for what is chosen or typed in a control; empty for nothing, null for what it does not have. */
function textIn(pair: Pair | undefined): string | null {
  if (!pair) return null;
  const { control, options } = pair;
  if (!control.values.length) return control.controls.find(({ type }) => type !== 'hidden')?.value ?? null;
  const texts = control.values.find(({ isChosen }) => isChosen)?.texts;
  if (!texts) return '';
  // A list that the block itself knows, such as that of the states.
  if (!options.length) return texts[0] ?? null;
  return options.find((option) => texts.some((text) => isOption(option, text)))?.value ?? null;
}

function checkedIn(pair: Pair | undefined, value: string): boolean | null {
  if (!pair) return null;
  const { boxes } = pair;
  return boxes.length ? boxes.some((box) => box.value === value && box.control.checked) : textIn(pair) === value;
}

function write({ control, options, boxes }: Pair, texts: readonly string[]): void {
  for (const box of boxes) box.control.checked = texts.includes(box.value);
  if (boxes.length) return;
  const [text = ''] = texts;
  const option = options.find(({ value }) => value === text);
  const own = option && valueFor(control, (called) => isOption(option, called));
  if (own) own.choose();
  else writeControl(control, texts);
}
