import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import shadow from 'react-shadow';
import { parse } from '../../vocab/block/parse.ts';
import { BLOCK_ADDED } from '../../vocab/names.ts';
import { createBlockHandle } from '../mount/block-handle.ts';
import type { AnyBlockModule } from '../mount/block-module.ts';
import { dataSources } from '../mount/data-sources.ts';
import { giveBack, lend } from '../mount/lend.ts';
import { inheritedText } from '../mount/look/inherited-text.ts';
import { pageButtons } from '../mount/look/page-buttons.ts';
import type { Mounted } from '../mount/mount-batch.ts';
import { rootProps } from '../mount/root-props.ts';
import { sheetsFor } from '../mount/sheets.ts';
import { silence } from '../page/silence.ts';
import { reportProblem } from '../report-messages.ts';
import type { OpenLayer } from '../stage/block-record.ts';
import { siteOf } from '../store/site-of.ts';
import { layerControl, removeBox, removeCopies } from './layer-host.ts';
import type { RenderOptions } from './layer-opener.ts';

/** The element of react-shadow that layers use. Its index signature would allow undefined. */
const ShadowDiv = shadow.div as NonNullable<typeof shadow.div>;

let layers = 0;

/** The element whose content a layer shows: the one in the payload, else its own. */
const sourceOf = ({ payload }: OpenLayer, element: Element): Element => {
  const source: unknown = Object(payload).source;
  return source instanceof Element ? source : element;
};

/**
 * Renders a page-level block. The element in the page only marks the place; React creates the shadow host in a root of its own. No React handler may be on
 * or above that host: it would be called twice, in the shadow root and for the retargeted event.
 *
 * @throws what the view throws during the first render
 */
export function renderLayer(
  element: Element,
  { record, layer, module, context, failed }: RenderOptions<AnyBlockModule>,
): Mounted & { readonly container: Element } {
  const { page, replay } = context;
  const { block, View } = module;
  removeCopies(element);
  const source = sourceOf(layer, element);
  const parsed = module.readOwn(source);
  const { data, problems } = parse(block.data, dataSources(element, element, false, parsed));
  record.problems = problems;
  for (const problem of problems) reportProblem(page.log, block.name, element, problem);
  const text = [...(parsed.lend.length ? [inheritedText(source)] : []), pageButtons()].filter(Boolean);
  const { handle, close } = createBlockHandle({
    element,
    block: block.name,
    page,
    site: siteOf(page),
    takeHeldClicks: () => replay.take(element),
  });
  // Also of an element that the stage created; an element of the page keeps its own style.
  if (element.hasAttribute(BLOCK_ADDED)) removeBox(element as HTMLElement);
  const container = Document.prototype.createElement.call(element.ownerDocument, 'div');
  removeBox(container);
  element.append(container);
  let host: HTMLElement | null = null;
  let firstError: { error: unknown } | null = null;
  let drawn = false;
  const root = createRoot(container, {
    identifierPrefix: `vl${++layers}-`,
    onUncaughtError(error) {
      // React must finish before its root is removed.
      if (drawn) queueMicrotask(() => record.layer === layer && failed(error));
      else firstError ??= { error };
    },
  });
  const unmount = (): void => {
    close();
    if (host) {
      silence(host);
      giveBack(host, source);
    }
    root.unmount();
    container.remove();
  };
  // A constant array: with a new one per render, react-shadow would attach a root again and throw.
  const sheets = sheetsFor(module.styles, ...text) as CSSStyleSheet[];
  const attachHost = (next: HTMLElement | null): void => {
    removeBox(next);
    if (!next || host === next) return;
    host = next;
    lend(next, parsed.lend);
  };
  // Synchronously: the caller learns whether the first render succeeded.
  flushSync(() =>
    root.render(
      <ShadowDiv mode="open" styleSheets={sheets} ref={attachHost}>
        <StrictMode>
          <div {...rootProps(handle.dir)}>
            <View data={data} content={parsed.content} handle={handle} layer={layerControl(layer)} />
          </div>
        </StrictMode>
      </ShadowDiv>,
    ),
  );
  drawn = true;
  if (!firstError) return { unmount, container };
  unmount();
  throw (firstError as { error: unknown }).error;
}
