import { BLOCK_ADDED } from '../../vocab/names.ts';
import { giveBack } from './lend.ts';
import { unwrap, wouldRestart, wrapIn } from './move.ts';

/**
 * React adds 143 listeners to a root, one for every event it knows. These are the events that handlers of blocks may use; test/rules/react-events.test.ts
 * checks every view. For events that do not bubble (media events, scroll, toggle, load …) React listens on the element itself. Wheel and touch are
 * missing because React's listeners for them are passive: a view that prevents scrolling adds its own.
 */
export const LISTENED_EVENTS: ReadonlySet<string> = new Set(
  (
    'click dblclick keydown keyup input change submit reset paste compositionstart compositionend focusin focusout pointerdown pointermove ' +
    'pointerup pointercancel lostpointercapture pointerover pointerout mouseover mouseout animationend transitionend'
  ).split(' '),
);

/** Marks a shadow root as created here: only such a root is reused. The mark is on the root because a WeakSet would grow with every block ever mounted. */
const OWN_ROOT = Symbol('vitrine');

export interface BlockRoot {
  /** The element with the shadow root: the block element, or a wrapper in it. */
  readonly host: Element;
  readonly root: ShadowRoot;
}

/** Elements that can have a shadow root (DOM, valid shadow host name), custom elements included. */
const SHADOW_HOSTS = /^(article|aside|blockquote|body|div|footer|h[1-6]|header|main|nav|p|section|span|.*-.*)$/;

/**
 * Restores the server's markup of a block and returns its shadow host: the block element, or a wrapper in it. The markup stays visible, so that it can be
 * read.
 */
export function findShadowHost(element: Element): Element {
  for (const child of element.children)
    if (child.hasAttribute(BLOCK_ADDED) && !child.hasAttribute('slot')) removeWrapper(child);
  giveBack(element);
  const existing = element.shadowRoot;
  const canHost = existing ? Object.hasOwn(existing, OWN_ROOT) : SHADOW_HOSTS.test(element.localName);
  return canHost ? element : wrap(element);
}

/** Opens the shadow root. From now on only slotted markup of the page is visible. */
export function openBlockRoot(element: Element): BlockRoot {
  try {
    return { host: element, root: attach(element) };
  } catch {
    const wrapper = wrap(element);
    return { host: wrapper, root: attach(wrapper) };
  }
}

/** @throws when something that has to be moved into the wrapper would restart */
function wrap(element: Element): Element {
  const nodes = [...element.childNodes];
  if (wouldRestart(nodes)) throw new Error(`frames or players in <${element.localName}> would restart`);
  return wrapIn(element, nodes);
}

/** Shows the page's own markup again. */
export function closeBlockRoot({ host, root }: BlockRoot, element: Element): void {
  root.adoptedStyleSheets = [];
  if (host !== element) removeWrapper(host);
  else {
    giveBack(element);
    root.replaceChildren(Document.prototype.createElement.call(element.ownerDocument, 'slot'));
  }
}

/** Removes the wrapper of a block, if it has one. */
export function removeAddedHost(host: Element, element: Element): void {
  if (host !== element) removeWrapper(host);
}

function removeWrapper(wrapper: Element): void {
  giveBack(wrapper);
  // The page may have taken it away.
  if (wrapper.parentNode) unwrap(wrapper);
}

/** @throws when the element cannot have a shadow root, or has one that was not created here */
function attach(element: Element): ShadowRoot {
  const existing = element.shadowRoot;
  if (existing && Object.hasOwn(existing, OWN_ROOT)) {
    existing.replaceChildren();
    return existing;
  }
  const root = element.attachShadow({ mode: 'open' });
  Object.defineProperty(root, OWN_ROOT, { value: true });
  limitListeners(root);
  return root;
}

function limitListeners(root: ShadowRoot): void {
  const value: typeof root.addEventListener = (
    type: string,
    ...rest: [EventListenerOrEventListenerObject | null, (boolean | AddEventListenerOptions)?]
  ) => {
    if (LISTENED_EVENTS.has(type)) EventTarget.prototype.addEventListener.call(root, type, ...rest);
  };
  // Not by assignment, which throws when the page has frozen EventTarget.prototype.
  Object.defineProperty(root, 'addEventListener', { value, configurable: true });
}
