import type { LayerHandle } from '../../vocab/block/layers.ts';
import { BLOCK, BLOCK_ADDED } from '../../vocab/names.ts';
import { isBesideLayer, isConsentLayer } from '../../vocab/rules/overlays/beside-layers.ts';
import { BlockError } from '../block-error.ts';
import type { Mounted } from '../mount/mount-batch.ts';
import type { MountContext } from '../mount/mount-context.ts';
import { documentMember } from '../page/document-member.ts';
import { emit } from '../page/emit.ts';
import { reportFailure } from '../report-messages.ts';
import type { BlockRecord, OpenLayer } from '../stage/block-record.ts';

/** The options with which a layer is rendered. */
export interface RenderOptions<Module> {
  readonly record: BlockRecord;
  readonly layer: OpenLayer;
  readonly module: Module;
  readonly context: MountContext;
  /** Called when a later render or an effect of the open layer throws. */
  failed(error: unknown): void;
}

/** The options with which a page-level block is opened. */
export interface OpenOptions<Module> {
  readonly payload: unknown;
  readonly module: Module;
  readonly context: MountContext;
}

interface LayerOptions<Module> extends OpenOptions<Module> {
  /** Renders the layer in an element of the page, with React or without; it throws what the view throws during the first render. */
  render(element: Element, options: RenderOptions<Module>): Mounted & { readonly container: Element };
}

interface LayerModule {
  readonly block: { readonly many?: true };
}

/**
 * Opens a page-level block in a free element of the page, else in a new one at the end of the body. If the block allows one instance only, the
 * handle of the open one is returned.
 *
 * @throws {BlockError} when the first render throws; nothing that was added is left in the page
 */
export function openLayerWith<Module extends LayerModule>(name: string, options: LayerOptions<Module>): LayerHandle {
  const { module, context, payload } = options;
  const { records, page } = context;
  const existing =
    !module.block.many && [...records.values()].find((record) => record.name === name && record.layer)?.layer;
  if (existing) return existing.handle;
  let resolveClosed!: (result: unknown) => void;
  const closed = new Promise((resolve) => {
    resolveClosed = resolve;
  });
  const layer: OpenLayer = {
    payload,
    handle: { closed, close: (result) => (layer.closeRequested ?? layer.end)(result) },
    closeRequested: null,
    isOver: false,
    end(result) {
      if (layer.isOver) return;
      layer.isOver = true;
      for (const [element, record] of records) if (record.layer === layer) unmountLayer(element, record, context);
      publishLayers(context);
      resolveClosed(result);
    },
  };
  mountLayer(name, layer, options);
  page.stops.add(layer.end);
  closed.then(() => page.stops.delete(layer.end));
  return layer.handle;
}

/** The page that the visitor sees, whatever its fragment. */
const pageAddress = (): string => location.pathname + location.search;

/** The element of a layer that is not open, if the page has one. */
const freeElement = (name: string, records: Map<Element, BlockRecord>): Element | undefined =>
  [...records].find(([, record]) => record.name === name && !record.layer)?.[0];

/** Mounts a layer. */
function mountLayer<Module>(name: string, layer: OpenLayer, options: LayerOptions<Module>): void {
  const { module, context } = options;
  const { records, page } = context;
  const element = freeElement(name, records) ?? addElement(name, records);
  const address = pageAddress();
  const record = records.get(element) as BlockRecord;
  record.layer = layer;
  context.setState(element, record, 'loading');
  const failed = (cause: unknown): BlockError => {
    const error = new BlockError('VT020', name, element, cause);
    reportFailure(page.log, error);
    record.mounted?.unmount();
    record.mounted = null;
    context.failed(element, record, cause);
    record.layer = undefined;
    removeAddedElement(element, records);
    layer.end();
    return error;
  };
  try {
    const mounted = options.render(element, { record, layer, module, context, failed });
    // A page that empties the element leaves nothing that a visitor could answer.
    const emptied = new MutationObserver(() => {
      if (mounted.container.parentNode !== element) layer.end();
    });
    emptied.observe(element, { childList: true });
    record.mounted = {
      unmount() {
        emptied.disconnect();
        mounted.unmount();
        if (record.layer !== layer) return;
        record.layer = undefined;
        // The page removed the element by replacing its content. The layer is opened again, in a microtask because the element may be inserted again by then.
        if (element.isConnected) layer.end();
        else queueMicrotask(() => reopen(name, layer, options, element, address));
      },
    };
  } catch (error) {
    throw failed(error);
  }
  // A view may close itself during the first render.
  if (record.layer !== layer) return;
  context.setState(element, record, 'ready');
  publishLayers(context);
  emit(element, 'block-ready', { block: name });
}

/**
 * Opens a layer again whose element the page has removed, unless it was closed or the page was stopped meanwhile. A layer that covers the page ends where a router
 * has brought another page, and one that shows what its element says where no such element has come. Cookies ask for their decision on every page.
 */
function reopen<Module>(
  name: string,
  layer: OpenLayer,
  options: LayerOptions<Module>,
  element: Element,
  address: string,
): void {
  if (layer.isOver) return;
  const isOfPage = isBesideLayer(name) || address === pageAddress();
  const hadWords = !element.hasAttribute(BLOCK_ADDED) && element.textContent?.trim();
  if (!isConsentLayer(name) && (!isOfPage || (hadWords && !freeElement(name, options.context.records)))) {
    layer.end();
    return;
  }
  try {
    mountLayer(name, layer, options);
  } catch {
    // It is reported, and the layer has ended.
  }
}

function addElement(name: string, records: Map<Element, BlockRecord>): Element {
  const element = documentMember('createElement').call(document, 'div');
  element.setAttribute(BLOCK, name);
  element.setAttribute(BLOCK_ADDED, '');
  (documentMember('body') ?? documentMember('documentElement')).append(element);
  records.set(element, { name, state: 'waiting' });
  return element;
}

/** Unmounts a layer. An element of the page's own can be opened again afterwards. */
function unmountLayer(element: Element, record: BlockRecord, context: MountContext): void {
  record.layer = undefined;
  record.mounted?.unmount();
  record.mounted = null;
  context.setState(element, record, 'waiting');
  emit(element, 'block-removed', { block: record.name });
  removeAddedElement(element, context.records);
}

/** Removes an element that was created for a layer. */
function removeAddedElement(element: Element, records: Map<Element, BlockRecord>): void {
  if (!element.hasAttribute(BLOCK_ADDED)) return;
  records.delete(element);
  element.remove();
}

function publishLayers({ records, page }: MountContext): void {
  const layers = [...records.values()].filter(({ layer }) => layer).map(({ name }) => name);
  page.store.setState(({ ui }) => ({ ui: { ...ui, layers } }));
}
