import { PREFIX } from '../../vocab/names.ts';

const CONTROLS = 'input,select,textarea,button,summary,a[href],[tabindex],[contenteditable]';

/** The text of a control, with what it shows through its slots. */
const wordsOf = (control: Element): string =>
  [control, ...[...control.querySelectorAll('slot')].flatMap((slot) => slot.assignedNodes())]
    .map(({ textContent }) => textContent)
    .join(' ');

/**
 * Returns a text that tells a control from the others of its block, also when it is made anew. It has nothing that is
 * numbered by the mount, such as an id of React's.
 */
const signOf = (control: Element): string =>
  [
    control.localName,
    ...['type', 'name', 'part', 'role', 'aria-label', 'href'].map((name) => control.getAttribute(name)),
    control.matches('input,select,textarea') ? '' : wordsOf(control),
    control.matches('[type=radio],[type=checkbox]') ? control.getAttribute('value') : '',
  ].join('\n');

const alike = (root: ShadowRoot, sign: string): Element[] =>
  [...root.querySelectorAll(CONTROLS)].filter((control) => signOf(control) === sign);

/**
 * Remembers the control in a block's shadow root that has the focus, and what is selected in it: mounting anew makes another one. Once the block is ready, the same control has both again, unless
 * the visitor has gone elsewhere.
 */
export function keepControlFocus(element: Element, host: Element): void {
  const root = host.shadowRoot;
  const focused = root?.activeElement;
  if (!root || !focused || focused.shadowRoot) return;
  const sign = signOf(focused);
  const at = alike(root, sign).indexOf(focused);
  const { selectionStart, selectionEnd, selectionDirection } = focused as HTMLInputElement;
  const restore = (): void => {
    // The host itself may be another one by now: a wrapper is made anew.
    const now = element.shadowRoot ?? [...element.children].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
    const control = now && (alike(now, sign)[at] as HTMLInputElement | undefined);
    if (!control || Document.prototype.querySelector.call(document, ':focus')) return;
    control.focus({ preventScroll: true });
    // Null in controls without a selection, such as a button or a field for a date.
    if (typeof selectionStart === 'number')
      control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
  EventTarget.prototype.addEventListener.call(element, `${PREFIX}:block-ready`, restore, { once: true });
}
