import type { LightViewProps } from '../../runtime/light/light-renderer.tsx';
import type { DataOf } from '../../vocab/block/field.ts';
import type { VideoMode } from '../../vocab/rules/display/video-mode.ts';
import type { video } from './block.ts';
import type { VideoContent } from './content.ts';
import type { VideoSource } from './source.ts';

export type VideoProps = LightViewProps<DataOf<(typeof video)['data']>, VideoContent>;

/** What each kind of video is started with. */
export interface KindProps extends VideoProps {
  readonly source: VideoSource;
  readonly mode: VideoMode;
}

/** A video that has been started. */
export interface RunningVideo {
  /** Tells it that the page has changed its mode. */
  setMode?(mode: VideoMode): void;
  stop(): void;
}

/** Height in percent of width. */
export const aspectStyle = (percent: number): Record<string, string> => ({ '--_aspect': `${percent / 100}` });
