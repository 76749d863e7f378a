import { videoProvider } from '../../../../vocab/rules/display/video-provider.ts';
import type { SlideVideo } from '../../../../vocab/slides.ts';

const VIDEO_FILE = /\.(mp4|m4v|webm|ogv|mov)$/i;

/** Height over width of a video that does not state its size (VIDEO-312). */
export const VIDEO_RATIO = 0.563;

/** The video that an address leads to; null if it leads to a picture. */
export function linkedVideo(address: string, title: string): SlideVideo | null {
  const [path = ''] = address.split(/[?#]/);
  const kind = VIDEO_FILE.test(path) ? 'file' : videoProvider(address) ? 'embed' : null;
  return kind && { source: address, kind, ratio: VIDEO_RATIO, title };
}
