import { type RefObject, useLayoutEffect, useState } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';

const FIELDS = 'input,select,textarea';
const SUBMIT = 'button:not([type=button],[type=reset]),input:is([type=submit],[type=image])';

/** What a field is called, or the group of options that it belongs to. */
const nameOf = (field: Element): string =>
  (
    field.closest('fieldset')?.querySelector('legend') ?? (field as HTMLInputElement).labels?.[0]
  )?.textContent?.trim() ?? '';

/** The control of the block that stands for one of the page: its button, the field of this name, or the first one. */
function counterpart(from: HTMLElement, box: HTMLElement): HTMLInputElement | null {
  const fields = [...box.querySelectorAll<HTMLInputElement>(FIELDS)];
  if (from.matches(SUBMIT) || !fields.length) return box.querySelector('[part=button]');
  const name = nameOf(from);
  // The label of a list may be around it, with the words of its options.
  const named = fields.filter((one) => nameOf(one) && name.startsWith(nameOf(one)));
  const found = named.length ? named : fields;
  return found.find(({ checked }) => checked) ?? found[0] ?? null;
}

/**
 * Takes over the focus from a control of the page that the block's own controls replace while the visitor uses it by
 * keyboard, with the place in its text.
 *
 * @param box what the block's controls are in
 */
export function useTakeOverFocus({ element }: Pick<BlockHandle, 'element'>, box: RefObject<HTMLElement | null>): void {
  const [from] = useState(() => element.querySelector<HTMLInputElement>(`:is(${FIELDS},${SUBMIT}):focus`));
  useLayoutEffect(() => {
    // One that is still to be seen has the focus back.
    if (!from || !box.current || from.getClientRects().length) return;
    const to = counterpart(from, box.current);
    to?.focus({ preventScroll: true });
    // Not a number in fields without a selection, such as one for a number.
    if (typeof from.selectionStart === 'number' && typeof to?.selectionStart === 'number')
      to.setSelectionRange(from.selectionStart, from.selectionEnd);
  }, [from, box]);
}
