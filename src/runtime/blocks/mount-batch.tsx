import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { parse } from '../../vocab/block/parse.ts';
import type { Problem } from '../../vocab/block/problem.ts';
import { createBlockHandle } from './block-handle.ts';
import type { AnyBlockModule, ParsedMarkup } from './block-module.ts';
import { dataSources } from './data-sources.ts';
import { followLook } from './follow-look.ts';
import type { HeldClick } from './handover.ts';
import { holdFocus } from './hold-focus.ts';
import { inheritedText } from './inherited-text.ts';
import { lend } from './lend.ts';
import type { Page } from './page.ts';
import { type LookSources, lookSources, pageLook } from './page-look.ts';
import { reportProblem, reportUnread } from './report-messages.ts';
import { rootMotion } from './root-motion.ts';
import { closeBlockRoot, findShadowHost, openBlockRoot, removeAddedHost } from './shadow-root.ts';
import { sheetsFor } from './sheets.ts';

/** One block to be mounted, with what it needs of the stage. */
export interface MountRequest {
  element: Element;
  module: AnyBlockModule;
  published: boolean;
  page: Page;
  takeHeldClicks(): readonly HeldClick[];
  /** Told what of the block's data could not be used. */
  found(problems: readonly Problem[]): void;
  /** Called when render or an effect of a block that stands throws. By then its root is empty. */
  failed(error: unknown): void;
}

export interface Mounted {
  unmount(): void;
}

/**
 * Mounts blocks in one synchronous flush: one style recalculation for all of them. The page is read for all before anything is written for one, for the
 * same reason.
 *
 * @returns for each order its mount, or the error that sent it back to the page's own markup
 */
export function mountBatch(requests: readonly MountRequest[]): (Mounted | { error: unknown })[] {
  const found = requests.map((request) => attempt(() => readBlock(request)));
  const prepared = found.map((one) => ('error' in one ? one : attempt(() => prepare(one))));
  flushSync(() => {
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

interface Prepared {
  render(): void;
  settle(): Mounted | { error: unknown };
}

let roots = 0;

/** A block that has been read, and nothing of it written. */
interface Found {
  order: MountRequest;
  carrier: Element;
  focus(): void;
  reading: ParsedMarkup<unknown>;
  text: string;
  sources: LookSources;
  look: string;
}

function readBlock(request: MountRequest): Found {
  const { element, module, published } = request;
  const focus = holdFocus(element);
  const host = findShadowHost(element);
  try {
    const reading = (published && module.readPublished?.(host)) || module.readOwn(host);
    const sources = lookSources(element, reading);
    return {
      order: request,
      carrier: host,
      focus,
      reading,
      text: inheritedText(element),
      sources,
      look: pageLook(sources, false),
    };
  } catch (error) {
    removeAddedHost(host, element);
    throw error;
  }
}

function prepare({ order: request, carrier: host, focus, reading, text, sources, look }: Found): Prepared {
  const { element, module, published, page, takeHeldClicks: takeEarly, found, failed } = request;
  const { block, View } = module;
  const place = openBlockRoot(host);
  const source = place.host;
  let root: Root | null = null;
  let unfollow = (): void => {};
  const { handle, close } = createBlockHandle({ element, block: block.name, page, takeHeldClicks: takeEarly });
  const unmount = (): void => {
    const held = holdFocus(element);
    close();
    unfollow();
    root?.unmount();
    closeBlockRoot(place, element);
    held();
  };
  try {
    const { data, problems } = parse(block.data, dataSources(element, source, published, reading.data));
    found(problems);
    for (const problem of problems) reportProblem(page.log, block.name, element, problem);
    for (const what of reading.unread ?? []) reportUnread(page.log, block.name, element, what);
    lend(source, reading.lend);
    let settled = false;
    let first: { error: unknown } | null = null;
    const uncaught = (error: unknown): void => {
      if (settled) failed(error);
      else first = { error };
    };
    root = createRoot(place.root, { identifierPrefix: `vt${++roots}-`, onUncaughtError: uncaught });
    unfollow = followLook(place.root, sources, sheetsFor(module.styles, text), look);
    return {
      render: () =>
        root?.render(
          <div className="vitrine" part="root" dir={handle.dir} {...rootMotion()}>
            <View data={data} content={reading.content} handle={handle} />
          </div>,
        ),
      settle() {
        settled = true;
        if (first) unmount();
        focus();
        return first ?? { unmount };
      },
    };
  } catch (error) {
    unmount();
    throw error;
  }
}
