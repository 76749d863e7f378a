import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { videoLimits } from '../../vocab/codes/video.ts';
import { VIDEO_FALLBACK_ASPECT } from '../../vocab/rules/display/aspect-ratio.ts';

/**
 * Waits for the height of a file in percent of its width: its own, which is waited for at most 1000 ms, else 56.3 (VIDEO-312, VIDEO-313).
 *
 * @param found called once
 * @returns ends it
 */
export function waitForAspect(
  player: HTMLVideoElement | null,
  handle: BlockHandle,
  found: (percent: number) => void,
): () => void {
  const take = (): void => {
    const { videoWidth = 0, videoHeight = 0 } = player ?? {};
    if (videoWidth && videoHeight) end((videoHeight / videoWidth) * 100);
  };
  const stopTimer = handle.after(videoLimits.resizeTimeoutMs, () => end(VIDEO_FALLBACK_ASPECT));
  const stop = (): void => {
    stopTimer();
    player?.removeEventListener('loadedmetadata', take);
  };
  function end(percent: number): void {
    stop();
    found(percent);
  }
  player?.addEventListener('loadedmetadata', take);
  take();
  return stop;
}
