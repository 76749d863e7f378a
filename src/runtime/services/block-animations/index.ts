import { animationLimits } from '../../../vocab/codes/motion.ts';
import { ANIMATION_CLASS, ANIMATION_LOADED } from '../../../vocab/names.ts';
import { DEFAULT_ANIMATION_DURATION } from '../../../vocab/rules/display/tween-arguments.ts';
import { documentMember, queryIn } from '../../page/document-member.ts';
import { inScreenshotMode } from '../../page/page-modes.ts';
import { isMotionReduced, onMotionChange } from '../../page/reduced-motion.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import { firstKeyframe, isAnimated } from './first-keyframe.ts';

export default { start: startBlockAnimations } satisfies ServiceModule<undefined>;

/**
 * How long a block that is in view stays hidden while an image loads, in ms. The class waits for the image however long
 * that takes (ANIM-004).
 */
const LONGEST_HOLD_MS = 3_000;

/** The share of the window that a block may leave blank until half of it is visible. */
const LARGEST_BLANK = 0.2;

/** What has been scrolled past counts as visible, also what a jump has left out. */
const ROOT_MARGIN = '1000000px 0px 0px';

/** The images of a block that are loading; a lazy one below the window is not, until the visitor scrolls to it. */
const loadingImages = (block: Element): HTMLImageElement[] =>
  [block, ...queryIn(block, 'img')].filter(
    (one): one is HTMLImageElement =>
      one instanceof HTMLImageElement &&
      (!one.complete || isWithoutAddress(one)) &&
      (one.loading !== 'lazy' || one.getBoundingClientRect().top < innerHeight),
  );

/** Returns whether an image has not been given its address yet: the browser calls it complete. */
const isWithoutAddress = (image: HTMLImageElement): boolean => image.matches('[data-src]:not([src],[srcset])');

/**
 * Resolves when an image has loaded or failed. Whether one gets an address at all is not known, so it is waited for as
 * long as a block is hidden at most.
 */
const settled = (image: HTMLImageElement): Promise<unknown> =>
  new Promise((resolve) => {
    for (const type of ['load', 'error']) image.addEventListener(type, resolve, { once: true });
    if (isWithoutAddress(image)) setTimeout(resolve, LONGEST_HOLD_MS);
  });

/**
 * Adds the class `animation-loaded` to blocks with an animation class, once each, when half of the block is visible, or
 * any of one that is larger than the window (ANIM-002, ANIM-003), or when it has been scrolled past. A block with a
 * known name that was out of view is hidden until then, or until it would leave much of the window blank; nothing is
 * hidden by a style sheet, so that no block stays hidden without this code.
 */
function startBlockAnimations({ store }: Pick<Page, 'store'>): RunningService<undefined> {
  const known = new WeakSet<Element>();
  /** Blocks without the class yet, with what hides them. */
  const waiting = new Map<Element, Animation | null>();
  /** What shows blocks in the editor's frame. */
  const shown = new Set<Animation>();
  const { inEditorFrame } = store.getState();
  const print = matchMedia('print');

  /** Shows a block, if it was hidden. Returns whether it was. */
  function release(block: Element): boolean {
    const hold = waiting.get(block);
    if (!hold) return false;
    hold.cancel();
    waiting.set(block, null);
    return true;
  }
  const releaseAll = (): void => {
    for (const block of waiting.keys()) release(block);
  };

  /** Shows a block, from its first keyframe if it was hidden. */
  function bringIn(block: Element): void {
    const from = release(block) && firstKeyframe(block);
    if (from) block.animate([from, {}], { duration: DEFAULT_ANIMATION_DURATION * 1_000, easing: 'ease-out' });
  }

  function load(block: Element, moves: boolean): void {
    if (moves) bringIn(block);
    else release(block);
    waiting.delete(block);
    observer.unobserve(block);
    block.classList.add(ANIMATION_LOADED);
    // The page's own style sheet may know no reduced motion.
    if (!moves)
      for (const one of block.getAnimations({ subtree: true }))
        if (Object.hasOwn(globalThis, 'CSSTransition') && one instanceof CSSTransition) one.finish();
  }

  /** Waits for the images of a block (ANIM-004). */
  async function due(block: Element): Promise<void> {
    observer.unobserve(block);
    const timer = setTimeout(release, LONGEST_HOLD_MS, block);
    await Promise.all(loadingImages(block).map(settled));
    clearTimeout(timer);
    if (waiting.has(block)) load(block, !isMotionReduced());
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, intersectionRect, boundingClientRect: box } of entries) {
        if (!waiting.has(target)) continue;
        const isLarger = box.height > innerHeight || box.width > innerWidth;
        // Nobody sees it come in, and its lazy images may be far above.
        if (isIntersecting && box.bottom < 0) release(target);
        if (isIntersecting && (intersectionRatio >= animationLimits.triggerRatio || isLarger)) due(target);
        else if (intersectionRect.height > LARGEST_BLANK * innerHeight) bringIn(target);
        // What a visitor has seen is not hidden.
        else if (!isIntersecting && !waiting.get(target) && !print.matches && firstKeyframe(target))
          waiting.set(target, target.animate({ opacity: [0, 0] }, { duration: 1, fill: 'both' }));
      }
    },
    { threshold: [...animationLimits.observerThresholds], rootMargin: ROOT_MARGIN },
  );

  /**
   * Shows a block that the page's style sheet hides until it has the class, which blocks do not get in the editor's
   * frame (ANIM-001).
   */
  function showInEditor(block: Element): void {
    const { opacity, visibility } = getComputedStyle(block);
    if (opacity !== '0' && visibility !== 'hidden') return;
    const visible = { opacity: [1, 1], visibility: ['visible', 'visible'], transform: ['none', 'none'] };
    shown.add(block.animate(visible, { duration: 1, fill: 'both' }));
  }

  function add(root: Element): void {
    for (const block of [root, ...queryIn(root, `[class*=${ANIMATION_CLASS}]`)]) {
      if (known.has(block) || !isAnimated(block) || block.classList.contains(ANIMATION_LOADED)) continue;
      known.add(block);
      if (inEditorFrame) showInEditor(block);
      else if (isMotionReduced() || inScreenshotMode(location.search)) load(block, false);
      else {
        waiting.set(block, null);
        observer.observe(block);
      }
    }
  }

  const added = new MutationObserver((records) => {
    for (const block of waiting.keys())
      if (!block.isConnected) {
        release(block);
        waiting.delete(block);
        known.delete(block);
        observer.unobserve(block);
      }
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) add(node);
  });
  const body = documentMember('body');
  for (const child of body.children) add(child);
  added.observe(body, { childList: true, subtree: true });

  const unwatch = onMotionChange(() => {
    if (isMotionReduced()) for (const block of [...waiting.keys()]) load(block, false);
  });
  // Paper shows what is below the window, too.
  addEventListener('beforeprint', releaseAll);
  print.addEventListener('change', releaseAll);

  return {
    api: undefined,
    stop() {
      observer.disconnect();
      added.disconnect();
      unwatch();
      removeEventListener('beforeprint', releaseAll);
      print.removeEventListener('change', releaseAll);
      releaseAll();
      waiting.clear();
      for (const one of shown) one.cancel();
    },
  };
}
