import { attributeFor } from '../../vocab/block/attribute-for.ts';
import type { Block } from '../../vocab/block/define-block.ts';
import {
  BLOCK,
  BLOCK_ADDED,
  BLOCK_HIDDEN,
  BLOCK_JSON,
  BLOCK_LENT,
  BLOCK_STATE,
  type BlockState,
} from '../../vocab/names.ts';
import { keepControlFocus } from './keep-control-focus.ts';
import type { MountContext } from './mount-context.ts';

/**
 * Least time between two renewals of one block, in ms: where it has lost its marks, and where its content is another. A page may change a block all the time, or undo what the block does: each renewal that follows
 * within four times that time doubles it.
 */
const SPACING = { marks: 100, content: 1_000 } as const;
const MOST_SPACING = 60_000;

/** The attributes by which a mounted block is one. */
const MARKS = [BLOCK, BLOCK_STATE, BLOCK_LENT, 'slot'];

/**
 * Elements whose changes show a visitor nothing: those that the stage adds, those that are never displayed, and those
 * that a browser's translator puts around each text.
 */
const NO_CONTENT = `script,style,template,link,meta,font,[${BLOCK_LENT}],[${BLOCK_ADDED}]`;

/** Elements that can be seen or used without words. */
const MEDIA = 'img,picture,svg,video,audio,canvas,iframe,object,embed,input,select,textarea,button';

const renewing = new WeakMap<MountContext, (block: Block) => void>();

/**
 * Mounts blocks anew whose markup the page changes later: a library that makes the page like a new answer of the server (Turbo, idiomorph, htmx), or a script that adds, replaces or removes
 * parts of it, or sets its options. A block is given back first, and read from the markup that is there now. What happens inside a node that the block shows through a slot is seen without that.
 *
 * @param block the declaration of blocks that are mounted from now on
 */
export function renewChanged(context: MountContext, block: Block): void {
  const watch = renewing.get(context) ?? startRenewing(context);
  renewing.set(context, watch);
  watch(block);
}

function startRenewing(context: MountContext): (block: Block) => void {
  const { records, page } = context;
  const kinds = new Map<string | undefined, Kind>();
  const last = new WeakMap<Element, { at: number; spacing: number }>();
  const later = new WeakSet<Element>();

  const isMounted = (element: Element): boolean => {
    const record = records.get(element);
    return !!record?.mounted && !record.layer;
  };
  const blockAround = (node: Node): Element | null => {
    for (let at: Node | null = node; at; at = at.parentNode) if (records.has(at as Element)) return at as Element;
    return null;
  };
  const renew = (element: Element, spacing: number): void => {
    later.delete(element);
    if (!isMounted(element) || !element.isConnected) return;
    last.set(element, { at: performance.now(), spacing });
    const host = shadowHostOf(element);
    const slots = new Set(
      [...(host.shadowRoot?.querySelectorAll('slot') ?? [])].map((slot) => slot.getAttribute('name')),
    );
    keepControlFocus(element, host);
    context.unmount(element);
    // An element that was lent from a place that is gone stays where it is, to be read. Of nodes in a wrapper the page has removed what they were in.
    for (const child of [...element.children])
      if (slots.has(child.getAttribute('slot')))
        if (child.hasAttribute(BLOCK_ADDED)) child.remove();
        else child.removeAttribute('slot');
    context.scan([element]);
  };
  const renewSoon = (element: Element, least: number): void => {
    if (later.has(element)) return;
    later.add(element);
    const before = last.get(element);
    const past = before ? performance.now() - before.at : Number.POSITIVE_INFINITY;
    const isAgain = before && past < before.spacing * 4;
    const spacing = isAgain ? Math.min(before.spacing * 2, MOST_SPACING) : least;
    // A block that the page removes in the meantime is not held.
    const waiting = new WeakRef(element);
    const due = (): void => {
      const still = waiting.deref();
      if (still) renew(still, spacing);
    };
    if (past >= spacing) due();
    else setTimeout(due, spacing - past);
  };

  const observer = new MutationObserver((mutations) => {
    const changed = new Map<Element, number>();
    const named = new Set<Element>();
    for (const mutation of mutations) {
      const element = blockAround(mutation.target);
      const least = mutation.type === 'attributes' ? SPACING.marks : SPACING.content;
      // What came before has been read by the block, or is what mounting itself moved into a wrapper.
      if (isMounting(mutation)) changed.delete(mutation.target as Element);
      if (element && isMounted(element) && isChanged(element, records.get(element)?.name, mutation, kinds))
        changed.set(element, Math.min(least, changed.get(element) ?? least));
      if (mutation.attributeName === BLOCK) named.add(mutation.target as Element);
    }
    for (const [element, least] of changed) renewSoon(element, least);
    const fresh = [...named].filter((element) => element.isConnected && !records.has(element));
    if (fresh.length) context.scan(fresh);
  });
  let isStopped = false;
  page.stops.add(() => {
    isStopped = true;
    observer.disconnect();
  });
  return ({ name, data, copiesText = false, live = [] }) => {
    if (isStopped || kinds.has(name)) return;
    const options = Object.keys(data).filter((field) => !live.includes(field));
    kinds.set(name, {
      copiesText,
      options: new Set([...options.map(attributeFor), BLOCK_JSON]),
    });
    // Observing the same node again replaces what is observed.
    observer.observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: [...MARKS, ...[...kinds.values()].flatMap((kind) => [...kind.options])],
      attributeOldValue: true,
    });
  };
}

/** The parts of the markup that the blocks of one name draw themselves. */
interface Kind {
  readonly copiesText: boolean;
  /** The attributes of the element that they read once, when they are mounted. */
  readonly options: ReadonlySet<string>;
}

/** Whether a change is the last one of mounting a block: it becomes ready. */
const isMounting = ({ attributeName, oldValue }: MutationRecord): boolean =>
  attributeName === BLOCK_STATE && oldValue === ('loading' satisfies BlockState);

/** The element with the shadow root of a mounted block: the block, or a wrapper in it. */
const shadowHostOf = (element: Element): Element =>
  [...element.children].find((child) => child.matches(`[${BLOCK_ADDED}]:not([slot])`) && child.shadowRoot) ?? element;

/** Whether a change, judged by what is left of it now, makes a mounted block show other than what its markup says. */
function isChanged(
  element: Element,
  name: string | undefined,
  mutation: MutationRecord,
  kinds: ReadonlyMap<string | undefined, Kind>,
): boolean {
  const { type, target, oldValue, attributeName } = mutation;
  const host = shadowHostOf(element);
  const kind = kinds.get(name);
  if (kind?.copiesText && isOtherText(element, host, mutation)) return true;
  if (type === 'characterData') return false;
  if (type === 'childList') return isOtherContent(element, host, mutation);
  const value = (target as Element).getAttribute(attributeName as string);
  // Published markup has its options elsewhere.
  if (target === element && element.hasAttribute(BLOCK) && kind?.options.has(attributeName as string))
    return value !== oldValue;
  if (value !== null && attributeName !== BLOCK) return false;
  if (attributeName === BLOCK_LENT) return isOrphan(host, oldValue);
  if (attributeName === 'slot') return oldValue !== null && target.parentNode === host;
  return (
    target === element &&
    (attributeName === BLOCK_STATE || (attributeName === BLOCK && oldValue === name && value !== name))
  );
}

/** Whether the place that the content of a slot was lent from is still there. */
const hasPlace = (host: Element, slot: string): boolean =>
  !!host.querySelector(`[${BLOCK_LENT}="${CSS.escape(slot)}"]`);

const isOrphan = (host: Element, slot: string | null): boolean =>
  !!slot && [...host.children].some((child) => child.getAttribute('slot') === slot) && !hasPlace(host, slot);

/** Whether a node is in one that a slot shows. A table that is shown is also what a chart draws, and what is hidden in it is drawn elsewhere. */
function isInSlot(node: Node, element: Element, host: Element): boolean {
  if ((node instanceof Element ? node : node.parentElement)?.closest(`[${BLOCK_HIDDEN}]`)) return false;
  let top = node;
  while (top !== element && top.parentNode && top.parentNode !== host) top = top.parentNode;
  return (
    top !== element &&
    top !== host &&
    top instanceof Element &&
    top.hasAttribute('slot') &&
    !(top instanceof HTMLTableElement)
  );
}

/** Words of these are not drawn, or are a browser's translation; those of a time are written by its date. */
const UNDRAWN = 'script,style,template,font,time[datetime]';

/** Whether words of the markup are others, and nothing else is. A browser's translator puts elements in the place of texts. */
const isOtherText = (
  element: Element,
  host: Element,
  { type, target, addedNodes, removedNodes }: MutationRecord,
): boolean =>
  (type === 'characterData' ||
    (type === 'childList' &&
      (addedNodes.length > 0 || !target.hasChildNodes()) &&
      [...addedNodes, ...removedNodes].every((node) => node instanceof Text))) &&
  !(target instanceof Element ? target : target.parentElement)?.closest(UNDRAWN) &&
  !isInSlot(target, element, host);

function isOtherContent(
  element: Element,
  host: Element,
  { target, addedNodes, removedNodes }: MutationRecord,
): boolean {
  if (isFollowed(host, target)) return false;
  const isSlotted = isInSlot(target, element, host);
  const isDirect = target === element || target === host;
  const added = [...addedNodes].some(
    (node) =>
      !isSlotted &&
      node.parentNode === target &&
      (isDirect ? isContent(node) && !(node as Element).assignedSlot : node instanceof Element && isContent(node)),
  );
  const removed = [...removedNodes].some((node) => {
    if (!(node instanceof Element) || node.isConnected) return false;
    if ([node, ...node.querySelectorAll(`[${BLOCK_LENT}]`)].some((one) => isOrphan(host, one.getAttribute(BLOCK_LENT))))
      return true;
    const slot = node.getAttribute('slot');
    if (slot) return hasPlace(host, slot);
    return !isSlotted && (isContent(node) || !!node.shadowRoot);
  });
  return added || removed;
}

/** Whether the choices of a list of the page are those of one that the block draws itself, and follows. */
const isFollowed = (host: Element, target: Node): boolean =>
  target instanceof HTMLSelectElement &&
  !target.querySelector('optgroup') &&
  !!host.shadowRoot?.querySelector(`select[name="${CSS.escape(target.name)}"]`);

/** Whether a node has something to read or see. The elements that a writing aid adds have not. */
const isContent = (node: Node): boolean =>
  node instanceof Element
    ? !node.matches(NO_CONTENT) &&
      (/\S/.test(node.textContent ?? '') || node.matches(MEDIA) || !!node.querySelector(MEDIA))
    : node instanceof Text && /\S/.test(node.data);
