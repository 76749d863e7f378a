import type { LayerHandle } from '../../vocab/block/layers.ts';
import { BLOCK, BLOCK_ADDED } from '../../vocab/names.ts';
import { BlockError } from '../block-error.ts';
import { documentMember } from '../page/document-member.ts';
import type { AnyBlockModule } from './block-module.ts';
import type { BlockRecord } from './block-record.ts';
import { emit } from './emit.ts';
import type { MountContext } from './mount-blocks.ts';
import { renderLayer } from './render-layer.tsx';
import { reportFailure } from './report-messages.ts';

/** A page-level block from the call that opens it until it is gone. */
export interface OpenLayer {
  readonly payload: unknown;
  readonly handle: LayerHandle;
  /** It is gone, with what was chosen in it. */
  end(result?: unknown): void;
  /** Set by a view that wants to fade first: called when somebody asks the layer to go. */
  closeRequested: ((result: unknown) => void) | null;
}

interface Given {
  readonly payload: unknown;
  readonly module: AnyBlockModule;
  readonly parts: MountContext;
}

/**
 * Opens a page-level block: in an element of the page's own that is free, else at the end of the body. One that may not be opened many times over gives the
 * handle of the one that stands.
 *
 * @throws {BlockError} where it throws while it is drawn; nothing that was added is left in the page then
 */
export function openLayer(name: string, given: Given): LayerHandle {
  const { module, parts: context, payload } = given;
  const { records, page } = context;
  const standing =
    !module.block.many && [...records.values()].find((record) => record.name === name && record.layer)?.layer;
  if (standing) return standing.handle;
  let ended!: (result: unknown) => void;
  const closed = new Promise((resolve) => {
    ended = resolve;
  });
  let over = false;
  const layer: OpenLayer = {
    payload,
    handle: { closed, close: (result) => (layer.closeRequested ?? layer.end)(result) },
    closeRequested: null,
    end(result) {
      if (over) return;
      over = true;
      for (const [place, record] of records) if (record.layer === layer) takeAway(place, record, context);
      ended(result);
    },
  };
  put(name, layer, given);
  page.stops.add(layer.end);
  closed.then(() => page.stops.delete(layer.end));
  return layer.handle;
}

/** Puts a layer into the page. */
function put(name: string, layer: OpenLayer, { module, parts: context }: Given): void {
  const { records, page } = context;
  const place =
    [...records].find(([, record]) => record.name === name && !record.layer)?.[0] ?? addPlace(name, records);
  const record = records.get(place) as BlockRecord;
  record.layer = layer;
  context.setState(place, record, 'loading');
  const failed = (cause: unknown): BlockError => {
    const error = new BlockError('VT020', name, place, cause);
    reportFailure(page.log, error);
    record.mounted?.unmount();
    record.mounted = null;
    context.failed(place, record, cause);
    record.layer = undefined;
    forget(place, records);
    tellLayers(context);
    layer.end();
    return error;
  };
  try {
    const drawn = renderLayer(place, { one: record, layer, module, parts: context, failed });
    record.mounted = {
      unmount() {
        drawn.unmount();
        if (record.layer !== layer) return;
        record.layer = undefined;
        // The page took away more than it meant: what lies over it has to come back. Later, since its place may come again with the rest.
        if (place.isConnected) layer.end();
        else queueMicrotask(() => put(name, layer, { payload: layer.payload, module, parts: context }));
      },
    };
  } catch (error) {
    throw failed(error);
  }
  // A view may close itself at once.
  if (record.layer !== layer) return;
  context.setState(place, record, 'ready');
  tellLayers(context);
  emit(place, 'block-ready', { block: name });
}

function addPlace(name: string, records: Map<Element, BlockRecord>): Element {
  const place = documentMember('createElement').call(document, 'div');
  place.setAttribute(BLOCK, name);
  place.setAttribute(BLOCK_ADDED, '');
  (documentMember('body') ?? documentMember('documentElement')).append(place);
  records.set(place, { name, state: 'waiting' });
  return place;
}

/** The layer is gone: an element of the page's own can be opened again. */
function takeAway(place: Element, record: BlockRecord, context: MountContext): void {
  record.layer = undefined;
  record.mounted?.unmount();
  record.mounted = null;
  context.setState(place, record, 'waiting');
  emit(place, 'block-removed', { block: record.name });
  forget(place, context.records);
  tellLayers(context);
}

/** Drops an element that was made for a layer. */
function forget(place: Element, records: Map<Element, BlockRecord>): void {
  if (!place.hasAttribute(BLOCK_ADDED)) return;
  records.delete(place);
  place.remove();
}

function tellLayers({ records, page }: MountContext): void {
  const layers = [...records.values()].filter(({ layer }) => layer).map(({ name }) => name);
  page.store.setState(({ ui }) => ({ ui: { ...ui, layers } }));
}
