import { isMotionReduced } from '../../runtime/page/reduced-motion.ts';
import slide from '../../strings/pt-BR/slide-video.json';
import { CONSENT_SERVICE } from '../../vocab/names.ts';
import { Facade } from '../_shared/block/facade/facade.tsx';
import { createGate } from '../_shared/block/facade/gate.ts';
import { hostOf } from '../_shared/block/facade/safe-address.ts';
import { joinPlayers } from '../_shared/media/players/exclusive-playback.ts';
import { playerAddress, videoUrl } from '../_shared/media/video/player-address.ts';
import { PlayerFrame } from '../_shared/media/video/player-frame.tsx';
import { VideoCover } from '../_shared/media/video/video-cover.tsx';
import { posterAt } from './content.ts';
import { CoverTexts, coverLabel } from './cover-texts.tsx';
import { aspectStyle, type KindProps, type RunningVideo } from './kind-props.ts';
import { createLoader } from './loader.ts';
import { listenToPlayer, type PlayerLine } from './player-messages.ts';
import { replacePlayer } from './replace-player.ts';

/** How long a player may take until a link to the video is offered in its place, in ms (F-116). */
const DEADLINE = 10_000;

/** An embedded video. Its player is in the page only while it shows (VIDEO-306, VIDEO-307). */
export function startEmbed({ data, content, handle, source, mode: first, draw }: KindProps): RunningVideo {
  const { embed, title } = source;
  const gate = createGate(handle, () => ({
    purpose: data.purpose,
    service: handle.element.getAttribute(CONSENT_SERVICE) || (embed.provider ?? '').toLowerCase(),
  }));
  const isOpen = (): boolean => gate.get().isOpen;
  const t = handle.strings(slide);
  const ownPoster = posterAt(data.poster);
  const poster = ownPoster || content.poster || undefined;
  const loadPoster = ownPoster ? undefined : content.loadPoster;
  const cover = { poster, loadPoster };
  const link = videoUrl(embed.source)?.href;
  const from = embed.provider ?? hostOf(videoUrl(embed.source));
  // Under an overlay it has been started by the click, and is gone once another one starts.
  const listens = !data.overlay;
  let mode = first;
  let late = false;
  let isSaid = false;
  let player: HTMLIFrameElement | null = null;
  let line: PlayerLine | null = null;
  let endDeadline = (): void => {};
  /** Which player has begun: each round and start is another one. */
  let begun = '';
  const current = (): string => {
    const { state, round, start } = loader.get();
    return state === 'videoShowing' ? `${round} ${start}` : '';
  };

  const players = joinPlayers(() => {
    if (data.overlay || !line?.pause()) loader.step('stop');
  });
  const keep = (frame: HTMLIFrameElement | null): void => {
    player = frame;
  };
  const endPlayer = (): void => {
    endDeadline();
    line?.end();
    line = null;
  };
  function begin(): void {
    const wasShowing = begun !== '';
    const isOther = begun !== current();
    begun = current();
    if (!isOther || !begun) return;
    const { start } = loader.get();
    if (start !== 'waits') players.started(start === 'clicked');
    // The button that had the focus is gone.
    if (start === 'clicked' || (!wasShowing && gate.get().wasClicked)) player?.focus({ preventScroll: true });
    if (listens && player)
      line = listenToPlayer(player, { muted: start === 'muted', handle, started: () => players.started() });
    endDeadline = handle.after(DEADLINE, () => {
      late = true;
      replacePlayer(player, (isRead) => {
        isSaid = !isRead;
        show();
      });
    });
  }
  const arrived = (): void => {
    endDeadline();
    line?.greet();
  };
  const play = (): void => {
    loader.step('play');
    gate.get().open();
  };

  function inside() {
    const { state, round, start } = loader.get();
    const now = gate.get();
    const told = { title, duration: data.duration, from: now.isAllowed ? '' : now.name || from };
    if (state === 'videoShowing' && late)
      return (
        <VideoCover {...cover} href={link} label={`${t('slideVideoBroken')} ${t('slideVideoOpen')}`}>
          <span className="title">{t('slideVideoBroken')}</span>
        </VideoCover>
      );
    if (state === 'videoShowing')
      return (
        <PlayerFrame
          key={round}
          ref={keep}
          // One of a provider without a known form plays as its embed code says.
          src={
            playerAddress(embed.source, listens && embed.provider === 'YouTube' ? toListen() : {}, start) ?? link ?? ''
          }
          title={title || t('slideVideoPlay')}
          onLoad={arrived}
        />
      );
    if (!now.isOpen && !data.overlay)
      return (
        <Facade
          handle={handle}
          gate={{ ...now, open: play }}
          kind="video"
          title={title}
          from={from}
          link={link ?? ''}
          poster={poster && <img ref={loadPoster} src={loadPoster ? undefined : poster} alt="" />}
        />
      );
    return now.canAsk ? (
      <VideoCover {...cover} label={coverLabel(told, handle)} onPlay={() => handle.run(play)}>
        <CoverTexts {...told} handle={handle} />
      </VideoCover>
    ) : (
      <VideoCover {...cover} href={link} label={`${title ? `${title}. ` : ''}${t('slideVideoOpen')}`}>
        <CoverTexts {...told} from="" handle={handle} />
      </VideoCover>
    );
  }
  function show(): void {
    if (current() !== begun) {
      endPlayer();
      late = false;
    }
    draw(
      <div
        className="box"
        part="box"
        data-mode={mode}
        data-state={loader.get().state}
        style={aspectStyle(source.aspect ?? 0)}
      >
        <div className="area">
          <div className="player">{inside()}</div>
        </div>
        <span className="visually-hidden" role="status">
          {late && isSaid && t('slideVideoBroken')}
        </span>
      </div>,
    );
  }

  const loader = createLoader({
    handle,
    byItself: () => (data.forceAutoplay && !isMotionReduced() ? 'muted' : 'waits'),
    isKnown: () => true,
    isCovered: () => data.overlay || !isOpen(),
    show,
    begin,
  });
  let wasOpen = isOpen();
  let wasClicked = false;
  const follow = (): void => {
    const now = gate.get();
    if (wasOpen && !now.isOpen) loader.step('cover');
    wasOpen = now.isOpen;
    loader.update();
    if (now.wasClicked && !wasClicked && begun) player?.focus({ preventScroll: true });
    wasClicked = now.wasClicked;
  };
  const unsubscribe = gate.subscribe(() => void handle.run(follow));
  loader.update();
  return {
    setMode(next) {
      mode = next;
      loader.step('reload');
    },
    stop() {
      loader.end();
      unsubscribe();
      endPlayer();
      players.leave();
    },
  };
}

/** YouTube's player tells what it does only if its address says so, and then only to the origin that is named. */
const toListen = (): Readonly<Record<string, string>> => ({
  enablejsapi: '1',
  ...(location.origin !== 'null' && { origin: location.origin }),
});
