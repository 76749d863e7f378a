import { type RefObject, useEffect, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { videoLimits } from '../../vocab/codes/video.ts';
import { VIDEO_FALLBACK_ASPECT } from '../../vocab/rules/display/aspect-ratio.ts';

/**
 * Height of a file in percent of its width: as stated, else its own, which is waited for at most 1000 ms, else 56.3 (VIDEO-312, VIDEO-313). Null until it is
 * known.
 */
export function useFileAspect(
  stated: number | null,
  playerOf: () => HTMLVideoElement | null,
  { handle, own }: { handle: BlockHandle; own: RefObject<HTMLVideoElement | null> },
): number | null {
  const [read, setRead] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the player of a block stays the same.
  useEffect(() => {
    const player = playerOf();
    if (stated !== null || read !== null || !player) return;
    const take = (): void => {
      const { videoWidth, videoHeight } = player;
      if (videoWidth && videoHeight) setRead((videoHeight / videoWidth) * 100);
    };
    take();
    player.addEventListener('loadedmetadata', take);
    const end = handle.after(videoLimits.resizeTimeoutMs, () => setRead((now) => now ?? VIDEO_FALLBACK_ASPECT));
    return () => {
      player.removeEventListener('loadedmetadata', take);
      end();
    };
  }, [stated, read, handle, own]);
  return stated ?? read;
}
