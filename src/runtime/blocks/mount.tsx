import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { parse } from '../../vocab/block/parse.ts';
import type { Problem } from '../../vocab/block/problem.ts';
import type { AnyDoor, Reading } from './door.ts';
import { followLook } from './follow-look.ts';
import type { HeldInput } from './handover.ts';
import { holdFocus } from './hold-focus.ts';
import { createHost } from './host.ts';
import { lend } from './lend.ts';
import type { Page } from './page.ts';
import { type LookSources, lookSources, pageLook } from './page-look.ts';
import { rootMotion } from './root-motion.ts';
import { sayProblem, sayUnread } from './say.ts';
import { closePlace, findCarrier, leaveCarrier, openPlace } from './shadow.ts';
import { sheetsFor } from './sheets.ts';
import { siteText } from './site-text.ts';
import { sourcesOf } from './sources.ts';

/** One block to be mounted, with what it needs of the stage. */
export interface Order {
  element: Element;
  door: AnyDoor;
  platform: boolean;
  page: Page;
  takeEarly(): readonly HeldInput[];
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
export function mount(orders: readonly Order[]): (Mounted | { error: unknown })[] {
  const found = orders.map((order) => attempt(() => readBlock(order)));
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
  order: Order;
  carrier: Element;
  focus(): void;
  reading: Reading<unknown>;
  text: string;
  sources: LookSources;
  look: string;
}

function readBlock(order: Order): Found {
  const { element, door, platform } = order;
  const focus = holdFocus(element);
  const carrier = findCarrier(element);
  try {
    const reading = (platform && door.platform?.(carrier)) || door.content(carrier);
    const sources = lookSources(element, reading);
    return { order, carrier, focus, reading, text: siteText(element), sources, look: pageLook(sources, false) };
  } catch (error) {
    leaveCarrier(carrier, element);
    throw error;
  }
}

function prepare({ order, carrier, focus, reading, text, sources, look }: Found): Prepared {
  const { element, door, platform, page, takeEarly, found, failed } = order;
  const { block, View } = door;
  const place = openPlace(carrier);
  const source = place.carrier;
  let root: Root | null = null;
  let unfollow = (): void => {};
  const { host, close } = createHost({ element, block: block.name, page, takeEarly });
  const unmount = (): void => {
    const held = holdFocus(element);
    close();
    unfollow();
    root?.unmount();
    closePlace(place, element);
    held();
  };
  try {
    const { data, problems } = parse(block.data, sourcesOf(element, source, platform, reading.data));
    found(problems);
    for (const problem of problems) sayProblem(page.report, block.name, element, problem);
    for (const what of reading.unread ?? []) sayUnread(page.report, block.name, element, what);
    lend(source, reading.lend);
    let settled = false;
    let first: { error: unknown } | null = null;
    const uncaught = (error: unknown): void => {
      if (settled) failed(error);
      else first = { error };
    };
    root = createRoot(place.root, { identifierPrefix: `vt${++roots}-`, onUncaughtError: uncaught });
    unfollow = followLook(place.root, sources, sheetsFor(door.styles, text), look);
    return {
      render: () =>
        root?.render(
          <div className="vitrine" part="root" dir={host.dir} {...rootMotion()}>
            <View data={data} content={reading.content} host={host} />
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
