import type { CarriedValues } from '../../form/fields/field-props.ts';
import { type Choice, controlName, type FormField } from '../../form/fields/form-field.ts';
import { isCalled, labelOf, type OwnControl, writeControl } from './own-controls.ts';

/** How the page's form asks for the additional fields of a product. */
export interface OwnFields {
  /** What the form has for them. */
  readonly carried: CarriedValues;
  /** Writes what was filled in: the entries of the block's own form. */
  write(entries: FormData | undefined): void;
}

/** A control of the page, the name of the block's own control for it, and what can be chosen in both. */
interface Pair {
  readonly control: OwnControl;
  readonly name: string;
  /** Empty where something is typed. */
  readonly choices: readonly OwnChoice[];
}

/** A value of the block's control, and how the page's control has it. */
interface OwnChoice {
  readonly value: string;
  isChosen(): boolean;
  choose(isChosen: boolean): void;
}

/** A value that can be chosen in a control of the page, with its own value and its words. */
interface Candidate extends Omit<OwnChoice, 'value'> {
  readonly texts: readonly string[];
}

/**
 * Finds the controls of additional fields, and takes them out of the controls that are left of a form.
 *
 * @returns null where the block's controls and those of the page are not the same: what is filled in would be lost
 */
export function ownFields(fields: readonly FormField[], rest: Set<OwnControl>): OwnFields | null {
  const pairs: Pair[] = [];
  for (const field of fields) {
    const { id, title } = field;
    const own = [...rest].filter(
      ({ name, label, isHidden }) => !isHidden && (partOf(name, id) !== null || isCalled(title, label)),
    );
    const drawn = drawnParts(field);
    const found = own.flatMap((control) => pairOf(control, field, drawn) ?? []);
    for (const one of own) rest.delete(one);
    if (found.length < own.length || new Set(found.map(({ name }) => name)).size !== drawn.length) return null;
    pairs.push(...found);
  }
  const pairFor = (called: string): Pair | undefined => pairs.find(({ name }) => name === called);
  return {
    carried: {
      text: (name) => textIn(pairFor(name)),
      checked: (name, value) => pairFor(name)?.choices.some((one) => one.value === value && one.isChosen()) ?? null,
    },
    write(entries) {
      for (const { control, name, choices } of pairs) {
        const texts = entries?.getAll(name).map(String) ?? [];
        const chosen = choices.filter(({ value }) => texts.includes(value));
        for (const one of choices) one.choose(chosen.includes(one));
        if (!chosen.length) writeControl(control, texts);
      }
    },
  };
}

/** The parts or statements of which a field has a control each; an empty part for a field with one control. */
const drawnParts = ({ parts, statements }: FormField): readonly string[] => {
  const inner = [...parts, ...statements.map(({ value }) => value)];
  return inner.length ? inner : [''];
};

/**
 * The part of a field that a name says, such as `City` of `campo.endereco.City`; empty for the whole field, null for
 * another one.
 */
function partOf(name: string, id: string): string | null {
  const path = `.${name.replaceAll('[', '.').replaceAll(']', '')}.`;
  const at = path.lastIndexOf(`.${id}.`);
  return at < 0 ? null : path.slice(at + id.length + 2).replaceAll('.', '');
}

/** Types whose values browsers write in a form of their own. */
const NATIVE = /^(date|time|month|week|datetime-local|color|range|select-multiple)$/;

/** Null where a control is not like that of the block. */
function pairOf(control: OwnControl, field: FormField, drawn: readonly string[]): Pair | null {
  const wanted = (partOf(control.name, field.id) ?? '').toLowerCase();
  const part = drawn.find((one) => one.toLowerCase() === wanted);
  const isNative = control.controls.some(({ type }) => NATIVE.test(type) && type !== field.control);
  if (part === undefined || isNative) return null;
  const name = controlName(field.id, part || undefined);
  const candidates = candidatesOf(control);
  const options = optionsOf(field, part, candidates);
  const found = new Map(options.map((option) => [candidateFor(option, candidates), option.value]));
  found.delete(undefined);
  if (found.size < options.length || found.size < candidates.length) return null;
  const choices = [...found].flatMap(([one, value]) => (one ? [{ ...one, value }] : []));
  return { control, name, choices };
}

/** What can be chosen in a control of the page. */
function candidatesOf({ controls, values }: OwnControl): readonly Candidate[] {
  const boxes = controls.filter(({ type }) => type === 'checkbox') as readonly HTMLInputElement[];
  if (boxes.length)
    return boxes.map((box) => ({
      texts: [box.value, labelOf(box)],
      isChosen: () => box.checked,
      choose(isChosen) {
        box.checked = isChosen;
      },
    }));
  return values.map((one) => ({
    texts: one.texts,
    isChosen: () => one.isChosen,
    choose(isChosen) {
      if (isChosen) one.choose();
    },
  }));
}

/** How many values the lists have that the block itself knows. */
const STATES = 27;
const HALVES = 2;

/** The options of the block's control. A list of the states, or of AM and PM, is its own: the page's has to have the same values. */
function optionsOf(field: FormField, part: string, candidates: readonly Candidate[]): readonly Choice[] {
  const options = field.type === 'likert' || !part ? field.options : (field.partOptions[part] ?? []);
  const known = options.length ? 0 : field.type === 'state' ? STATES : part === 'Ampm' ? HALVES : 0;
  const values = candidates.map(({ texts: [value = ''] }) => value).filter((value) => /^[A-Z]{2}$/.test(value));
  return known && values.length === known ? values.map((value) => ({ value, label: value })) : options;
}

/** The value of the page that is meant by an option: that with its value or its words, otherwise the only one that begins with its words, before a price. */
function candidateFor({ value, label }: Choice, candidates: readonly Candidate[]): Candidate | undefined {
  if (candidates.length === 1) return candidates[0];
  const exact =
    candidates.find(({ texts }) => texts.includes(value)) ?? candidates.find(({ texts }) => texts.includes(label));
  if (exact) return exact;
  const [called, ...others] = candidates.filter(({ texts }) => texts.some((text) => isCalled(label, text)));
  return others.length ? undefined : called;
}

/** The value that the block has for what is chosen or typed in a control; empty for nothing, null for no control. */
function textIn(pair: Pair | undefined): string | null {
  if (!pair) return null;
  const { control, choices } = pair;
  if (choices.length) return choices.find((one) => one.isChosen())?.value ?? '';
  return control.controls.find(({ type }) => type !== 'hidden')?.value ?? null;
}
