import { tooltipLimits } from '../../../vocab/codes/motion.ts';
import { TOOLTIP } from '../../../vocab/names.ts';
import { documentMember, queryIn } from '../../page/document-member.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import { type Point, type ShownTooltip, showTooltip, tooltipText } from './show-tooltip.ts';

export default { start: startTooltips } satisfies ServiceModule<undefined>;

const NAMED = ['aria-label', 'aria-labelledby', 'alt'];

/**
 * Takes the `title` of an element away while its tooltip is shown, because the browser would show the same text in a
 * tooltip of its own. An element that has no other name keeps it.
 *
 * @returns a function that restores both
 */
function suspendTitle(anchor: Element): () => void {
  const title = anchor.getAttribute('title');
  if (title === null) return () => {};
  const isOnlyName = !NAMED.some((name) => anchor.hasAttribute(name)) && !anchor.textContent?.trim();
  if (isOnlyName) anchor.setAttribute('aria-label', title);
  anchor.removeAttribute('title');
  return () => {
    if (isOnlyName && anchor.getAttribute('aria-label') === title) anchor.removeAttribute('aria-label');
    if (!anchor.hasAttribute('title')) anchor.setAttribute('title', title);
  };
}

/** How long the pointer may be between the element and its tooltip, in ms. */
const LEAVE_MS = 150;
/**
 * How long a finger rests on an element before its tooltip appears, in ms, and how far it may move meanwhile, in px.
 */
const TOUCH_MS = 500;
const TOUCH_SLOP = 10;

/** The innermost element with a tooltip on the path of an event, also inside open shadow roots. */
const anchorOf = (event: Event): Element | null =>
  (event
    .composedPath()
    .find((step) => step instanceof Element && Element.prototype.matches.call(step, `[${TOOLTIP}]`)) as
    | Element
    | undefined) ?? null;

/** Returns whether a style sheet of the page shows the text by itself, as many do under the same name. */
const isDrawnByPage = (anchor: Element, text: string): boolean =>
  ['::before', '::after'].some((part) => getComputedStyle(anchor, part).content.replace(/\\(.)/g, '$1').includes(text));

/**
 * Shows tooltips of the page's elements: after 1200 ms of hover (TIP-302), at once on visible focus, after a long
 * touch. The pointer may move onto a tooltip, and Esc dismisses it (WCAG 1.4.13).
 */
function startTooltips({ store }: Pick<Page, 'store'>): RunningService<undefined> {
  let anchor: Element | null = null;
  let shown: ShownTooltip | null = null;
  let point: Point | null = null;
  let text = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restoreTitle = (): void => {};
  const listening = new AbortController();

  const removed = new MutationObserver(() => {
    if (!anchor?.isConnected) leave();
  });
  function leave(): void {
    clearTimeout(timer);
    removed.disconnect();
    shown?.remove();
    restoreTitle();
    restoreTitle = () => {};
    shown = anchor = point = null;
  }
  function show(): void {
    if (!anchor?.isConnected || shown || isDrawnByPage(anchor, text)) return;
    shown = showTooltip(anchor, text, point, store.getState().ui.layers.length);
    removed.observe(documentMember('documentElement'), { childList: true, subtree: true });
  }
  /** Makes an element the one whose tooltip is shown after some time. */
  function expect(next: Element, at: Point | null, ms: number): void {
    leave();
    text = tooltipText(next);
    if (!text) return;
    anchor = next;
    point = at;
    // Now and not when it is shown: the browser's own tooltip would be first.
    restoreTitle = suspendTitle(next);
    if (ms) timer = setTimeout(show, ms);
    else show();
  }
  const isOverTooltip = (event: Event): boolean => shown !== null && event.composedPath().includes(shown.host);
  /** The pointer has left: the tooltip goes soon, unless its element has the focus. */
  function leaveSoon(): void {
    clearTimeout(timer);
    if (!shown) leave();
    else if (!anchor?.matches(':focus-visible')) timer = setTimeout(leave, LEAVE_MS);
  }
  const on = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void): void =>
    addEventListener(type, listener, { capture: true, passive: type !== 'keydown', signal: listening.signal });

  on('pointerover', (event) => {
    if (event.pointerType === 'touch') return;
    const next = anchorOf(event);
    if (isOverTooltip(event) || (next && next === anchor)) {
      if (shown) clearTimeout(timer);
    } else if (next) expect(next, { x: event.clientX, y: event.clientY }, tooltipLimits.delayMs);
    else leaveSoon();
  });
  on('pointerout', ({ pointerType, relatedTarget }) => {
    // The pointer has left the window.
    if (pointerType !== 'touch' && !relatedTarget) leaveSoon();
  });
  on('pointermove', ({ pointerType, clientX: x, clientY: y }) => {
    if (!anchor || shown || !point) return;
    if (pointerType !== 'touch') point = { x, y };
    else if (Math.hypot(x - point.x, y - point.y) > TOUCH_SLOP) leave();
  });
  on('pointerdown', (event) => {
    if (isOverTooltip(event)) return;
    const next = event.pointerType === 'touch' ? anchorOf(event) : null;
    if (next && shown && next === anchor) return;
    leave();
    if (next) expect(next, { x: event.clientX, y: event.clientY }, TOUCH_MS);
  });
  for (const type of ['pointerup', 'pointercancel'] as const)
    on(type, ({ pointerType }) => {
      if (pointerType === 'touch' && !shown) leave();
    });
  on('focusin', (event) => {
    const next = anchorOf(event);
    const [focused] = event.composedPath();
    if (!next || !(focused instanceof Element && focused.matches(':focus-visible'))) return;
    if (!shown || next !== anchor) expect(next, null, 0);
  });
  on('focusout', (event) => {
    if (anchorOf(event) === anchor) leave();
  });
  on('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    if (shown) {
      // The tooltip consumes the key: no layer below it closes.
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    leave();
  });
  // A layer that opens is above it: Esc closes the layer.
  const unsubscribe = store.subscribe(({ ui }, before) => {
    if (ui.layers.length > before.ui.layers.length) leave();
  });
  on('scroll', () => {
    if (!point) shown?.place();
  });
  on('resize', () => shown?.place());

  // Before this code came the pointer may have come to rest on an element, or the focus on it; after a tap `:hover`
  // holds on, though nothing rests there.
  const focused = queryIn(document, `[${TOOLTIP}]:focus-visible`).at(-1);
  const hovered = matchMedia('(hover: hover)').matches && queryIn(document, `[${TOOLTIP}]:hover`).at(-1);
  if (focused) expect(focused, null, 0);
  else if (hovered) expect(hovered, null, tooltipLimits.delayMs);

  return {
    api: undefined,
    stop() {
      unsubscribe();
      listening.abort();
      leave();
    },
  };
}
