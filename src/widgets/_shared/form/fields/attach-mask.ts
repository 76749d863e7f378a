import { documentMember } from '../../../../runtime/page/document-member.ts';
import { edited, type Mask, type MaskedText, tidied } from './mask.ts';

/**
 * Applies a mask to a control while the visitor edits it. Edits are made as the browser makes them, so its undo, its selection and its events are those of any
 * other control.
 *
 * @returns a function that detaches the mask
 */
export function attachMask(input: HTMLInputElement, mask: Mask): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isApplying = false;
  /** The selection that belonged to a text, for when an undo or redo brings the text back. */
  const selections = new Map<string, MaskedText>();

  const current = (): MaskedText => {
    const { value, selectionStart, selectionEnd } = input;
    const start = selectionStart ?? value.length;
    return { value, start, end: selectionEnd ?? start };
  };
  const apply = (next: MaskedText): void => {
    const before = current();
    isApplying = true;
    try {
      if (next.value !== before.value) replaceText(input, next.value);
    } finally {
      isApplying = false;
    }
    if (isFocused(input)) input.setSelectionRange(next.start, next.end);
    for (const state of [before, next]) selections.set(state.value, state);
  };
  const tidy = (isWhole: boolean): void => {
    const state = current();
    const next = tidied(mask, state, isWhole);
    if (next.value !== state.value) apply(next);
  };
  input.addEventListener(
    'beforeinput',
    (event) => {
      if (isApplying || !event.cancelable || event.isComposing) return;
      const { inputType, data } = event;
      const state = current();
      const next = edited(mask, state, inputType, data);
      if (!next || isWhatBrowserDoes(state, data, next)) return;
      event.preventDefault();
      apply(next);
    },
    { signal },
  );
  input.addEventListener(
    'input',
    (event) => {
      const { inputType = '', isComposing = false } = event as Partial<InputEvent>;
      // A text that is dragged inside the control is removed first: until it is dropped, positions must not move.
      if (isApplying || isComposing || inputType === 'deleteByDrag') return;
      if (!inputType.startsWith('history')) tidy(!/Drop|Composition|^delete/.test(inputType));
      else {
        const known = selections.get(input.value);
        if (known) input.setSelectionRange(known.start, known.end);
      }
    },
    { signal },
  );
  input.addEventListener('compositionend', () => tidy(false), { signal });
  input.addEventListener('blur', () => tidy(false), { signal });
  return () => listening.abort();
}

/** Whether the browser's own edit has the same result; then it stays the browser's, and consecutive digits are one step of its undo. */
const isWhatBrowserDoes = ({ value, start, end }: MaskedText, data: string | null, next: MaskedText): boolean =>
  !!data &&
  next.value === value.slice(0, start) + data + value.slice(end) &&
  next.start === next.end &&
  next.start === start + data.length;

const isFocused = (input: HTMLInputElement): boolean =>
  (input.getRootNode() as Document | ShadowRoot).activeElement === input;

/** Replaces only what changes, as an edit that the browser can undo; where it cannot, the value is set and the page is told by the same event. */
function replaceText(input: HTMLInputElement, next: string): void {
  const { value } = input;
  const shorter = Math.min(value.length, next.length);
  let from = 0;
  while (from < shorter && value[from] === next[from]) from += 1;
  let tail = 0;
  while (tail < shorter - from && value.at(-1 - tail) === next.at(-1 - tail)) tail += 1;
  const text = next.slice(from, next.length - tail);
  if (isFocused(input)) {
    input.setSelectionRange(from, value.length - tail);
    documentMember('execCommand').call(document, text ? 'insertText' : 'delete', false, text);
  }
  if (input.value === next) return;
  input.value = next;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertReplacementText' }));
}
