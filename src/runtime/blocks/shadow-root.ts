import { BLOCK_ADDED } from '../../vocab/names.ts';
import { giveBack } from './lend.ts';
import { unwrap, wouldRestart, wrapIn } from './move.ts';

/**
 * React listens on a root for every event it knows: 143 listeners. These are the ones a handler of a block may need;
 * test/rules/react-events.test.ts holds every view to them. What does not bubble (media events, scroll, toggle, load …) React hears on the element
 * itself. Wheel and touch are not here: on a root React takes them passively, so a view that holds the page still listens by itself.
 */
export const LISTENED_EVENTS: ReadonlySet<string> = new Set(
  (
    'click dblclick keydown keyup input change submit reset paste compositionstart compositionend focusin focusout pointerdown pointermove ' +
    'pointerup pointercancel lostpointercapture pointerover pointerout mouseover mouseout animationend transitionend'
  ).split(' '),
);

/** Marks a root as ours: an emptied one is used again, a stranger's never. On the root itself: a WeakSet's table would grow with every block that ever stood. */
const OURS = Symbol('vitrine');

export interface BlockRoot {
  /** The element that carries the root: the block itself, or a wrapper in it. */
  readonly host: Element;
  readonly root: ShadowRoot;
}

/** The elements that may carry a shadow root (DOM, valid shadow host name); custom elements may, too. */
const SHADOW_HOSTS = /^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span|.*-.*)$/;

/**
 * Puts the markup of a block back to how the server sent it and finds the element that will carry the root: the block itself, or a wrapper in it. The
 * markup is still shown, so that it can be read.
 */
export function findShadowHost(element: Element): Element {
  for (const child of element.children)
    if (child.hasAttribute(BLOCK_ADDED) && !child.hasAttribute('slot')) takeOff(child);
  giveBack(element);
  const present = element.shadowRoot;
  const able = present ? Object.hasOwn(present, OURS) : SHADOW_HOSTS.test(element.localName);
  return able ? element : wrap(element);
}

/** Opens the root of a carrier. From here on nothing of the page's markup shows that is not slotted. */
export function openBlockRoot(element: Element): BlockRoot {
  try {
    return { host: element, root: attach(element) };
  } catch {
    const wrapper = wrap(element);
    return { host: wrapper, root: attach(wrapper) };
  }
}

/** @throws where what has to be moved into the wrapper would begin anew */
function wrap(element: Element): Element {
  const nodes = [...element.childNodes];
  if (wouldRestart(nodes)) throw new Error(`frames or players in <${element.localName}> would restart`);
  return wrapIn(element, nodes);
}

/** Shows the page's own markup again, as it was. */
export function closeBlockRoot({ host, root }: BlockRoot, element: Element): void {
  root.adoptedStyleSheets = [];
  if (host !== element) takeOff(host);
  else {
    giveBack(element);
    root.replaceChildren(Document.prototype.createElement.call(element.ownerDocument, 'slot'));
  }
}

/** Takes away the wrapper a block needed, where it did. */
export function removeAddedHost(host: Element, element: Element): void {
  if (host !== element) takeOff(host);
}

function takeOff(wrapper: Element): void {
  giveBack(wrapper);
  unwrap(wrapper);
}

/** @throws where the element can have no root, or has one that is not ours */
function attach(element: Element): ShadowRoot {
  const present = element.shadowRoot;
  if (present && Object.hasOwn(present, OURS)) {
    present.replaceChildren();
    return present;
  }
  const root = element.attachShadow({ mode: 'open' });
  Object.defineProperty(root, OURS, { value: true });
  listenSparingly(root);
  return root;
}

function listenSparingly(root: ShadowRoot): void {
  const value: typeof root.addEventListener = (
    type: string,
    ...rest: [EventListenerOrEventListenerObject | null, (boolean | AddEventListenerOptions)?]
  ) => {
    if (LISTENED_EVENTS.has(type)) EventTarget.prototype.addEventListener.call(root, type, ...rest);
  };
  // Not by assignment: it throws where the page has frozen EventTarget.prototype.
  Object.defineProperty(root, 'addEventListener', { value, configurable: true });
}
