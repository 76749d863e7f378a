import type { ReactNode } from 'react';
import invalid from '../../strings/pt-BR/video.json';
import { placeholderAspect } from '../../vocab/rules/display/aspect-ratio.ts';
import { vimeoAccountProblem } from '../../vocab/rules/editor/vimeo-account.ts';
import { followData } from '../_shared/block/follow-data.ts';
import { startBackground } from './background.tsx';
import { video } from './block.ts';
import { startEmbed } from './embed.tsx';
import { startFile } from './file.tsx';
import { aspectStyle, type VideoProps } from './kind-props.ts';
import { sourceOf } from './source.ts';
import { startWindowLink } from './window-link.tsx';

/** What a page may change at any time: a word that is none keeps the mode in force (VIDEO-305). */
const LIVE = { mode: video.data.mode };

/** Shows a video as data and markup say: a file, an embed, a link, or what is wrong with it. */
export function start(props: VideoProps): () => void {
  const { data, content, handle, draw } = props;
  const source = sourceOf(data, content);
  const t = handle.strings(invalid);
  if (content.isKept) {
    draw(<slot />);
    return () => {};
  }
  if (source.kind === 'file' && data.background) return startBackground({ ...props, source, mode: 'fill' }).stop;
  const note = source.kind === 'file' && data.overlay && data.customThumb && (
    <p className="said" part="note">
      {t('videoCustomImage')}
    </p>
  );
  const drawKind = (kind: ReactNode): void =>
    draw(
      <div className="video">
        {kind}
        {note}
        <slot />
      </div>,
    );
  const problem =
    source.kind === 'invalid'
      ? t('videoInvalidEmbed')
      : vimeoAccountProblem(source.embed.provider ?? '', data.accountType)
        ? t('videoVimeoBasic')
        : '';
  if (problem) {
    drawKind(
      <div className="box" part="box" style={aspectStyle(placeholderAspect(data.imageAspectRatio, data.columns))}>
        <p className="vt-video-note" part="note">
          {problem}
        </p>
      </div>,
    );
    return () => {};
  }
  const startKind = source.kind === 'file' ? startFile : source.kind === 'window' ? startWindowLink : startEmbed;
  let { mode } = data;
  // A change while it starts is heard, too.
  const stopFollowing = followData(LIVE, data, {
    handle,
    changed(now) {
      if (now.mode !== mode) handle.run(() => kind.setMode?.(now.mode));
      mode = now.mode;
    },
  });
  const kind = startKind({ ...props, source, mode, draw: drawKind });
  return () => {
    stopFollowing();
    kind.stop();
  };
}
