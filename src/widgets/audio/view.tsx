import { useCallback, useEffect, useRef, useState } from 'react';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import messages from '../../strings/pt-BR/audio.json';
import parts from '../../strings/pt-BR/parts.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { IconButton } from '../_shared/ui/button/icon-button.tsx';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { alert, download, muted, pause, play, skipBack, skipOn, sound } from '../_shared/ui/icons/icons.ts';
import { LiveStatus, useLiveStatus } from '../_shared/ui/live-status.tsx';
import type { audio } from './block.ts';
import type { AudioContent, Track } from './content.ts';
import { clockTime, seekStep } from './logic.ts';
import { Slider } from './slider.tsx';
import { SpeedList } from './speed-list.tsx';
import { TrackList } from './track-list.tsx';
import { useCanSetVolume } from './use-can-set-volume.ts';
import { useListened } from './use-listened.ts';
import { usePlayers } from './use-players.ts';
import { usePlaying } from './use-playing.ts';

/** What the buttons beside "play" pass over, and from which duration on there are any, in seconds. */
const SKIP = 15;
const LONG = 60;

const signed = (seconds: number): string => `${seconds < 0 ? '−' : '+'}${SKIP}`;

type Props = ViewProps<DataOf<(typeof audio)['data']>, AudioContent>;

export const View = (props: Props) => (props.content.tracks.length ? <Player {...props} /> : <slot />);

function Player({ data, content, handle }: Props) {
  const t = handle.strings(messages);
  const { tracks } = content;
  const { players, failed, refresh, play: playTrack } = usePlayers(tracks, handle);
  const [current, setCurrent] = useState(() =>
    Math.max(
      0,
      players.findIndex((player) => !player.paused),
    ),
  );
  const choose = useCallback(
    (track: number) => {
      setCurrent(track);
      refresh();
    },
    [refresh],
  );
  const { resume, moved } = useListened({ tracks, players, handle, remember: data.remember, choose });
  const [status, announce] = useLiveStatus();

  const player = players[current] as HTMLAudioElement;
  const track = tracks[current] as Track;
  const title = track.title || (tracks.length > 1 ? t('audioUntitled', { number: current + 1 }) : '');
  const { currentTime, paused } = player;
  const duration = Number.isFinite(player.duration) ? player.duration : track.duration;
  const isFailed = failed.has(current);
  // A player is not paused by what it fails on.
  const isPlaying = !paused && !isFailed;
  const isLoading = isPlaying && player.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;

  const start = (at: number): void => {
    if (at !== current) player.pause();
    resume(at);
    setCurrent(at);
    playTrack(at);
  };
  const seek = (seconds: number): void => {
    moved(player);
    player.currentTime = Math.min(Math.max(0, seconds), duration || seconds);
    refresh();
  };
  const playButton = useRef<HTMLButtonElement>(null);
  const again = (): void => {
    // The pressed button goes.
    playButton.current?.focus();
    start(current);
  };
  const isLong = duration > LONG;
  const by = (seconds: number) => (
    <IconButton
      className="by"
      part={seconds < 0 ? 'back' : 'forward'}
      // It begins with what is shown, which is how a visitor calls it by voice.
      label={`${signed(seconds)}: ${t(seconds < 0 ? 'audioBack' : 'audioForward', { seconds: SKIP })}`}
      onClick={() => handle.run(() => seek(player.currentTime + seconds))}
    >
      {signed(seconds)}
    </IconButton>
  );
  const previous = current > 0 ? () => start(current - 1) : undefined;
  const next = current < tracks.length - 1 ? () => start(current + 1) : undefined;
  usePlaying(
    { players, player, track: { ...track, title: title || data.title }, at: current, album: data.title, handle },
    {
      setCurrent,
      seek,
      previous,
      next,
    },
  );

  const loadingText = t('audioLoading');
  useEffect(() => {
    if (!isLoading) return;
    const stop = handle.after(1_000, () => announce(loadingText));
    return () => {
      stop();
      announce('');
    };
  }, [isLoading, loadingText, handle, announce]);

  const times = t('audioTimeOf', { time: clockTime(currentTime), total: clockTime(duration) });
  const setVolume = (volume: number): void => {
    for (const one of players) {
      one.volume = volume;
      one.muted = volume === 0;
    }
  };
  const canSetVolume = useCanSetVolume(handle);
  const silent = player.muted || player.volume === 0;
  const mute = (): void => {
    for (const one of players) one.muted = !silent;
    if (silent && player.volume === 0) setVolume(1);
  };
  return (
    <section
      className="player"
      part="player"
      aria-label={data.title || title || t('audioPlayer')}
      data-design={data.design}
      data-theme={data.colorTheme}
    >
      {(title || track.author) && (
        <p className="names">
          <span className="title" part="title">
            {title}
          </span>
          {track.author && (
            <span className="author" part="author">
              {track.author}
            </span>
          )}
        </p>
      )}
      <div className="row">
        {tracks.length > 1 && (
          <IconButton
            part="previous"
            label={t('audioPrevious')}
            aria-disabled={!previous}
            onClick={() => handle.run(() => previous?.())}
          >
            <Icon path={skipBack} />
          </IconButton>
        )}
        {isLong && by(-SKIP)}
        <IconButton
          ref={playButton}
          className="play"
          part="play"
          label={isPlaying ? t('audioPause') : t('audioPlay')}
          data-loading={isLoading || undefined}
          onClick={() => handle.run(() => (isPlaying ? player.pause() : start(current)))}
        >
          <span className="face">
            <Icon path={isPlaying ? pause : play} />
          </span>
        </IconButton>
        {isLong && by(SKIP)}
        {tracks.length > 1 && (
          <IconButton
            part="next"
            label={t('audioNext')}
            aria-disabled={!next}
            onClick={() => handle.run(() => next?.())}
          >
            <Icon path={skipOn} />
          </IconButton>
        )}
        <div className="position">
          <Slider
            handle={handle}
            name="seek"
            label={t('audioSeek')}
            text={times}
            value={currentTime}
            max={duration}
            step={0.1}
            stepOf={(key) => seekStep(key, handle.dir)}
            change={seek}
          />
          <span className="time" part="time" aria-hidden="true">
            <span>{clockTime(currentTime)}</span>
            <span>{duration ? clockTime(duration) : '–:––'}</span>
          </span>
        </div>
      </div>
      {isFailed && (
        <div className="problem" part="error" role="alert">
          <Icon path={alert} />
          <span>{t('audioFailed')}</span>
          <button type="button" className="again" part="retry" onClick={() => handle.run(again)}>
            {handle.strings(parts)('partsRetry')}
          </button>
        </div>
      )}
      <div className="more">
        <SpeedList handle={handle} label={t('audioSpeed')} players={players} speed={player.playbackRate} />
        <div className="sound">
          <IconButton part="mute" label={silent ? t('audioUnmute') : t('audioMute')} onClick={() => handle.run(mute)}>
            <Icon path={silent ? muted : sound} />
          </IconButton>
          {canSetVolume && (
            <Slider
              handle={handle}
              name="volume"
              label={t('audioVolume')}
              text={`${Math.round((silent ? 0 : player.volume) * 100)}%`}
              value={silent ? 0 : player.volume}
              max={1}
              step={0.05}
              change={setVolume}
            />
          )}
        </div>
        {data.showDownload && track.address && (
          <a className="download" part="download" href={track.address} download="">
            <Icon path={download} />
            {t('audioDownload')}
          </a>
        )}
      </div>
      {tracks.length > 1 && (
        <TrackList
          label={t('audioTracks')}
          tracks={tracks.map((one, at) => ({
            title: one.title || t('audioUntitled', { number: at + 1 }),
            author: one.author,
            duration: Number.isFinite(players[at]?.duration) ? (players[at]?.duration ?? 0) : one.duration,
          }))}
          current={current}
          playing={isPlaying}
          press={(at) => handle.run(() => (at === current && isPlaying ? player.pause() : start(at)))}
        />
      )}
      <LiveStatus status={status} />
    </section>
  );
}
