import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import type { VideoLoaderOptions } from '../../_shared/media/video/player-address.ts';
import type { LightboxEntry } from '../items/lightbox-entry.ts';
import { LightboxSlide } from './lightbox-slide.tsx';
import type { Stage } from './use-stage.ts';

interface Props {
  readonly stage: Stage;
  readonly entries: readonly LightboxEntry[];
  readonly position: number;
  /** The items on either side are drawn, so that they are decoded before they are shown. */
  readonly hasNeighbours: boolean;
  thumbnailOf(index: number): HTMLElement | null;
  readonly handle: Pick<BlockHandle, 'run' | 'strings'>;
  readonly options: VideoLoaderOptions | undefined;
}

/** The row of slides: the current one and its neighbours. Each keeps its elements while the row moves. */
export function Track({ stage, entries, position, hasNeighbours, thumbnailOf, handle, options }: Props) {
  const count = entries.length;
  const positions = hasNeighbours ? [position - 1, position, position + 1] : [position];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pictures are no controls; the keyboard has the arrows and Esc.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <div ref={stage.area} className="stage" data-enlarged={stage.scale > 1 || undefined} onClick={stage.click}>
      <div ref={stage.track} className="track">
        {positions.map((at) => {
          const index = ((at % count) + count) % count;
          return (
            <LightboxSlide
              key={at}
              entry={entries[index] as LightboxEntry}
              index={index}
              count={count}
              position={at}
              isCurrent={at === position}
              scale={at === position ? stage.scale : 1}
              thumbnail={thumbnailOf(index)}
              handle={handle}
              options={options}
            />
          );
        })}
      </div>
    </div>
  );
}
