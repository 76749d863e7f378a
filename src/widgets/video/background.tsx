import { inView } from '../../runtime/page/element-observers.ts';
import { isMotionReduced, onMotionChange } from '../../runtime/page/reduced-motion.ts';
import { savesData } from '../../runtime/page/saves-data.ts';
import messages from '../../strings/pt-BR/video-block.json';
import { isHeard } from '../_shared/media/players/exclusive-playback.ts';
import { joinMedia } from '../_shared/media/players/join-media.ts';
import { IconButton } from '../_shared/ui/button/icon-button.tsx';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { pause, play } from '../_shared/ui/icons/icons.ts';
import { borrow } from './borrow.ts';
import type { KindProps, RunningVideo } from './kind-props.ts';
import { usesPagesPlayer } from './own-player.ts';

/** A video behind the markup of the block. Every visitor can stop it (WCAG 2.2.2). */
export function startBackground({ data, content, handle, source, draw }: KindProps): RunningVideo {
  const isPages = usesPagesPlayer(source, content);
  const t = handle.strings(messages);
  let box: HTMLElement | null = null;
  let player = isPages ? content.video : null;
  let chosen: boolean | null = null;
  let seen = false;
  /** What was applied last; null for nothing yet. */
  let played: boolean | null = null;
  const runs = (): boolean => chosen ?? !(isMotionReduced() || savesData());
  const keepBox = (element: HTMLElement | null): void => {
    box = element;
  };
  const keepPlayer = (own: HTMLVideoElement | null): void => {
    player = own;
  };
  function choose(value: boolean): void {
    chosen = value;
    show();
  }
  /** The browser wants a click first. A play that was only paused meanwhile is no refusal. */
  function refused({ name }: DOMException): void {
    if (name === 'NotAllowedError') choose(false);
  }
  function show(): void {
    const isRunning = runs();
    draw(
      <div className="background" part="box" data-state="videoShowing" ref={keepBox}>
        <div className="behind" aria-hidden="true" inert>
          {isPages ? (
            <slot name="player" />
          ) : (
            // biome-ignore lint/a11y/useMediaCaption: it has no sound.
            <video
              ref={keepPlayer}
              className="vt-video"
              part="video"
              src={source.embed.source}
              poster={data.poster || content.poster || undefined}
              preload={isRunning ? 'metadata' : 'none'}
            />
          )}
        </div>
        <div className="over">
          <slot />
        </div>
        <IconButton
          className="pause"
          part="pause"
          label={isRunning ? t('videoBackgroundPause') : t('videoBackgroundPlay')}
          onClick={() => choose(!isRunning)}
        >
          <Icon path={isRunning ? pause : play} />
        </IconButton>
      </div>,
    );
    const plays = isRunning && seen;
    if (plays === played || !player) return;
    played = plays;
    const one = player;
    if (plays) handle.run(() => one.play().catch(refused));
    else one.pause();
  }

  show();
  const stops = [onMotionChange(show)];
  if (player) {
    const one = player;
    stops.push(
      // A page may give it sound.
      joinMedia(one, () => {
        if (isHeard(one)) choose(false);
      }),
      borrow(one, { controls: false, loop: true, playsinline: true }, true),
      () => {
        if (isPages) one.pause();
      },
    );
  }
  if (box)
    stops.push(
      inView(box, (isSeen) => {
        seen = isSeen;
        show();
      }),
    );
  return {
    stop() {
      for (const stop of stops) stop();
    },
  };
}
