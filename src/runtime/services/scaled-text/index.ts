import { scaledTextLimits } from '../../../vocab/codes/motion.ts';
import { PUBLISHED_SCALED_TEXT, SCALED_TEXT } from '../../../vocab/names.ts';
import { debounce } from '../../page/debounce.ts';
import { documentMember, queryIn } from '../../page/document-member.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import { fitTexts, isSized, unfit } from './fit-texts.ts';

export default { start: startScaledText } satisfies ServiceModule<undefined>;

const SELECTOR = `[${SCALED_TEXT}],${PUBLISHED_SCALED_TEXT}`;

/**
 * Keeps every scaled text of the page as wide as its container, 100 ms after its last change (SCALE-302, SCALE-304),
 * and when fonts have loaded.
 */
function startScaledText(): RunningService<undefined> {
  const texts = new Set<HTMLElement>();
  const fonts = documentMember('fonts');
  const listening = new AbortController();
  const { signal } = listening;
  /** Texts that had no width when they were last fitted. */
  let unmeasured = new Set<HTMLElement>();
  const fitAll = (): void => {
    unmeasured = fitTexts([...texts], watch);
    for (const text of texts) {
      if (unmeasured.has(text)) shown.observe(text);
      else shown.unobserve(text);
    }
  };
  const fitSoon = debounce(fitAll, scaledTextLimits.resizeDebounceMs);
  /**
   * The widths of containers at the last report; the first report is of the width that a text has just been fitted to.
   */
  const widths = new WeakMap<Element, number>();
  const sizes = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      if (widths.has(target) && widths.get(target) !== contentRect.width) fitSoon();
      widths.set(target, contentRect.width);
    }
  });
  const watched = new WeakSet<Element>();
  // What is observed once more is reported once more.
  const watch = (box: Element): void => {
    if (!watched.has(box)) sizes.observe(box);
    watched.add(box);
  };

  // Nothing that is inline or without a box reports a size.
  const shown = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) fitAll();
    },
    { rootMargin: '100%' },
  );

  // A morph of the page makes the style what the server sent. What is written here always has a size.
  const styles = new MutationObserver(() => {
    if ([...texts].some((text) => text.isConnected && !unmeasured.has(text) && !isSized(text))) fitAll();
  });

  /** Returns whether there are new texts. */
  function scan(): boolean {
    const before = texts.size;
    for (const text of texts) if (!text.isConnected) texts.delete(text);
    for (const text of queryIn(document, SELECTOR))
      if (text instanceof HTMLElement && !texts.has(text) && text.parentElement) {
        texts.add(text);
        styles.observe(text, { attributes: true, attributeFilter: ['style'], subtree: true });
      }
    return texts.size > before;
  }

  const changes = new MutationObserver((records) => {
    if (scan()) fitAll();
    else if (
      records.some(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(SELECTOR))
    )
      fitSoon();
  });
  const root = documentMember('documentElement');
  changes.observe(root, { childList: true, characterData: true, subtree: true });
  // A container that its text holds open does not shrink with the window.
  addEventListener('resize', fitSoon, { passive: true, signal });
  fonts.addEventListener('loadingdone', fitAll, { signal });
  // Paper is of another width, which no script can ask for.
  const unfitAll = (): void => {
    for (const { style } of texts) style.whiteSpace = '';
  };
  addEventListener('beforeprint', unfitAll, { signal });
  addEventListener('afterprint', fitAll, { signal });
  scan();
  fitAll();

  return {
    api: undefined,
    stop() {
      listening.abort();
      fitSoon.cancel();
      changes.disconnect();
      sizes.disconnect();
      styles.disconnect();
      shown.disconnect();
      for (const text of texts) unfit(text);
    },
  };
}
