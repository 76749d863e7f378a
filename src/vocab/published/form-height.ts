import { FORM_SECTION, partsOf } from '../codes/form-fields.ts';
import { isRecord } from '../is-record.ts';
import { textareaLimit } from '../rules/textarea.ts';
import { type LinesIn, linesIn, type MeasureText } from './lines-in.ts';

/** The space of something that is not drawn yet. Tokens of the page determine the width of gaps and the height of controls, so those are counted. */
export interface FormRoom {
  readonly px: number;
  readonly gaps: number;
  readonly controls: number;
}

/**
 * Heights of lines and boxes in px, as fields.css, look.css and style.css of the form draw them with a font size of 16 px;
 * `test/browser/blocks/form/layout-shift.spec.ts` compares them with the rendered form.
 */
const LINE = { label: 21.6, small: 22.5, text: 24, title: 28.6, sectionTitle: 27 };
const SIZE = { small: 15, text: 16, sectionTitle: 18, title: 22 };
const BOLD = 600;
const AFTER_LABEL = 6;
/** Margin, padding and line above the title of a section. */
const SECTION = 16 + 24 + 1;
/** The distance between two texts, instead of the gap between fields. */
const NEXT_WORDS = 8;
const TEXTAREA = 144;
const OPTION = { least: 44, padding: 12, sign: 32 };
const STATEMENT = 12 + 12 + 1;
const SCALE_GAP = 24;
/** The usual scale of answers, whose words in other languages are about as long. */
const SCALE = ['Discordo totalmente', 'Discordo', 'Neutro', 'Concordo', 'Concordo totalmente'];
const PARTS = { gap: 16, caption: LINE.small + 4 };
/** Least width of a column of parts and largest width of all of them, in px. */
const COLUMNS: Readonly<Record<string, readonly [column: number, all: number]>> = {
  date: [72, 480],
  time: [72, 480],
  phone: [128, 560],
};
const BUTTON_PADDING = 58;
/** "The fields with * are required" fits in one line from this width on, in all three languages. */
const NOTE_WIDTH = 248;

type Raw = Readonly<Record<string, unknown>>;

/**
 * Estimates the height of a published form that is drawn from its JSON (docs/published-markup.md §7), without its margins.
 *
 * @param context the parsed JSON
 * @param width of the form, in px
 * @returns null if no form would be drawn
 */
export function formHeight(context: unknown, width: number, measure: MeasureText): FormRoom | null {
  if (!isRecord(context)) return null;
  const fields = fieldsOf(context.formFields);
  if (!fields.length || width <= 0) return null;
  const lines = linesIn(measure);
  const shown = fields.filter(({ type }) => type !== 'hidden');
  const filled = shown.filter(({ type }) => type !== FORM_SECTION);
  const noted = filled.length > 1 && filled.some(({ raw }) => raw.required === true);
  const rooms = shown.map((field, at) =>
    field.type === FORM_SECTION
      ? sectionRoom(field.raw, { lines, width, first: !noted && at === 0, after: shown[at - 1]?.type === FORM_SECTION })
      : fieldRoom(field, lines, width),
  );
  if (noted) rooms.unshift(room(LINE.small * (width < NOTE_WIDTH ? 2 : 1)));
  const title = context.showTitle === true ? words(context.formName) : '';
  if (title) rooms.unshift(room(LINE.title * lines(title, width, SIZE.title, BOLD)));
  const disclaimer = textOf(context.disclaimerMessage);
  if (disclaimer) rooms.push(room(LINE.small * lines(disclaimer, width, SIZE.small)));
  const button = lines(words(context.formSubmitButtonText), width - BUTTON_PADDING, SIZE.text, BOLD);
  rooms.push(room(LINE.text * Math.max(0, button - 1), 1));
  return rooms.reduce((sum, one) => added(sum, { ...one, gaps: one.gaps + 1 }), room(0, 0, -1));
}

const room = (px: number, controls = 0, gaps = 0): FormRoom => ({ px, gaps, controls });

const added = (one: FormRoom, other: FormRoom): FormRoom => ({
  px: one.px + other.px,
  gaps: one.gaps + other.gaps,
  controls: one.controls + other.controls,
});

interface Field {
  readonly type: string;
  readonly raw: Raw;
}

/** The fields as the form reads them: a field without an id is left out, and so is a second one with the same id. */
function fieldsOf(list: unknown): Field[] {
  const seen = new Set<string>();
  return (Array.isArray(list) ? list : []).flatMap((raw: unknown) => {
    if (!isRecord(raw)) return [];
    const type = words(raw.type).toLowerCase();
    const id = words(raw.id);
    if (id ? seen.has(id) : type !== FORM_SECTION) return [];
    seen.add(id);
    return [{ type, raw }];
  });
}

const words = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : '';

/** A text, or the readable text of an owner's HTML: a line break for each end of a paragraph. */
const textOf = (value: unknown): string => {
  const html = isRecord(value) ? words(value.html) || words(value.text) : words(value);
  return html
    .replace(/\s+/g, ' ')
    .replace(/<(?:br|\/(?:p|div|h\d|li|ul|ol|blockquote))\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#?\w+;/g, 'x');
};

const descriptionOf = ({ description }: Raw): string =>
  isRecord(description) ? textOf(description) : words(description).replace(/\s+/g, ' ');

function sectionRoom(
  raw: Raw,
  { lines, width, first, after }: { lines: LinesIn; width: number; first: boolean; after: boolean },
): FormRoom {
  const title = words(raw.title);
  const text = LINE.small * lines(descriptionOf(raw), width, SIZE.small);
  if (!title) return after ? room(NEXT_WORDS + text, 0, -1) : room(text);
  return room((first ? 0 : SECTION) + LINE.sectionTitle * lines(title, width, SIZE.sectionTitle, BOLD) + text);
}

function fieldRoom({ type, raw }: Field, lines: LinesIn, width: number): FormRoom {
  const labels = labelsOf(raw.options);
  const [title, required] = [words(raw.title), raw.required === true];
  const mark = required ? ' *' : '';
  const parts = shownParts(type, raw);
  const isChoice = type === 'radio' || type === 'checkbox';
  const grouped = isChoice || parts.length > 0 || type === 'likert';
  const alone = !title && labels.length === 1;
  const label = grouped && (alone || !(title || required)) ? null : title + mark;
  const description = descriptionOf(raw);
  const text = description ? LINE.small * lines(description, width, SIZE.small) : 0;
  const head =
    (label === null ? 0 : LINE.label * lines(label, width, SIZE.text, BOLD)) +
    (description ? text + (label === null ? 0 : 2) : 0);
  const next = label !== null || description ? AFTER_LABEL : 0;
  if (parts.length) return added(room(head + next), partsRoom(type, parts, width));
  if (type === 'likert') {
    const given = labelsOf(raw.statements);
    const [statements, options] = given.length ? [given, labels] : [labels, []];
    const scale = scaleRoom(options.length ? options : SCALE, lines, width);
    const each = (statement: string): number =>
      AFTER_LABEL + STATEMENT + LINE.text * lines(statement, width, SIZE.text) + scale;
    return room(statements.reduce((sum, one) => sum + each(one), head + next - AFTER_LABEL));
  }
  if (isChoice) {
    const each = (option: string): number => optionRoom(option + (alone ? mark : ''), lines, width);
    return room(labels.reduce((sum, one) => sum + each(one), head + next));
  }
  if (type !== 'textarea') return room(head + next, 1);
  const counted = textareaLimit(raw.maxLength) === null ? 0 : AFTER_LABEL + LINE.small;
  return room(head + next + TEXTAREA + counted);
}

/** The text beside radio buttons and checkboxes, and above the rows of a scale. */
const labelsOf = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).flatMap((one: unknown) => {
    if (!isRecord(one)) return words(one) || [];
    return words(one.label) || words(one.title) || words(one.value) || words(one.id) || [];
  });

function shownParts(type: string, { parts, showCountryCode }: Raw): readonly string[] {
  const known: readonly string[] = partsOf(type);
  const asked = Array.isArray(parts) ? parts.filter((part) => known.includes(part)) : [];
  if (asked.length) return [...new Set(asked)];
  return type === 'phone' && showCountryCode === false ? known.slice(1) : known;
}

/** The layout of the parts of a field in columns; the two lines of an address span all of them. */
function partsRoom(type: string, parts: readonly string[], width: number): FormRoom {
  const [column, most] = COLUMNS[type] ?? [184, width];
  const columns = Math.max(1, Math.floor((Math.min(width, most) + PARTS.gap) / (column + PARTS.gap)));
  let [rows, free] = [0, 0];
  for (const part of parts) {
    const takes = /^Line[12]$/.test(part) ? columns : 1;
    if (takes > free) [rows, free] = [rows + 1, columns];
    free -= takes;
  }
  return room(rows * PARTS.caption + (rows - 1) * PARTS.gap, rows);
}

const optionRoom = (label: string, lines: LinesIn, width: number): number =>
  Math.max(OPTION.least, OPTION.padding + LINE.text * lines(label, width - OPTION.sign, SIZE.text));

/** The answers of a scale, beside each other if there is enough space. */
function scaleRoom(labels: readonly string[], lines: LinesIn, width: number): number {
  let at = 0;
  let height = 0;
  for (const label of labels) {
    const wide = OPTION.sign + lines.widthOf(label, SIZE.text);
    const own = optionRoom(label, lines, width);
    if (at && at + SCALE_GAP + wide <= width) at += SCALE_GAP + wide;
    else {
      height += own;
      at = wide;
    }
  }
  return height;
}
