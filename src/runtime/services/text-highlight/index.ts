import { highlightLimits } from '../../../vocab/codes/highlight.ts';
import { HIGHLIGHT, PUBLISHED_HIGHLIGHT, TEXT_ATTRIBUTE, TEXT_ATTRIBUTES_PROPS } from '../../../vocab/names.ts';
import { HIGHLIGHT_ATTRIBUTES } from '../../../vocab/rules/display/highlight-attributes.ts';
import { debounce } from '../../page/debounce.ts';
import { documentMember, queryIn } from '../../page/document-member.ts';
import { isMotionReduced, onMotionChange } from '../../page/reduced-motion.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import { HighlightedText } from './highlighted-text.ts';

export default { start: startTextHighlight } satisfies ServiceModule<undefined>;

const SELECTOR = `[${HIGHLIGHT}],${PUBLISHED_HIGHLIGHT}`;

const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);

/**
 * Draws the shapes of the page's highlighted texts, and draws them anew when their lines may have changed (HILITE-301,
 * HILITE-327, HILITE-330). What is due is measured together before the first is written to, once for each frame.
 */
function startTextHighlight({ log }: Pick<Page, 'log'>): RunningService<undefined> {
  const texts = new Map<Element, HighlightedText>();
  const due = new Set<HighlightedText>();
  /** Until when the ancestors of a text are in a transition, by the page's clock in ms (HILITE-327). */
  const watched = new Map<HighlightedText, number>();
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  let frame = 0;

  function flush(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    const now = performance.now();
    for (const [text, until] of watched) {
      if (until > now) due.add(text);
      else watched.delete(text);
    }
    const all = [...due];
    due.clear();
    for (const one of all) one.attach();
    for (const write of all.map((one) => one.measure())) write();
    if (watched.size > 0) frame = requestAnimationFrame(flush);
  }
  const redraw = (list: Iterable<HighlightedText>): void => {
    for (const one of list) due.add(one);
    if (due.size > 0) frame ||= requestAnimationFrame(flush);
  };
  const redrawAll = (): void => redraw(texts.values());

  const views = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) texts.get(target)?.seen(isIntersecting);
  });
  /** It reports after layout and before paint: drawn at once, a shape is never beside its text. */
  const sizes = new ResizeObserver((entries) => {
    const changed = new Set(entries.map(({ target }) => target));
    for (const one of texts.values()) if (changed.has(one.container)) due.add(one);
    flush();
  });

  function add(roots: readonly Element[]): void {
    for (const element of roots.flatMap((root) => [root, ...queryIn(root, SELECTOR)])) {
      if (!(element instanceof HTMLElement) || texts.has(element) || !element.matches(SELECTOR)) continue;
      const one = new HighlightedText(element, log);
      texts.set(element, one);
      views.observe(element);
      sizes.observe(one.container);
      due.add(one);
    }
  }

  function dropRemoved(): void {
    for (const [element, one] of texts)
      if (!element.isConnected) {
        texts.delete(element);
        due.delete(one);
        watched.delete(one);
        views.unobserve(element);
        one.stop();
      }
  }

  const flushSoon = debounce(flush, highlightLimits.mutationDebounceMs);
  const changes = new MutationObserver((records) => {
    let isNew = false;
    dropRemoved();
    for (const { type, target, addedNodes, removedNodes } of records) {
      const element = elementOf(target);
      const nodes = [...addedNodes, ...removedNodes];
      if (!element || (nodes[0] && nodes.every((node) => texts.get(element)?.isOwn(node)))) continue;
      const added = [...addedNodes].filter((node): node is Element => node instanceof Element && node.isConnected);
      add(type === 'attributes' ? [element] : added);
      const text = element.closest(SELECTOR);
      const one = text && texts.get(text);
      if (one) due.add(one);
      isNew ||=
        type === 'attributes' ||
        element.matches(TEXT_ATTRIBUTES_PROPS) ||
        added.some((node) => node.matches(TEXT_ATTRIBUTES_PROPS) || queryIn(node, TEXT_ATTRIBUTES_PROPS)[0]);
    }
    if (isNew)
      for (const one of texts.values()) {
        one.read();
        due.add(one);
      }
    if (due.size > 0) flushSoon();
  });

  const root = documentMember('documentElement');
  add([root]);
  flush();
  changes.observe(root, {
    childList: true,
    characterData: true,
    subtree: true,
    attributes: true,
    attributeFilter: [...HIGHLIGHT_ATTRIBUTES, TEXT_ATTRIBUTE],
  });
  documentMember('fonts').addEventListener('loadingdone', redrawAll, options);
  addEventListener('resize', redrawAll, options);
  addEventListener(
    'transitionstart',
    ({ target }) => {
      const until = performance.now() + highlightLimits.watchSeconds * 1_000;
      for (const [element, one] of texts)
        if (target instanceof Node && target.contains(element)) {
          watched.set(one, until);
          redraw([one]);
        }
    },
    options,
  );
  const unwatch = onMotionChange(() => {
    if (isMotionReduced()) for (const one of texts.values()) one.finish();
  });

  return {
    api: undefined,
    stop() {
      cancelAnimationFrame(frame);
      flushSoon.cancel();
      listening.abort();
      unwatch();
      changes.disconnect();
      sizes.disconnect();
      views.disconnect();
      for (const one of texts.values()) one.stop();
      texts.clear();
    },
  };
}
