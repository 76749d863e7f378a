import { type CSSProperties, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { LayerControl } from '../../runtime/mount/block-module.ts';
import { deviceSignals, isMobileDevice } from '../../runtime/page/device.ts';
import { lockScroll } from '../../runtime/page/lock-scroll.ts';
import messages from '../../strings/pt-BR/lightbox.json';
import { lightboxLimits } from '../../vocab/codes/lightbox.ts';
import type { LightboxPayload } from '../../vocab/slides.ts';
import { useEscape } from '../_shared/ui/escape/use-escape.ts';
import type { LightboxEntry } from './items/lightbox-entry.ts';
import { Arrow } from './layer/arrow.tsx';
import { Bar } from './layer/bar.tsx';
import { Thumbnails } from './layer/thumbnails.tsx';
import { isInAddress, useAddress } from './layer/use-address.ts';
import { useIdle } from './layer/use-idle.ts';
import { useKeys } from './layer/use-keys.ts';
import { useLightboxState } from './layer/use-lightbox-state.ts';
import { useOpenDialog } from './layer/use-open-dialog.ts';
import { controlOf, thumbnailImage } from './slides/thumbnail-image.ts';
import { Track } from './slides/track.tsx';
import { useStage } from './slides/use-stage.ts';

/**
 * Locks the scrolling of the page while the lightbox is open. It begins after the first frame: wheel and touch never
 * reach the page anyway, and the frame is not made to wait for the layout of the whole page.
 */
function useScrollLock(handle: Pick<BlockHandle, 'after'>): void {
  useEffect(() => {
    let unlock: (() => void) | undefined;
    const cancel = handle.after(50, () => {
      unlock = lockScroll();
    });
    return () => {
      cancel();
      unlock?.();
    };
  }, [handle]);
}

interface Props {
  readonly handle: BlockHandle;
  readonly layer: LayerControl<LightboxPayload>;
  readonly entries: readonly LightboxEntry[];
}

/** So few items need no thumbnails. */
const THUMBNAILS_ABOVE = 3;

/** The item of a position: the set goes on at its other end (LBOX-312). */
const indexAt = (position: number, count: number): number => ((position % count) + count) % count;

/** The first item: what the page or a click names, else what the address does (LBOX-317). An index outside the set is the nearest in it. */
function firstPosition({ currentSetIndex, historyHash }: LightboxPayload, entries: readonly LightboxEntry[]): number {
  const isOpen = historyHash === true && currentSetIndex === undefined;
  const asked = isOpen ? entries.findIndex(({ id }) => isInAddress(id)) : currentSetIndex;
  return Math.min(entries.length - 1, Math.max(0, Math.trunc(Number(asked)) || 0));
}

/** The full-screen layer with the items of its set. */
export function Lightbox({ handle, layer, entries }: Props) {
  const { payload } = layer;
  const t = handle.strings(messages);
  const count = entries.length;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isMobile] = useState(() => isMobileDevice(deviceSignals()));
  const [position, setPosition] = useState(() => firstPosition(payload, entries));
  const [hasCaption, setHasCaption] = useState(true);
  const index = indexAt(position, count);
  const entry = entries[index] as LightboxEntry;
  const destroyed = (): void => {
    handle.emit('lightbox-close', { index });
    layer.close();
  };
  const { state, hide } = useLightboxState(handle, destroyed);
  const isClosing = state === 'hidden' || state === 'destroyed';
  const address = useAddress({ isActive: payload.historyHash === true, id: entry.id, popped: () => close() });
  const go = (step: number): void => {
    if (count > 1 && !isClosing) setPosition(position + step);
  };
  const thumbnailOf = (at: number): HTMLElement | null => handle.run(() => thumbnailImage(payload, at)) ?? null;
  const stage = useStage(dialog, {
    handle,
    count,
    position,
    go,
    close: () => close(),
    thumbnail: () => thumbnailOf(index),
  });
  const close = (): void => {
    if (isClosing) return;
    address.leave();
    stage.shrink();
    hide();
  };
  const gone = (): void => {
    address.leave();
    destroyed();
  };
  useOpenDialog(dialog, { opening: stage.grow, dismiss: close, gone, control: () => controlOf(thumbnailOf(index)) });
  useIdle(dialog, handle);
  useEscape(handle, !isClosing, close);
  useScrollLock(handle);
  useKeys(dialog, { handle, isEnlarged: stage.scale > 1, index, count, go, zoom: stage.zoomBy, pan: stage.pan });
  useLayoutEffect(() => layer.onCloseRequest(() => close()));

  const opened = useEffectEvent(() => handle.emit('lightbox-open', { index, count }));
  useEffect(() => void opened(), []);
  const shown = useRef(index);
  const changed = useEffectEvent(() => {
    if (shown.current === index) return;
    shown.current = index;
    handle.emit('lightbox-change', { index, count });
    handle.run(() => payload.changed?.(index));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an event of each change of the item.
  useEffect(() => changed(), [index]);

  const speed = typeof payload.speed === 'number' && payload.speed >= 0 ? payload.speed : lightboxLimits.speedSeconds;
  const hasArrows = count > 1;
  const hasThumbnails = count > THUMBNAILS_ABOVE;
  const isOpening = state === 'shown';
  return (
    <dialog
      ref={dialog}
      className="lightbox"
      part="lightbox"
      aria-modal="true"
      aria-label={payload.title || t('lightboxTitle')}
      data-lightbox-state={state}
      data-lightbox-theme={payload.theme === 'light' ? 'light' : 'dark'}
      data-captions={hasCaption || undefined}
      data-many={hasThumbnails || undefined}
      data-mobile={isMobile || undefined}
      style={{ '--speed': `${speed}s` } as CSSProperties}
    >
      <div className="overlay" part="overlay" />
      <Track
        stage={stage}
        entries={entries}
        position={position}
        hasNeighbours={count > 1 && (!isOpening || stage.isDragged)}
        thumbnailOf={thumbnailOf}
        handle={handle}
        options={payload.videoLoaderOptions}
      />
      <Bar
        handle={handle}
        entry={entry}
        count={count}
        index={index}
        payload={payload}
        captions={entry.caption || entry.title ? { isShown: hasCaption, show: setHasCaption } : null}
        zoom={entry.picture && !entry.video ? { isEnlarged: stage.scale > 1, toggle: stage.toggle } : null}
        close={close}
      />
      {hasArrows && <Arrow kind="previous" asked={payload.controls?.previous} handle={handle} act={() => go(-1)} />}
      {hasArrows && <Arrow kind="next" asked={payload.controls?.next} handle={handle} act={() => go(1)} />}
      {hasThumbnails && !isOpening && (
        <Thumbnails
          entries={entries}
          index={index}
          thumbnailOf={thumbnailOf}
          handle={handle}
          select={(wanted) => go(wanted - index)}
        />
      )}
    </dialog>
  );
}
