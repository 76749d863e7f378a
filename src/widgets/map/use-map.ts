import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  readonly source: MapSource;
  readonly parts: MapParts;
  /** Whether the visitor lets the map load files of others, if it has any. */
  readonly allowed: boolean;
  readonly handle: BlockHandle;
}

interface MapParts extends Omit<MapRequest, 'canvas' | 'options' | 'failed'> {
  readonly options: MapUiOptions;
}

/**
 * Draws the map of a block and keeps it up to date. Everything that fails is logged, and the block shows the address (MAP-005, MAP-317).
 *
 * @param box an element in the block's shadow root; the canvas becomes a child of its host
 * @param use `parts` is what is drawn; other functions than those of the last render are never called
 * @returns null while there is no map on the page
 */
export function useMap(
  box: RefObject<HTMLElement | null>,
  { source, parts, allowed, handle }: MapUse,
): DrawnMap | null {
  const [drawn, setDrawn] = useState<DrawnMap | null>(null);
  const latest = useRef(parts);
  const applied = useRef('');
  useLayoutEffect(() => {
    latest.current = parts;
  });

  const { location, mapName, markerName, options } = parts;
  const { center, marker, zoom, ...address } = location;
  const drawing = [source, center, marker, { zoom, mapName, markerName }, address]
    .flatMap((one) => Object.values(one))
    .join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawing` says all that needs another map.
  useEffect(() => {
    const root = box.current?.getRootNode();
    if (!allowed || source.kind === 'none' || !(root instanceof ShadowRoot)) return;
    const canvas = createCanvas();
    let current = true;
    let map: DrawnMap | null = null;
    const ending = new AbortController();
    const end = (): void => {
      current = false;
      ending.abort();
      setDrawn(null);
      handle.run(() => map?.remove());
      canvas.remove();
    };
    const failed = (reason: unknown): void => {
      if (!current) return;
      end();
      handle.log.error(`the map could not be drawn, so the address is shown: ${reason}`);
    };
    const draw = async (): Promise<void> => {
      const adapter = await adapterFor(source, handle, { failed, signal: ending.signal });
      if (!current) return;
      root.host.append(canvas);
      const { current: now } = latest;
      applied.current = Object.values(now.options).join();
      const made = await adapter.draw({
        ...now,
        canvas,
        failed,
        info: (close) => latest.current.info(close),
        openPlace: () => latest.current.openPlace(),
      });
      map = made;
      if (current) setDrawn(made);
      else made.remove();
    };
    draw().catch(failed);
    return () => {
      if (current) end();
    };
  }, [allowed, drawing, handle, box]);

  const wanted = Object.values(options).join();
  useEffect(() => {
    if (!drawn || wanted === applied.current) return;
    return handle.after(mapLimits.debounceMs, () => {
      applied.current = wanted;
      try {
        drawn.update(latest.current.options);
      } catch (reason) {
        handle.log.error(`the map could not be updated: ${reason}`);
      }
    });
  }, [drawn, wanted, handle]);

  return drawn;
}

/** A light DOM element, because the vendor's style sheets are in the document. */
function createCanvas(): HTMLElement {
  const canvas = documentMember('createElement').call(document, 'div');
  canvas.setAttribute(BLOCK_ADDED, '');
  canvas.slot = 'canvas';
  Object.assign(canvas.style, { position: 'absolute', inset: '0' });
  return canvas;
}

async function adapterFor(
  source: Exclude<MapSource, { kind: 'none' }>,
  handle: BlockHandle,
  { failed, signal }: { readonly failed: (reason: unknown) => void; readonly signal: AbortSignal },
): Promise<MapAdapter> {
  if (source.kind === 'tiles') {
    const { tileAdapter } = await retryOnce(() => import('./tile-adapter.ts'));
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
