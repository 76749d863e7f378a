import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import type { ViewProps } from '../../runtime/blocks/block-module.ts';
import invalid from '../../strings/pt-BR/video.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { placeholderAspect } from '../../vocab/rules/display/aspect-ratio.ts';
import { type VideoMode, videoMode } from '../../vocab/rules/display/video-mode.ts';
import { vimeoAccountProblem } from '../../vocab/rules/editor/vimeo-account.ts';
import { Background } from './background.tsx';
import type { video } from './block.ts';
import type { VideoContent } from './content.ts';
import { Embed } from './embed.tsx';
import { File } from './file.tsx';
import { sourceOf, type VideoSource } from './source.ts';
import { WindowLink } from './window-link.tsx';

export type VideoData = DataOf<(typeof video)['data']>;
type Props = ViewProps<VideoData, VideoContent>;

/** What each kind of video is drawn with. */
export interface KindProps extends Props {
  readonly source: VideoSource;
  readonly mode: VideoMode;
}

export function View(props: Props) {
  const { data, content, handle } = props;
  const source = useMemo(() => sourceOf(data, content), [data, content]);
  const mode = useMode(data.mode, handle.element);
  const t = handle.strings(invalid);
  if (content.waits) return <slot />;
  if (source.kind === 'file' && data.background) return <Background {...props} source={source} mode="fill" />;
  const provider = source.embed.provider ?? '';
  const problem =
    source.kind === 'invalid'
      ? t('videoInvalidEmbed')
      : vimeoAccountProblem(provider, data.accountType)
        ? t('videoVimeoBasic')
        : '';
  const Kind = source.kind === 'file' ? File : source.kind === 'window' ? WindowLink : Embed;
  return (
    <div className="video">
      {problem ? (
        <div className="box" part="box" style={aspectStyle(placeholderAspect(data.imageAspectRatio, data.columns))}>
          <p className="vt-video-note" part="note">
            {problem}
          </p>
        </div>
      ) : (
        <Kind {...props} source={source} mode={mode} />
      )}
      {source.kind === 'file' && data.overlay && data.customThumb && (
        <p className="said" part="note">
          {t('videoCustomImage')}
        </p>
      )}
      <slot />
    </div>
  );
}

/** Height in percent of width. */
export const aspectStyle = (percent: number): CSSProperties => ({ '--_aspect': `${percent / 100}` }) as CSSProperties;

const MODE = 'data-mode';

/** The mode in force, which a page may change at any time: a word that is none keeps the one before (VIDEO-305). */
function useMode(given: VideoMode, element: Element): VideoMode {
  const [mode, setMode] = useState(given);
  useEffect(() => {
    const observer = new MutationObserver(() => setMode((now) => videoMode(element.getAttribute(MODE), now)));
    observer.observe(element, { attributeFilter: [MODE] });
    return () => observer.disconnect();
  }, [element]);
  return mode;
}
