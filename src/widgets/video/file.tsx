import { isMotionReduced } from '../../runtime/page/reduced-motion.ts';
import slide from '../../strings/pt-BR/slide-video.json';
import { VIDEO_FALLBACK_ASPECT } from '../../vocab/rules/display/aspect-ratio.ts';
import { joinMedia } from '../_shared/media/players/join-media.ts';
import { VideoCover } from '../_shared/media/video/video-cover.tsx';
import { borrow } from './borrow.ts';
import { CoverTexts, coverLabel } from './cover-texts.tsx';
import { waitForAspect } from './file-aspect.ts';
import { aspectStyle, type KindProps, type RunningVideo } from './kind-props.ts';
import { createLoader } from './loader.ts';
import { preloadOf, usesPagesPlayer } from './own-player.ts';
import { replacePlayer } from './replace-player.ts';

/** A video file in the browser's own player: the page's element where it has one. */
export function startFile({ data, content, handle, source, mode: first, draw }: KindProps): RunningVideo {
  const { title, embed } = source;
  const isPages = usesPagesPlayer(source, content);
  const t = handle.strings(slide);
  const told = { title, duration: data.duration, from: '' };
  const poster = data.poster || content.poster || undefined;
  let mode = first;
  let { aspect } = source;
  let broken = false;
  let isSaid = false;
  let player = isPages ? content.video : null;
  let round = 0;
  let hasBegun = false;

  const keep = (own: HTMLVideoElement | null): void => {
    player = own;
  };
  const fail = (): void => {
    broken = true;
    replacePlayer(player, (isRead) => {
      isSaid = !isRead;
      show();
    });
    player = null;
  };
  function begin(): void {
    const now = loader.get();
    if (now.round !== round) player?.load();
    round = now.round;
    const begins = now.state === 'videoShowing' && now.start !== 'waits';
    const isFirst = begins && !hasBegun;
    hasBegun = begins;
    if (!isFirst || !player?.paused) return;
    const one = player;
    if (now.start === 'muted') one.muted = true;
    handle.run(() => one.play().catch(() => {}));
    if (now.start === 'clicked' && data.overlay) one.focus({ preventScroll: true });
  }
  function show(): void {
    const { state } = loader.get();
    const isCovered = data.overlay && state !== 'videoShowing';
    draw(
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
        <span className="visually-hidden" role="status">
          {broken && isSaid && t('slideVideoBroken')}
        </span>
      </div>,
    );
  }

  const loader = createLoader({
    handle,
    byItself: () => (data.forceAutoplay && !isMotionReduced() ? 'muted' : 'waits'),
    isKnown: () => aspect !== null,
    isCovered: () => data.overlay,
    show,
    begin,
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
      loader.end();
      for (const end of stops) end();
    },
  };
}
