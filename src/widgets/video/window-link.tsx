import slide from '../../strings/pt-BR/slide-video.json';
import { isInstagram, openInstagram } from '../_shared/media/video/instagram-window.ts';
import { videoUrl } from '../_shared/media/video/player-address.ts';
import { VideoCover } from '../_shared/media/video/video-cover.tsx';
import { CoverTexts } from './cover-texts.tsx';
import { aspectStyle, type KindProps, type RunningVideo } from './kind-props.ts';

/** A video that has no player here: its picture is a link, and Instagram gets a window of its own (NAV-310). */
export function startWindowLink({ data, content, handle, source, draw }: KindProps): RunningVideo {
  const href = videoUrl(source.embed.source)?.href ?? '';
  const { title } = source;
  draw(
    <div className="box" part="box" data-state="overlayShowing" style={aspectStyle(source.aspect ?? 0)}>
      <VideoCover
        poster={data.poster || content.poster || undefined}
        loadPoster={data.poster ? undefined : content.loadPoster}
        href={href}
        label={`${title ? `${title}. ` : ''}${handle.strings(slide)('slideVideoOpen')}`}
        {...(isInstagram(href) && { onPlay: () => handle.run(() => openInstagram(href)) })}
      >
        <CoverTexts title={title} duration={data.duration} from="" handle={handle} />
      </VideoCover>
    </div>,
  );
  return { stop() {} };
}
