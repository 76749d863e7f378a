import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { motion } from '../../runtime/page/motion.ts';
import slide from '../../strings/pt-BR/slide-video.json';
import { VIDEO_FALLBACK_ASPECT } from '../../vocab/rules/display/aspect-ratio.ts';
import { joinMedia } from '../_shared/media/players/join-media.ts';
import { VideoCover } from '../_shared/media/video/video-cover.tsx';
import { borrow } from './borrow.ts';
import { CoverTexts, coverLabel } from './cover-texts.tsx';
import { aspectStyle, type KindProps } from './kind-props.ts';
import { playerOf, preloadOf, usesPagesPlayer } from './own-player.ts';
import { useFileAspect } from './use-file-aspect.ts';
import { useLoader } from './use-loader.ts';

/** A video file in the browser's own player: the page's element where it has one. */
export function File({ data, content, handle, source, mode }: KindProps) {
  const own = useRef<HTMLVideoElement>(null);
  const [broken, setBroken] = useState(false);
  const player = (): HTMLVideoElement | null => playerOf(source, content, own);
  const aspect = useFileAspect(source.aspect, player, { handle, own });
  const [loader, step] = useLoader({
    mode,
    known: aspect !== null,
    covered: data.overlay,
    byItself: data.forceAutoplay && !motion.reduced() ? 'muted' : 'waits',
    handle,
  });
  const { state, round, start } = loader;
  const isShowing = state === 'videoShowing';
  const isCovered = data.overlay && !isShowing;
  const stopped = useEffectEvent(() => {
    player()?.pause();
    if (data.overlay) step('stop');
  });
  const playing = useEffectEvent(() => step('play'));
  useLayoutEffect(() => {
    const one = playerOf(source, content, own);
    if (!one) return;
    const giveBack = borrow(one, { controls: true, playsinline: true });
    const report = (): void => playing();
    one.addEventListener('play', report);
    const leave = joinMedia(one, () => stopped(), true);
    return () => {
      one.removeEventListener('play', report);
      leave();
      if (!one.paused) one.pause();
      giveBack();
    };
  }, [source, content]);
  const begin = useEffectEvent(() => {
    const one = player();
    if (!one || !one.paused) return;
    if (start === 'muted') one.muted = true;
    handle.run(() => one.play().catch(() => {}));
    if (start === 'clicked' && data.overlay) one.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (isShowing && start !== 'waits') begin();
  }, [isShowing, start]);
  const reload = useEffectEvent(() => player()?.load());
  useEffect(() => {
    if (round > 0) reload();
  }, [round]);

  const t = handle.strings(slide);
  const { title, embed } = source;
  const told = { title, duration: data.duration, from: '' };
  const poster = data.poster || content.poster || undefined;
  return (
    <div
      className="box"
      part="box"
      data-mode={mode}
      data-state={state}
      style={aspectStyle(aspect ?? VIDEO_FALLBACK_ASPECT)}
    >
      <div className="area">
        <div className="player">
          <div className="file" inert={isCovered}>
            {usesPagesPlayer(source, content) ? (
              <slot name="player" />
            ) : broken ? null : (
              // biome-ignore lint/a11y/useMediaCaption: the file is the page's own, and so are the captions in it.
              <video
                ref={own}
                className="vt-video"
                part="video"
                src={embed.source}
                poster={poster}
                preload={preloadOf(embed.source)}
                aria-label={title || undefined}
                onError={() => setBroken(true)}
              />
            )}
          </div>
          {broken ? (
            <VideoCover poster={poster} href={embed.source} label={`${t('slideVideoBroken')} ${t('slideVideoOpen')}`}>
              <span className="title">{t('slideVideoBroken')}</span>
            </VideoCover>
          ) : (
            isCovered && (
              <VideoCover poster={poster} label={coverLabel(told, handle)} onPlay={() => step('play')}>
                <CoverTexts {...told} handle={handle} />
              </VideoCover>
            )
          )}
        </div>
      </div>
    </div>
  );
}
