import type { CSSProperties } from 'react';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import type { VideoMode } from '../../vocab/rules/display/video-mode.ts';
import type { video } from './block.ts';
import type { VideoContent } from './content.ts';
import type { VideoSource } from './source.ts';

type VideoData = DataOf<(typeof video)['data']>;
export type VideoProps = ViewProps<VideoData, VideoContent>;

/** What each kind of video is drawn with. */
export interface KindProps extends VideoProps {
  readonly source: VideoSource;
  readonly mode: VideoMode;
}

/** Height in percent of width. */
export const aspectStyle = (percent: number): CSSProperties => ({ '--_aspect': `${percent / 100}` }) as CSSProperties;
