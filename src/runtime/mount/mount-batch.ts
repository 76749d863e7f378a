import { parse } from '../../vocab/block/parse.ts';
import type { Problem } from '../../vocab/block/problem.ts';
import type { HeldClick } from '../loader/handover.ts';
import { reportProblem, reportUnread } from '../report-messages.ts';
import type { Page } from '../stage/page.ts';
import { siteOf } from '../store/site-of.ts';
import { createBlockHandle } from './block-handle.ts';
import type { AnyModule, ParsedMarkup } from './block-module.ts';
import { dataSources } from './data-sources.ts';
import { lend } from './lend.ts';
import { followLook } from './look/follow-look.ts';
import { inheritedText } from './look/inherited-text.ts';
import { type LookSources, lookSources, pageLook } from './look/page-look.ts';
import { withoutFocusEvents } from './move.ts';
import type { Renderer, Rendering } from './renderer.ts';
import { rootProps } from './root-props.ts';
import { closeBlockRoot, findShadowHost, openBlockRoot, removeAddedHost } from './shadow-root.ts';
import { sheetsFor } from './sheets.ts';

/** One block to be mounted, and what it needs from the stage. */
export interface MountRequest {
  element: Element;
  module: AnyModule;
  published: boolean;
  page: Page;
  takeHeldClicks(): readonly HeldClick[];
  /** Called with the invalid values of the block's data. */
  onProblems(problems: readonly Problem[]): void;
  /** Called when a render or an effect of a mounted block throws. */
  failed(error: unknown): void;
}

export interface Mounted {
  unmount(): void;
}

/**
 * Remembers the focus and the scroll positions inside an element, which are lost when its nodes are moved or briefly in no slot. The focus may be in the
 * shadow roots of nested blocks. This forces layout.
 *
 * @returns a function that restores both where they were lost, without scrolling the page and without focus events
 */
function saveFocus(element: Element): () => void {
  let focused = element.querySelector<HTMLElement>(':focus');
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement as HTMLElement;
  // Closed details cannot be scrolled, and each question about their content would force layout.
  const scrolled = [...element.querySelectorAll('*:not(details:not([open]) *)')]
    .filter((one) => one.scrollTop || one.scrollLeft)
    .map((one) => [one, { top: one.scrollTop, left: one.scrollLeft, behavior: 'instant' }] as const);
  return () => {
    for (const [one, where] of scrolled) one.scrollTo(where);
    if (focused && !focused.matches(':focus')) withoutFocusEvents(() => focused.focus({ preventScroll: true }));
  };
}

/**
 * Mounts blocks in one synchronous flush, so that there is one style recalculation for all. For the same reason the page is read for all blocks before it
 * is changed for any.
 *
 * @returns for each request its mounted block, or the error; after an error the page's own markup is restored
 */
export function mountBatch(
  requests: readonly MountRequest[],
  renderer: Renderer<AnyModule>,
): (Mounted | { error: unknown })[] {
  const read = requests.map((request) => attempt(() => readBlock(request)));
  const prepared = read.map((one) => ('host' in one ? attempt(() => prepareMount(one, renderer)) : one));
  renderer.flush(() => {
    for (const one of prepared) if ('render' in one) one.render();
  });
  return prepared.map((one) => ('render' in one ? one.settle() : one));
}

function attempt<Result>(fn: () => Result): Result | { error: unknown } {
  try {
    return fn();
  } catch (error) {
    return { error };
  }
}

interface PreparedMount {
  render(): void;
  settle(): Mounted | { error: unknown };
}

/** A block whose markup has been read but not changed. */
interface ReadBlock {
  request: MountRequest;
  host: Element;
  restoreFocus(): void;
  parsed: ParsedMarkup<unknown>;
  text: string;
  sources: LookSources;
  look: string;
}

/** Reads a block. A published one that its reader cannot read, or has nothing to add to, is left as the page has drawn it. */
function readBlock(request: MountRequest): ReadBlock | Mounted {
  const { element, module, published, page } = request;
  const restoreFocus = saveFocus(element);
  const host = findShadowHost(element);
  try {
    const parsed = published && module.readPublished ? module.readPublished(host) : module.readOwn(host);
    if (!parsed) {
      removeAddedHost(host, element);
      if (parsed === null) reportUnread(page.log, module.block.name, element, 'its markup');
      return { unmount() {} };
    }
    const sources = lookSources(element, parsed);
    return {
      request,
      host,
      restoreFocus,
      parsed,
      text: inheritedText(element),
      sources,
      look: pageLook(sources, false),
    };
  } catch (error) {
    removeAddedHost(host, element);
    throw error;
  }
}

function prepareMount(
  { request, host, restoreFocus, parsed, text, sources, look }: ReadBlock,
  renderer: Renderer<AnyModule>,
): PreparedMount {
  const { element, module, published, page, takeHeldClicks, onProblems, failed } = request;
  const { block } = module;
  const blockRoot = openBlockRoot(host);
  const source = blockRoot.host;
  let rendering: Rendering | null = null;
  let unfollow = (): void => {};
  const { handle, close } = createBlockHandle({ element, block: block.name, page, site: siteOf(page), takeHeldClicks });
  const unmount = (): void => {
    const restore = saveFocus(element);
    close();
    unfollow();
    rendering?.unmount();
    closeBlockRoot(blockRoot, element);
    restore();
  };
  try {
    const { data, problems } = parse(block.data, dataSources(element, source, published, parsed));
    problems.push(...(parsed.problems ?? []));
    onProblems(problems);
    for (const problem of problems) reportProblem(page.log, block.name, element, problem);
    for (const what of parsed.unread ?? []) reportUnread(page.log, block.name, element, what);
    lend(source, parsed.lend);
    let settled = false;
    let firstError: { error: unknown } | null = null;
    const uncaught = (error: unknown): void => {
      if (settled) failed(error);
      else firstError = { error };
    };
    rendering = renderer.prepare(module, {
      root: blockRoot.root,
      rootProps: rootProps(handle.dir),
      data,
      content: parsed.content,
      handle,
      failed: uncaught,
    });
    unfollow = followLook(blockRoot.root, sources, sheetsFor(module.styles, text), look);
    return {
      render: () => rendering?.render(),
      settle() {
        settled = true;
        if (firstError) unmount();
        restoreFocus();
        return firstError ?? { unmount };
      },
    };
  } catch (error) {
    unmount();
    throw error;
  }
}
