import { BLOCK_ADDED } from '../../vocab/names.ts';
import { giveBack } from './lend.ts';

/**
 * React listens on a root for every event it knows: 143 listeners. These are the ones a handler of a block may need (notes: performance §0);
 * test/rules/react-events.test.ts holds every view to them. What does not bubble (media events, scroll, toggle, load …) React hears on the element
 * itself. Wheel and touch are not here: on a root React takes them passively, so a view that holds the page still listens by itself.
 */
export const HEARD: ReadonlySet<string> = new Set(
  (
    'click dblclick keydown keyup input change submit reset paste compositionstart compositionend focusin focusout pointerdown pointermove ' +
    'pointerup pointercancel lostpointercapture pointerover pointerout mouseover mouseout animationend transitionend'
  ).split(' '),
);

/** Marks a root as ours: an emptied one is used again, a stranger's never. On the root itself: a WeakSet's table would grow with every block that ever stood. */
const OURS = Symbol('vitrine');

export interface Place {
  /** The element that carries the root: the block itself, or a wrapper in it. */
  readonly carrier: Element;
  readonly root: ShadowRoot;
}

/** Finds or makes the place a block is mounted in. */
export function openPlace(element: Element): Place {
  for (const child of element.children)
    if (child.hasAttribute(BLOCK_ADDED) && !child.hasAttribute('slot')) unwrap(child);
  giveBack(element);
  const root = attach(element);
  if (root) return { carrier: element, root };
  const wrapper = Document.prototype.createElement.call(element.ownerDocument, 'div');
  wrapper.setAttribute(BLOCK_ADDED, '');
  wrapper.append(...element.childNodes);
  element.append(wrapper);
  const inner = attach(wrapper);
  if (!inner) throw new Error('no element here can carry a shadow root');
  return { carrier: wrapper, root: inner };
}

/** Shows the page's own markup again, as it was. */
export function closePlace({ carrier, root }: Place, element: Element): void {
  giveBack(carrier);
  root.adoptedStyleSheets = [];
  if (carrier !== element) unwrap(carrier);
  else root.replaceChildren(Document.prototype.createElement.call(element.ownerDocument, 'slot'));
}

function attach(element: Element): ShadowRoot | null {
  const present = element.shadowRoot;
  if (present) {
    if (!Object.hasOwn(present, OURS)) return null;
    present.replaceChildren();
    return present;
  }
  let root: ShadowRoot;
  try {
    root = element.attachShadow({ mode: 'open' });
  } catch {
    return null;
  }
  Object.defineProperty(root, OURS, { value: true });
  listenSparingly(root);
  return root;
}

function listenSparingly(root: ShadowRoot): void {
  const value: typeof root.addEventListener = (
    type: string,
    ...rest: [EventListenerOrEventListenerObject | null, (boolean | AddEventListenerOptions)?]
  ) => {
    if (HEARD.has(type)) EventTarget.prototype.addEventListener.call(root, type, ...rest);
  };
  // Not by assignment: it throws where the page has frozen EventTarget.prototype.
  Object.defineProperty(root, 'addEventListener', { value, configurable: true });
}

function unwrap(wrapper: Element): void {
  giveBack(wrapper);
  wrapper.replaceWith(...wrapper.childNodes);
}
