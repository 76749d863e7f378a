import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import shadow from 'react-shadow';
import { parse } from '../../vocab/block/parse.ts';
import { BLOCK_ADDED } from '../../vocab/names.ts';
import type { AnyDoor, LayerSeat } from './door.ts';
import { createHost } from './host.ts';
import type { Known } from './known.ts';
import { giveBack, lend } from './lend.ts';
import type { Mounted } from './mount.tsx';
import type { KindParts } from './mount-kind.ts';
import type { OpenLayer } from './open-layer.tsx';
import { pageButtons } from './page-buttons.ts';
import { rootMotion } from './root-motion.ts';
import { sayProblem } from './say.ts';
import { sheetsFor } from './sheets.ts';
import { siteText } from './site-text.ts';
import { sourcesOf } from './sources.ts';

/** The one element react-shadow gives that layers use; its index signature would say it may be missing. */
const ShadowDiv = shadow.div as NonNullable<typeof shadow.div>;

let layers = 0;

/** What the view is told of its layer. */
const seatOf = (layer: OpenLayer): LayerSeat<unknown> => ({
  payload: layer.payload,
  close: (result) => layer.end(result),
  onAsked(fn) {
    layer.asked = fn;
  },
});

interface Given {
  readonly one: Known;
  readonly layer: OpenLayer;
  readonly door: AnyDoor;
  readonly parts: KindParts;
  /** Called when render or an effect of a layer that stands throws. */
  failed(error: unknown): void;
}

/** The element of the page that a layer shows the content of: the one that its opener hands over, else its own. */
const sourceOf = ({ payload }: OpenLayer, place: Element): Element => {
  const source: unknown = Object(payload).source;
  return source instanceof Element ? source : place;
};

/**
 * Draws a page-level block: the element in the page only says where, React makes the host itself in a root of its own. No React handler may stand on
 * or above that host: it would fire twice, for the root and for the retargeted event.
 *
 * @throws what the view throws while it is drawn first
 */
export function drawLayer(place: Element, { one, layer, door, parts, failed }: Given): Mounted {
  const { page, early } = parts;
  const { block, View } = door;
  // A copy of the page brings along what stood in the original.
  for (const child of [...place.children]) if (child.hasAttribute(BLOCK_ADDED)) child.remove();
  const source = sourceOf(layer, place);
  const reading = door.content(source);
  const { data, problems } = parse(block.data, sourcesOf(place, place, false, reading.data));
  one.problems = problems;
  for (const problem of problems) sayProblem(page.report, block.name, place, problem);
  const text = [...(reading.lend.length ? [siteText(source)] : []), pageButtons()].filter(Boolean);
  const { host, close } = createHost({
    element: place,
    block: block.name,
    page,
    takeEarly: () => early.take(place),
  });
  // Of an element the stage made itself, too; the page's own keeps the place its author gave it.
  if (place.hasAttribute(BLOCK_ADDED)) boxless(place as HTMLElement);
  const container = Document.prototype.createElement.call(place.ownerDocument, 'div');
  boxless(container);
  place.append(container);
  let shown: HTMLElement | null = null;
  let first: { error: unknown } | null = null;
  let drawn = false;
  const root = createRoot(container, {
    identifierPrefix: `vl${++layers}-`,
    onUncaughtError(error) {
      // React must finish before its root goes.
      if (drawn) queueMicrotask(() => one.layer === layer && failed(error));
      else first ??= { error };
    },
  });
  const unmount = (): void => {
    close();
    if (shown) giveBack(shown, source);
    root.unmount();
    container.remove();
  };
  // A constant array: a new one each render would attach and throw each time.
  const sheets = sheetsFor(door.styles, ...text) as CSSStyleSheet[];
  const take = (element: HTMLElement | null): void => {
    boxless(element);
    if (!element || shown === element) return;
    shown = element;
    lend(element, reading.lend);
  };
  // At once: whoever opens it is told whether it stands.
  flushSync(() =>
    root.render(
      <ShadowDiv mode="open" styleSheets={sheets} ref={take}>
        <StrictMode>
          <div className="vitrine" part="root" dir={host.dir} {...rootMotion()}>
            <View data={data} content={reading.content} host={host} layer={seatOf(layer)} />
          </div>
        </StrictMode>
      </ShadowDiv>,
    ),
  );
  drawn = true;
  if (!first) return { unmount };
  unmount();
  throw (first as { error: unknown }).error;
}

/** Takes an element out of the page's layout, whatever its style sheets say of a `div` in `body`. */
function boxless(element: HTMLElement | null): void {
  element?.style.setProperty('display', 'contents', 'important');
  element?.setAttribute(BLOCK_ADDED, '');
}
