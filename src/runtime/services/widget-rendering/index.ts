import { renderWidget } from '../../../api/widget.ts';
import { BLOCK_ADDED, BLOCK_GATED, BLOCK_RENDER, BLOCK_STATE, PLATFORM_BLOCKS } from '../../../vocab/names.ts';
import { SUMMARY_OF_EVENTS } from '../../../vocab/published/summary-marks.ts';
import { documentMember, queryIn } from '../../page/document-member.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';
import { jsonChild, widgetOf } from './widget-of.ts';

export default { start: startWidgetRendering } satisfies ServiceModule<undefined>;

const ASKING = `[${BLOCK_RENDER}],${SUMMARY_OF_EVENTS}`;

/** The block that asks, if an element or what is inside it does. */
const blockOf = (element: Element): Element | null =>
  element.hasAttribute(BLOCK_RENDER) ? element : element.closest(PLATFORM_BLOCKS);

/**
 * Asks the server once for each block that wants it, and replaces the block's content by the sanitised response
 * (BLOCK-012, threat T-05). Without a response the content stays as it is (BLOCK-016).
 */
function startWidgetRendering({ service, log }: Pick<Page, 'service' | 'log'>): RunningService<undefined> {
  const asked = new WeakSet<Element>();
  const rendered = new WeakSet<Element>();
  const stopped = new AbortController();
  const { signal } = stopped;

  /** Returns whether the server has rendered what an element is in: what it renders asks for nothing more. */
  const isRendered = (element: Element | null): boolean =>
    element !== null && (rendered.has(element) || isRendered(element.parentElement));

  async function render(block: Element): Promise<void> {
    const { widget, collectionId, problem } = widgetOf(block);
    if (!widget) return log.error('VT040', `widget-rendering: ${problem}`);
    try {
      const [request, { sanitiseContent }] = await Promise.all([service('calls'), import('../../page/sanitise.ts')]);
      const html = await renderWidget(request, widget, collectionId);
      await whenLeft(block, signal);
      if (!signal.aborted && block.isConnected) replace(block, sanitiseContent(html), html.trim() === '');
    } catch (error) {
      if (!signal.aborted) log.warn('VT040', null, `widget-rendering: ${block.id}: ${error}`);
    }
  }

  function replace(block: Element, content: DocumentFragment, isEmpty: boolean): void {
    // A page that allows no policy of ours gets nothing in place of what it has.
    if (!isEmpty && !content.firstChild) return;
    // The block is read again with what the server has rendered: its options are not content.
    const options = jsonChild(block)?.cloneNode(true);
    if (options) content.prepend(options);
    if (!block.hasAttribute(BLOCK_STATE)) {
      rendered.add(block);
      block.replaceChildren(content);
      return;
    }
    // A mounted block gives its markup back when its element leaves; the stage then finds the new one.
    const fresh = block.cloneNode(false) as Element;
    for (const name of [BLOCK_STATE, BLOCK_GATED, BLOCK_ADDED]) fresh.removeAttribute(name);
    fresh.append(content);
    rendered.add(fresh);
    block.replaceWith(fresh);
  }

  function look(roots: readonly ParentNode[]): void {
    for (const root of roots) {
      const found = queryIn(root, ASKING);
      if (root instanceof Element && root.matches(ASKING)) found.unshift(root);
      for (const element of found) {
        const block = blockOf(element);
        if (!block || asked.has(block) || isRendered(block)) continue;
        asked.add(block);
        void render(block);
      }
    }
  }

  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    look(added.filter((node): node is Element => node instanceof Element && node.isConnected));
  });
  observer.observe(document, { childList: true, subtree: true });
  look([documentMember('documentElement')]);
  return {
    api: undefined,
    stop() {
      observer.disconnect();
      stopped.abort();
    },
  };
}

/** Waits while the focus is in an element: nobody loses what they are at. */
function whenLeft(element: Element, signal: AbortSignal): Promise<void> {
  if (!element.matches(':focus-within')) return Promise.resolve();
  return new Promise((resolve) => {
    const left = (event: Event): void => {
      if (element.contains((event as FocusEvent).relatedTarget as Node | null)) return;
      element.removeEventListener('focusout', left);
      resolve();
    };
    element.addEventListener('focusout', left, { signal });
  });
}
