import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import shadow from 'react-shadow';
import { parse } from '../../vocab/block/parse.ts';
import { BLOCK_ADDED } from '../../vocab/names.ts';
import { createBlockHandle } from './block-handle.ts';
import type { AnyBlockModule, LayerControl } from './block-module.ts';
import type { BlockRecord } from './block-record.ts';
import { dataSources } from './data-sources.ts';
import { inheritedText } from './inherited-text.ts';
import { giveBack, lend } from './lend.ts';
import type { Mounted } from './mount-batch.tsx';
import type { MountContext } from './mount-blocks.ts';
import type { OpenLayer } from './open-layer.tsx';
import { pageButtons } from './page-buttons.ts';
import { reportProblem } from './report-messages.ts';
import { rootMotion } from './root-motion.ts';
import { sheetsFor } from './sheets.ts';

/** The one element react-shadow gives that layers use; its index signature would say it may be missing. */
const ShadowDiv = shadow.div as NonNullable<typeof shadow.div>;

let layers = 0;

/** What the view is told of its layer. */
const seatOf = (layer: OpenLayer): LayerControl<unknown> => ({
  payload: layer.payload,
  close: (result) => layer.end(result),
  onCloseRequest(fn) {
    layer.closeRequested = fn;
  },
});

interface Given {
  readonly one: BlockRecord;
  readonly layer: OpenLayer;
  readonly module: AnyBlockModule;
  readonly parts: MountContext;
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
export function renderLayer(place: Element, { one: record, layer, module, parts: context, failed }: Given): Mounted {
  const { page, replay } = context;
  const { block, View } = module;
  // A copy of the page brings along what stood in the original.
  for (const child of [...place.children]) if (child.hasAttribute(BLOCK_ADDED)) child.remove();
  const source = sourceOf(layer, place);
  const reading = module.readOwn(source);
  const { data, problems } = parse(block.data, dataSources(place, place, false, reading.data));
  record.problems = problems;
  for (const problem of problems) reportProblem(page.log, block.name, place, problem);
  const text = [...(reading.lend.length ? [inheritedText(source)] : []), pageButtons()].filter(Boolean);
  const { handle, close } = createBlockHandle({
    element: place,
    block: block.name,
    page,
    takeHeldClicks: () => replay.take(place),
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
      if (drawn) queueMicrotask(() => record.layer === layer && failed(error));
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
  const sheets = sheetsFor(module.styles, ...text) as CSSStyleSheet[];
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
          <div className="vitrine" part="root" dir={handle.dir} {...rootMotion()}>
            <View data={data} content={reading.content} handle={handle} layer={seatOf(layer)} />
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
