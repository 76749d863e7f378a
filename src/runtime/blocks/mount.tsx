import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { parse } from '../../vocab/block/parse.ts';
import type { Problem } from '../../vocab/block/problem.ts';
import type { AnyDoor, Reading } from './door.ts';
import type { HeldInput } from './handover.ts';
import { holdFocus } from './hold-focus.ts';
import { createHost } from './host.ts';
import { lend } from './lend.ts';
import type { Page } from './page.ts';
import { rootMotion } from './root-motion.ts';
import { sayProblem } from './say.ts';
import { closePlace, openPlace } from './shadow.ts';
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
 * Mounts blocks in one synchronous flush: one style recalculation for all of them.
 *
 * @returns for each order its mount, or the error that sent it back to the page's own markup
 */
export function mount(orders: readonly Order[]): (Mounted | { error: unknown })[] {
  // All of them before anything is written: one style computation, not one each.
  const texts = orders.map(({ element }) => siteText(element));
  const prepared = orders.map((order, at) => attempt(() => prepare(order, texts[at] ?? '')));
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

function prepare({ element, door, platform, page, takeEarly, found, failed }: Order, text: string): Prepared {
  const { block, View } = door;
  const focus = holdFocus(element);
  const place = openPlace(element);
  const source = place.carrier;
  let root: Root | null = null;
  const { host, close } = createHost({ element, block: block.name, page, takeEarly });
  const unmount = (): void => {
    const held = holdFocus(element);
    close();
    root?.unmount();
    closePlace(place, element);
    held();
  };
  try {
    const reading = read(door, source, platform);
    const { data, problems } = parse(block.data, sourcesOf(element, source, platform, reading.data));
    found(problems);
    for (const problem of problems) sayProblem(page.report, block.name, element, problem);
    lend(source, reading.lend);
    let settled = false;
    let first: { error: unknown } | null = null;
    const uncaught = (error: unknown): void => {
      if (settled) failed(error);
      else first = { error };
    };
    root = createRoot(place.root, { identifierPrefix: `vt${++roots}-`, onUncaughtError: uncaught });
    place.root.adoptedStyleSheets = [...sheetsFor(door.styles, text)];
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

function read(door: AnyDoor, source: Element, platform: boolean): Reading<unknown> {
  return (platform && door.platform?.(source)) || door.content(source);
}
