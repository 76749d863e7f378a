import { isMotionReduced } from '../../runtime/page/reduced-motion.ts';
import slide from '../../strings/pt-BR/slide-video.json';
import { VIDEO_FALLBACK_ASPECT } from '../../vocab/rules/display/aspect-ratio.ts';
import { joinMedia } from '../_shared/media/players/join-media.ts';
import type { PlayerStart } from '../_shared/media/video/player-address.ts';
import { VideoCover } from '../_shared/media/video/video-cover.tsx';
import { borrow } from './borrow.ts';
import { CoverTexts, coverLabel } from './cover-texts.tsx';
import { waitForAspect } from './file-aspect.ts';
import { aspectStyle, type Kind, type KindProps } from './kind-props.ts';
import { createLoader } from './loader.ts';
import { preloadOf, usesPagesPlayer } from './own-player.ts';

/** A video file in the browser's own player: the page's element where it has one. */
export function startFile({ data, content, handle, source, mode: first, draw }: KindProps): Kind {
  const { title, embed } = source;
  const isPages = usesPagesPlayer(source, content);
  const t = handle.strings(slide);
  const told = { title, duration: data.duration, from: '' };
  const poster = data.poster || content.poster || undefined;
  let mode = first;
  let { aspect } = source;
  let broken = false;
  let player = isPages ? content.video : null;
  let round = 0;
  let hasBegun = false;

  const keep = (own: HTMLVideoElement | null): void => {
    player = own;
  };
  const fail = (): void => {
    broken = true;
    show();
  };
  function begin(start: PlayerStart): void {
    if (!player?.paused) return;
    const one = player;
    if (start === 'muted') one.muted = true;
    handle.run(() => one.play().catch(() => {}));
    if (start === 'clicked' && data.overlay) one.focus({ preventScroll: true });
  }
  function show(): void {
    const now = loader.get();
    const isShowing = now.state === 'videoShowing';
    const isCovered = data.overlay && !isShowing;
    draw(
      <div
        className="box"
        part="box"
        data-mode={mode}
        data-state={now.state}
        style={aspectStyle(aspect ?? VIDEO_FALLBACK_ASPECT)}
      >
        <div className="area">
          <div className="player">
            <div className="file" inert={isCovered}>
              {isPages ? (
                <slot name="player" />
              ) : broken ? null : (
                // biome-ignore lint/a11y/useMediaCaption: the file is the page's own, and so are the captions in it.
                <video
                  ref={keep}
                  className="vt-video"
                  part="video"
                  src={embed.source}
                  poster={poster}
                  preload={preloadOf(embed.source)}
                  aria-label={title || undefined}
                  onError={fail}
                />
              )}
            </div>
            {broken ? (
              <VideoCover poster={poster} href={embed.source} label={`${t('slideVideoBroken')} ${t('slideVideoOpen')}`}>
                <span className="title">{t('slideVideoBroken')}</span>
              </VideoCover>
            ) : (
              isCovered && (
                <VideoCover poster={poster} label={coverLabel(told, handle)} onPlay={() => loader.step('play')}>
                  <CoverTexts {...told} handle={handle} />
                </VideoCover>
              )
            )}
          </div>
        </div>
      </div>,
    );
    if (now.round !== round) player?.load();
    round = now.round;
    const begins = isShowing && now.start !== 'waits';
    if (begins && !hasBegun) begin(now.start);
    hasBegun = begins;
  }

  const loader = createLoader({
    byItself: data.forceAutoplay && !isMotionReduced() ? 'muted' : 'waits',
    handle,
    isKnown: () => aspect !== null,
    isCovered: () => data.overlay,
    show,
  });
  show();
  const stops = player ? takePlayer(player) : [];
  if (aspect === null)
    stops.push(
      waitForAspect(player, handle, (percent) => {
        aspect = percent;
        loader.update();
      }),
    );
  loader.update();

  /** Makes an element the block's player. */
  function takePlayer(one: HTMLVideoElement): (() => void)[] {
    const giveBack = borrow(one, { controls: true, playsinline: true });
    const report = (): void => loader.step('play');
    one.addEventListener('play', report);
    const leave = joinMedia(
      one,
      () => {
        one.pause();
        if (data.overlay) loader.step('stop');
      },
      true,
    );
    return [
      () => one.removeEventListener('play', report),
      leave,
      () => {
        if (!one.paused) one.pause();
      },
      giveBack,
    ];
  }
  return {
    setMode(next) {
      mode = next;
      loader.step('reload');
    },
    stop() {
      for (const end of stops) end();
    },
  };
}
