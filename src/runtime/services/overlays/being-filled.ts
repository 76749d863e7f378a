import { queryIn } from '../../page/document-member.ts';
import { isTyping } from '../../page/is-typing.ts';

/** The controls of forms. */
export const CONTROLS = 'input:not([type=hidden]),textarea,select';

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    // Without a choice of the page's own a list starts with its first entry.
    if (!options.some(({ defaultSelected }) => defaultSelected)) return !control.multiple && control.selectedIndex > 0;
    return options.some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    return control.checked !== control.defaultChecked;
  const { value, defaultValue } = control as HTMLInputElement | HTMLTextAreaElement;
  return value !== defaultValue;
}

/** The controls of the page's forms, and of those that blocks render in their shadow roots. */
const controlsOf = (): Element[] => [
  ...queryIn(document, CONTROLS),
  ...queryIn(document, '[data-block-state=ready]').flatMap(({ shadowRoot }) =>
    shadowRoot ? [...shadowRoot.querySelectorAll(CONTROLS)] : [],
  ),
];

/** The next element outwards, across a shadow root. */
const outward = (element: Element): Element | null => {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
};

/**
 * Returns whether a form of the page is being filled: a control has the focus, or a form was changed and not sent. What
 * a script of the page has put into a control does not count.
 *
 * @param typed the controls that a visitor has changed
 * @param sent the forms and blocks that were sent since
 */
export function isBeingFilled(typed: WeakSet<Element>, sent: WeakSet<Element>): boolean {
  if (isTyping()) return true;
  const wasSent = (control: Element): boolean => {
    for (let at: Element | null = control; at; at = outward(at)) if (sent.has(at)) return true;
    return false;
  };
  return controlsOf().some(
    (control) => typed.has(control) && (control as HTMLInputElement).form && isChanged(control) && !wasSent(control),
  );
}
