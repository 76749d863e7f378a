import { BLOCK_ADDED } from '../../vocab/names.ts';

/** Whether this browser moves nodes with their state: frames, players, focus, selection, animations and open dialogs go on. Never in Node. */
export const keepsState = !!globalThis.Element?.prototype.moveBefore;

/** What begins anew, or closes, when it is taken out of the page and put in again. */
const RESTARTS = 'iframe,object,embed,[autoplay],dialog[open],[popover]';

/**
 * Whether something in the nodes would begin anew if they were moved: a frame, a player that plays, an open dialog or popover, a custom element; also in open
 * shadow roots. Never where the browser keeps the state of what it moves.
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

/** Runs what takes the focus away, or gives it back, without a word to the page's handlers: for the visitor it has not moved. */
export function withoutFocusEvents(run: () => void): void {
  const types = 'focus focusin blur focusout'.split(' ');
  for (const type of types) addEventListener(type, keepQuiet, true);
  run();
  for (const type of types) removeEventListener(type, keepQuiet, true);
}

/** Moves a node, with its state where the browser can, which it cannot into the document or out of it. */
export function move(node: Node, parent: Node, before: Node | null = null): void {
  try {
    // Off the prototype: a control of a form may hide the form's own member.
    Element.prototype.moveBefore.call(parent, node, before);
  } catch {
    withoutFocusEvents(() => Node.prototype.insertBefore.call(parent, node, before));
  }
}

/** Where the nodes of a wrapper are. */
function inmost(wrapper: Element): Element {
  let at = wrapper;
  while (at.getAttribute(BLOCK_ADDED) === 'around' && at.firstElementChild) at = at.firstElementChild;
  return at;
}

/**
 * Puts nodes into a new element at the end of an element. It stands in the page before they are moved, or they would lose their state.
 *
 * @param frame a block's own elements to put them into
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
  const inner = inmost(wrapper);
  for (const node of nodes) move(node, inner);
  return wrapper;
}

/** Takes a wrapper away and leaves what is in it, there or where it came from. */
export function unwrap(wrapper: Element, place: Element = wrapper): void {
  for (const node of [...inmost(wrapper).childNodes]) move(node, place.parentNode as Node, place);
  wrapper.remove();
}
