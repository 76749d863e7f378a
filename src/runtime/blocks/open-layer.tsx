import type { LayerHandle } from '../../vocab/block/layers.ts';
import { BLOCK, BLOCK_ADDED } from '../../vocab/names.ts';
import { BlockError } from '../block-error.ts';
import { documentMember } from '../page/document-member.ts';
import type { AnyDoor } from './door.ts';
import { drawLayer } from './draw-layer.tsx';
import { emit } from './emit.ts';
import type { Known } from './known.ts';
import type { KindParts } from './mount-kind.ts';
import { sayFailure } from './say.ts';

/** A page-level block from the call that opens it until it is gone. */
export interface OpenLayer {
  readonly payload: unknown;
  readonly handle: LayerHandle;
  /** It is gone, with what was chosen in it. */
  end(result?: unknown): void;
  /** Set by a view that wants to fade first: called when somebody asks the layer to go. */
  asked: ((result: unknown) => void) | null;
}

interface Given {
  readonly payload: unknown;
  readonly door: AnyDoor;
  readonly parts: KindParts;
}

/**
 * Opens a page-level block: in an element of the page's own that is free, else at the end of the body. One that may not be opened many times over gives the
 * handle of the one that stands.
 *
 * @throws {BlockError} where it throws while it is drawn; nothing that was added is left in the page then
 */
export function openLayer(name: string, given: Given): LayerHandle {
  const { door, parts, payload } = given;
  const { known, page } = parts;
  const standing = !door.block.many && [...known.values()].find((one) => one.name === name && one.layer)?.layer;
  if (standing) return standing.handle;
  let ended!: (result: unknown) => void;
  const closed = new Promise((resolve) => {
    ended = resolve;
  });
  let over = false;
  const layer: OpenLayer = {
    payload,
    handle: { closed, close: (result) => (layer.asked ?? layer.end)(result) },
    asked: null,
    end(result) {
      if (over) return;
      over = true;
      for (const [place, one] of known) if (one.layer === layer) takeAway(place, one, parts);
      ended(result);
    },
  };
  put(name, layer, given);
  page.stops.add(layer.end);
  closed.then(() => page.stops.delete(layer.end));
  return layer.handle;
}

/** Puts a layer into the page. */
function put(name: string, layer: OpenLayer, { door, parts }: Given): void {
  const { known, page } = parts;
  const place = [...known].find(([, one]) => one.name === name && !one.layer)?.[0] ?? addPlace(name, known);
  const one = known.get(place) as Known;
  one.layer = layer;
  parts.set(place, one, 'loading');
  const failed = (cause: unknown): BlockError => {
    const error = new BlockError('VT020', name, place, cause);
    sayFailure(page.report, error);
    one.mounted?.unmount();
    one.mounted = null;
    parts.failed(place, one, cause);
    one.layer = undefined;
    forget(place, known);
    tellLayers(parts);
    layer.end();
    return error;
  };
  try {
    const drawn = drawLayer(place, { one, layer, door, parts, failed });
    one.mounted = {
      unmount() {
        drawn.unmount();
        if (one.layer !== layer) return;
        one.layer = undefined;
        // The page took away more than it meant: what lies over it has to come back. Later, since its place may come again with the rest.
        if (place.isConnected) layer.end();
        else queueMicrotask(() => put(name, layer, { payload: layer.payload, door, parts }));
      },
    };
  } catch (error) {
    throw failed(error);
  }
  // A view may close itself at once.
  if (one.layer !== layer) return;
  parts.set(place, one, 'ready');
  tellLayers(parts);
  emit(place, 'block-ready', { block: name });
}

function addPlace(name: string, known: Map<Element, Known>): Element {
  const place = documentMember('createElement').call(document, 'div');
  place.setAttribute(BLOCK, name);
  place.setAttribute(BLOCK_ADDED, '');
  (documentMember('body') ?? documentMember('documentElement')).append(place);
  known.set(place, { name, state: 'waiting' });
  return place;
}

/** The layer is gone: an element of the page's own can be opened again. */
function takeAway(place: Element, one: Known, parts: KindParts): void {
  one.layer = undefined;
  one.mounted?.unmount();
  one.mounted = null;
  parts.set(place, one, 'waiting');
  emit(place, 'block-removed', { block: one.name });
  forget(place, parts.known);
  tellLayers(parts);
}

/** Drops an element that was made for a layer. */
function forget(place: Element, known: Map<Element, Known>): void {
  if (!place.hasAttribute(BLOCK_ADDED)) return;
  known.delete(place);
  place.remove();
}

function tellLayers({ known, page }: KindParts): void {
  const layers = [...known.values()].filter(({ layer }) => layer).map(({ name }) => name);
  page.store.setState(({ ui }) => ({ ui: { ...ui, layers } }));
}
