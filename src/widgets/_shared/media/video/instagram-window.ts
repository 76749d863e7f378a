import { videoLimits } from '../../../../vocab/codes/video.ts';
import { videoUrl } from './player-address.ts';

const INSTAGRAM = /(^|\.)(instagram\.com|instagr\.am)$/;

/** Returns whether an address is that of a video on Instagram, which opens in a window of its own (NAV-310). */
export const isInstagram = (address: string): boolean => INSTAGRAM.test(videoUrl(address)?.hostname ?? '');

/** Opens such a video in its window (NAV-310). */
export function openInstagram(address: string): void {
  const { width, height } = videoLimits.windowPx;
  window.open(videoUrl(address)?.href, '_blank', `popup,noopener,width=${width},height=${height}`);
}
