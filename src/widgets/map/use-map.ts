import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import { retryOnce } from '../../runtime/blocks/retry-once.ts';
import { documentMember } from '../../runtime/page/document-member.ts';
import { mapLimits } from '../../vocab/codes/map.ts';
import { BLOCK_ADDED } from '../../vocab/names.ts';
import type { MapUiOptions } from '../../vocab/rules/display/map-options.ts';
import type { GoogleMaps } from './google-maps.ts';
import type { DrawnMap, MapAdapter, MapRequest } from './map-adapter.ts';
import type { MapSource } from './map-source.ts';

interface MapUse {
  /** Null while there is no map on the page. */
  readonly drawn: DrawnMap | null;
  /** Whether it waits for the visitor's consent. */
  readonly waiting: boolean;
}

interface MapParts extends Omit<MapRequest, 'canvas' | 'options' | 'failed'> {
  readonly options: MapUiOptions;
}

/**
 * Draws the map of a block and keeps it up to date. Everything that fails is logged, and the block shows the address (MAP-005, MAP-317).
 *
 * @param box an element in the block's shadow root; the canvas becomes a child of its host
 * @param parts what is drawn; other functions than those of the last render are never called
 */
export function useMap(
  box: RefObject<HTMLElement | null>,
  { source, parts, handle }: { source: MapSource; parts: MapParts; handle: BlockHandle },
): MapUse {
  const allowed = useAllowed(source.kind === 'vendor' || (source.kind === 'tiles' && !source.own), handle);
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
    const end = (): void => {
      current = false;
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
      const adapter = await adapterFor(source, handle, failed);
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

  return { drawn, waiting: allowed === false };
}

/** Whether a map may load files of others; null until that is known. */
function useAllowed(asks: boolean, handle: BlockHandle): boolean | null {
  const [allowed, setAllowed] = useState<boolean | null>(null);
  useEffect(() => {
    if (!asks) return;
    let current = true;
    let stop = (): void => {};
    handle.service('maps').then(
      ({ watch }) => {
        if (current) stop = watch(handle.element, setAllowed);
      },
      // A service that cannot be loaded is reported where it fails; the address stays.
      () => {},
    );
    return () => {
      current = false;
      stop();
    };
  }, [asks, handle]);
  return asks ? allowed : true;
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
  failed: (reason: unknown) => void,
): Promise<MapAdapter> {
  if (source.kind === 'tiles') {
    const { tileAdapter } = await retryOnce(() => import('./tile-adapter.ts'));
    return tileAdapter(source);
  }
  const [{ vendorAdapter }, maps] = await Promise.all([
    retryOnce(() => import('./vendor-adapter.ts')),
    handle
      .service('maps')
      .then(({ load }) => load(handle.element, () => failed('the maps service refuses the key of the page'))),
  ]);
  return vendorAdapter(maps as GoogleMaps);
}
