/** How a text is written: which of its characters are the visitor's, and where separators are placed between them. */
export interface Mask {
  /** The character as it is shown, such as a capital letter; empty if it is not one of the visitor's. */
  keep(character: string): string;
  /** The pattern for these characters: each `#` is one of them, anything else is a separator. */
  pattern(characters: string): string;
  /** Rewrites a text that is put in as a whole, such as a date that was copied from elsewhere. */
  rewrite?(text: string): string;
  /** A separator that is typed after a single digit completes it: `5/` becomes `05/`. */
  readonly pads?: boolean;
}

/** The text of a control with its selection, in UTF-16 units. */
export interface MaskedText {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** The characters of a text that are the visitor's, as they are shown. */
const charactersIn = ({ keep }: Mask, text: string): string => [...text].map(keep).join('');

/**
 * Places the separators between the characters. There is none after the last character, so a deletion never has to skip one that was added ahead. Characters
 * that do not fit are appended: nothing that was pasted is cut.
 */
export function format({ pattern }: Mask, characters: string): string {
  let text = '';
  let used = 0;
  for (const sign of pattern(characters)) {
    if (used === characters.length) break;
    text += sign === '#' ? characters[used++] : sign;
  }
  return text + characters.slice(used);
}

/** The position directly after so many of the visitor's characters. */
function positionAfter(mask: Mask, text: string, count: number): number {
  let at = 0;
  for (let left = count; left > 0 && at < text.length; at += 1) if (mask.keep(text.charAt(at))) left -= 1;
  return at;
}

const withCaret = (mask: Mask, before: string, after: string): MaskedText => {
  const value = format(mask, before + after);
  const caret = positionAfter(mask, value, before.length);
  return { value, start: caret, end: caret };
};

/** The text after an edit that the browser would make itself otherwise. Null for edits that are the browser's: composition, drag and drop, undo. */
export function edited(mask: Mask, state: MaskedText, inputType: string, data: string | null): MaskedText | null {
  if (/^insert(Text|FromPaste|FromYank)$/.test(inputType)) return inserted(mask, state, data ?? '');
  if (!/^delete(?!ByDrag|CompositionText)/.test(inputType)) return null;
  const [from, to] = deletedRange(mask, state, inputType);
  const { value } = state;
  return withCaret(mask, charactersIn(mask, value.slice(0, from)), charactersIn(mask, value.slice(to)));
}

/**
 * The text after an edit that the browser made itself: the characters stay, the caret stays after the same character.
 *
 * @param isWhole whether the text was filled in as a whole, such as by autofill
 */
export function tidied(mask: Mask, { value, start, end }: MaskedText, isWhole = false): MaskedText {
  const characters = charactersIn(mask, value);
  const isForeign = isWhole && format(mask, characters) !== value;
  const text = isForeign ? charactersIn(mask, mask.rewrite?.(value) ?? value) : characters;
  const shown = format(mask, text);
  const place = (at: number): number =>
    text === characters ? positionAfter(mask, shown, charactersIn(mask, value.slice(0, at)).length) : shown.length;
  return { value: shown, start: place(start), end: place(end) };
}

function inserted(mask: Mask, { value, start, end }: MaskedText, text: string): MaskedText {
  const before = charactersIn(mask, value.slice(0, start));
  const after = charactersIn(mask, value.slice(end));
  const characters = charactersIn(mask, before || after ? text : (mask.rewrite?.(text) ?? text));
  const next = withCaret(mask, before + characters, after);
  if (characters || start !== end || text.length !== 1) return next;
  const completes = mask.pads && !after && /[\s/.:h-]/i.test(text) && /(?:^|\D)\d$/.test(value);
  const padded = completes ? `${before.slice(0, -1)}0${before.slice(-1)}` : null;
  if (padded !== null) return withCaret(mask, padded, '');
  // A separator that is there already is stepped over when it is typed.
  const separators = leadingSeparators(mask, next.value.slice(next.start));
  const caret = next.start + (separators.includes(text) ? separators.length : 0);
  return { ...next, start: caret, end: caret };
}

function leadingSeparators(mask: Mask, text: string): string {
  const first = [...text].findIndex((character) => mask.keep(character));
  return first < 0 ? text : text.slice(0, first);
}

/** What a deletion removes: at least one of the visitor's characters, because a separator that is deleted alone would be added again. */
function deletedRange(mask: Mask, { value, start, end }: MaskedText, inputType: string): readonly [number, number] {
  if (start !== end || /ByCut|Content$/.test(inputType)) return [start, end];
  if (/Entire/.test(inputType)) return [0, value.length];
  const isForward = /Forward/.test(inputType);
  const step = isForward ? 1 : -1;
  const kept = (at: number): string => mask.keep(value.charAt(isForward ? at : at - 1));
  const isInside = (at: number): boolean => (isForward ? at < value.length : at > 0);
  let at = start;
  if (/Line/.test(inputType)) at = isForward ? value.length : 0;
  else {
    while (isInside(at) && !kept(at)) at += step;
    if (/Word/.test(inputType)) while (isInside(at) && kept(at)) at += step;
    else if (isInside(at)) at += step;
  }
  return isForward ? [start, at] : [at, start];
}
