import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { documentMember } from '../../runtime/page/document-member.ts';
import { retryOnce } from '../../runtime/page/retry-once.ts';
import { mapLimits } from '../../vocab/codes/map.ts';
import { BLOCK_ADDED } from '../../vocab/names.ts';
import type { MapUiOptions } from '../../vocab/rules/display/map-options.ts';
import type { GoogleMaps } from './google-maps.ts';
import type { DrawnMap, MapAdapter, MapRequest } from './map-adapter.ts';
import type { MapSource } from './map-source.ts';

interface MapUse {
  /** The host of the block's shadow root: the canvas becomes a child of it. */
  readonly host: Element;
  readonly source: Exclude<MapSource, { kind: 'none' }>;
  readonly handle: BlockHandle;
  /** What is drawn; its options are those at the start. */
  readonly request: Omit<MapRequest, 'canvas' | 'failed'>;
  /** The map stands in the page, or, with null, it has gone by a failure. */
  changed(drawn: DrawnMap | null): void;
}

/** A map that has been started. */
export interface StartedMap {
  /** Brings the map up to date; changes within 60 ms are one update (MAP-006). */
  update(options: MapUiOptions): void;
  stop(): void;
}

/** Draws the map of a block. Everything that fails is logged, and the block shows the address (MAP-005, MAP-317). */
export function startMap({ host, source, handle, request, changed }: MapUse): StartedMap {
  const canvas = createCanvas();
  const ending = new AbortController();
  const { signal } = ending;
  let map: DrawnMap | null = null;
  let options = request.options;
  let applied = '';
  let awaited = '';
  let stopWaiting = (): void => {};

  const stop = (): void => {
    if (signal.aborted) return;
    ending.abort();
    stopWaiting();
    const ended = map;
    map = null;
    handle.run(() => ended?.remove());
    canvas.remove();
  };
  const failed = (reason: unknown): void => {
    if (signal.aborted) return;
    stop();
    handle.log.error(`the map could not be drawn, so the address is shown: ${reason}`);
    handle.run(() => changed(null));
  };
  const wait = (): void => {
    const wanted = textOf(options);
    if (!map || wanted === awaited) return;
    stopWaiting();
    awaited = wanted;
    if (wanted === applied) return;
    stopWaiting = handle.after(mapLimits.debounceMs, () => {
      applied = wanted;
      try {
        map?.update(options);
      } catch (reason) {
        handle.log.error(`the map could not be updated: ${reason}`);
      }
    });
  };
  const draw = async (): Promise<void> => {
    const adapter = await adapterFor(source, handle, { failed, signal });
    if (signal.aborted) return;
    host.append(canvas);
    applied = textOf(options);
    const made = await adapter.draw({ ...request, options, canvas, failed });
    if (signal.aborted) {
      made.remove();
      return;
    }
    map = made;
    handle.run(() => changed(made));
    wait();
  };
  draw().catch(failed);
  return {
    update(now) {
      options = now;
      wait();
    },
    stop,
  };
}

const textOf = (options: MapUiOptions): string => Object.values(options).join();

/** A light DOM element, because the vendor's style sheets are in the document. */
function createCanvas(): HTMLElement {
  const canvas = documentMember('createElement').call(document, 'div');
  canvas.setAttribute(BLOCK_ADDED, '');
  canvas.slot = 'canvas';
  Object.assign(canvas.style, { position: 'absolute', inset: '0' });
  return canvas;
}

async function adapterFor(
  source: MapUse['source'],
  handle: BlockHandle,
  { failed, signal }: { readonly failed: (reason: unknown) => void; readonly signal: AbortSignal },
): Promise<MapAdapter> {
  if (source.kind === 'tiles') {
    const { tileAdapter } = await retryOnce(() => import('./variant.ts'));
    return tileAdapter(source);
  }
  const [{ vendorAdapter }, maps] = await Promise.all([
    retryOnce(() => import('./vendor-adapter.ts')),
    handle
      .service('maps')
      .then(({ load }) => load(() => failed('the maps service refuses the key of the page'), signal)),
  ]);
  return vendorAdapter(maps as GoogleMaps);
}
