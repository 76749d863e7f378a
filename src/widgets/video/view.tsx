import { useMemo } from 'react';
import invalid from '../../strings/pt-BR/video.json';
import { placeholderAspect } from '../../vocab/rules/display/aspect-ratio.ts';
import { vimeoAccountProblem } from '../../vocab/rules/editor/vimeo-account.ts';
import { useLiveData } from '../_shared/block/use-live-data.ts';
import { Background } from './background.tsx';
import { video } from './block.ts';
import { Embed } from './embed.tsx';
import { File } from './file.tsx';
import { aspectStyle, type VideoProps } from './kind-props.ts';
import { sourceOf } from './source.ts';
import { WindowLink } from './window-link.tsx';

export function View(props: VideoProps) {
  const { data, content, handle } = props;
  const source = useMemo(() => sourceOf(data, content), [data, content]);
  const { mode } = useLiveData(LIVE, data, handle);
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

/** What a page may change at any time: a word that is none keeps the mode in force (VIDEO-305). */
const LIVE = { mode: video.data.mode };
