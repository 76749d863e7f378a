import { BLOCK_ADDED } from '../../vocab/names.ts';

/**
 * True if this browser can move nodes and keep their state: frames, players, focus, selection, animations and open
 * dialogs continue. False in Node.
 */
const keepsState = !!globalThis.Element?.prototype.moveBefore;

/** Elements that restart or close when they are removed and inserted again. */
const RESTARTS = 'iframe,object,embed,[autoplay],dialog[open],[popover]';

/**
 * Returns whether moving the nodes would restart something in them: a frame, playing media, an open dialog or popover,
 * a custom element; also in open shadow roots. Never true when the browser keeps the state of moved nodes.
 */
export const wouldRestart = (nodes: Iterable<Node>): boolean =>
  !keepsState &&
  [...nodes].some(
    (node) =>
      node instanceof Element &&
      (node.matches(RESTARTS) ||
        (node as HTMLMediaElement).paused === false ||
        customElements.get(node.localName) ||
        [node, node.shadowRoot].some((root) => root && wouldRestart(root.childNodes))),
  );

const keepQuiet = (event: Event): void => event.stopImmediatePropagation();

/** Runs a function that removes or restores the focus, and hides the focus events from the page: for the visitor the focus has not moved. */
export function withoutFocusEvents(run: () => void): void {
  const types = 'focus focusin blur focusout'.split(' ');
  for (const type of types) addEventListener(type, keepQuiet, true);
  run();
  for (const type of types) removeEventListener(type, keepQuiet, true);
}

/** Moves a node, with its state where the browser supports it. No browser supports it into or out of the document. */
export function move(node: Node, parent: Node, before: Node | null = null): void {
  try {
    // From the prototype: a control of a form can hide the form's own method.
    Element.prototype.moveBefore.call(parent, node, before);
  } catch {
    withoutFocusEvents(() => Node.prototype.insertBefore.call(parent, node, before));
  }
}

/** The element of a wrapper that contains the nodes. */
function innermost(wrapper: Element): Element {
  let at = wrapper;
  while (at.getAttribute(BLOCK_ADDED) === 'around' && at.firstElementChild) at = at.firstElementChild;
  return at;
}

/**
 * Moves nodes into a new element at the end of an element. The new element is inserted first, or the nodes would lose their state.
 *
 * @param frame elements of the block to use as the wrapper
 */
export function wrapIn(
  element: Element,
  nodes: readonly Node[],
  { slot, frame }: { slot?: string; frame?: Element | undefined } = {},
): Element {
  const wrapper = frame ?? Document.prototype.createElement.call(element.ownerDocument, 'div');
  if (!frame) wrapper.setAttribute(BLOCK_ADDED, '');
  if (slot) wrapper.setAttribute('slot', slot);
  move(wrapper, element);
  const inner = innermost(wrapper);
  for (const node of nodes) move(node, inner);
  return wrapper;
}

/** Removes a wrapper and puts its content in its place, or before another node. */
export function unwrap(wrapper: Element, position: Element = wrapper): void {
  for (const node of [...innermost(wrapper).childNodes]) move(node, position.parentNode as Node, position);
  wrapper.remove();
}
