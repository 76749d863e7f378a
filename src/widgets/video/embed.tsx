import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { motion } from '../../runtime/page/motion.ts';
import slide from '../../strings/pt-BR/slide-video.json';
import { playerAddress, videoUrl } from '../_parts/video/player-address.ts';
import { PlayerFrame } from '../_parts/video/player-frame.tsx';
import { useOnePlays } from '../_parts/video/use-one-plays.ts';
import { VideoCover } from '../_parts/video/video-cover.tsx';
import { posterAt } from './content.ts';
import { CoverTexts, coverLabel } from './cover-texts.tsx';
import { aspectStyle, type KindProps } from './kind-props.ts';
import { Notice } from './notice.tsx';
import { useLoader } from './use-loader.ts';
import { usePermission } from './use-permission.ts';

/** How long a player may take until a link to the video is offered in its place, in ms (F-116). */
const DEADLINE = 10_000;

/** An embedded video. Its player is in the page only while it shows (VIDEO-306, VIDEO-307). */
export function Embed({ data, content, handle, source, mode }: KindProps) {
  const { embed, title } = source;
  const permission = usePermission(data.purpose, embed.provider, handle);
  const { granted } = permission;
  const [once, setOnce] = useState(false);
  const [late, setLate] = useState(false);
  const asks = !granted && !once && !data.overlay;
  const covered = data.overlay || !(granted || once);
  const [loader, step] = useLoader({
    mode,
    known: true,
    covered,
    byItself: data.forceAutoplay && !motion.reduced() ? 'muted' : 'waits',
    handle,
  });
  const { state, round, start } = loader;
  const isShowing = state === 'videoShowing';
  const player = useRef<HTMLIFrameElement>(null);
  const started = useOnePlays(() => step('stop'));
  const startNow = useEffectEvent(started);

  const wasGranted = useRef(granted);
  const withdrawn = useEffectEvent(() => {
    setOnce(false);
    step('cover');
  });
  useEffect(() => {
    if (wasGranted.current && !granted) withdrawn();
    wasGranted.current = granted;
  }, [granted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is another player.
  useEffect(() => {
    if (!isShowing) return;
    if (start !== 'waits') startNow();
    // The button that had the focus is gone.
    if (start === 'clicked') player.current?.focus({ preventScroll: true });
    setLate(false);
  }, [isShowing, start, round]);
  const loading = useRef<() => void>(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is another player.
  useEffect(() => {
    if (!isShowing) return;
    loading.current = handle.after(DEADLINE, () => setLate(true));
    return () => loading.current();
  }, [isShowing, round, handle]);

  const t = handle.strings(slide);
  const poster = posterAt(data.poster) || content.poster || undefined;
  // One of a provider without a known form plays as its embed code says.
  const address = playerAddress(embed.source, {}, start) ?? videoUrl(embed.source)?.href ?? '';
  const link = videoUrl(embed.source)?.href;
  const told = { title, duration: data.duration, from: granted ? '' : permission.name };
  const play = (): void => {
    if (!data.overlay) setOnce(true);
    step('play');
  };
  return (
    <div className="box" part="box" data-mode={mode} data-state={state} style={aspectStyle(source.aspect ?? 0)}>
      <div className="area">
        <div className="player">
          {isShowing && late ? (
            <VideoCover poster={poster} href={link} label={`${t('slideVideoBroken')} ${t('slideVideoOpen')}`}>
              <span className="title">{t('slideVideoBroken')}</span>
            </VideoCover>
          ) : isShowing ? (
            <PlayerFrame
              key={round}
              ref={player}
              src={address}
              title={title || t('slideVideoPlay')}
              onLoad={() => loading.current()}
            />
          ) : asks ? (
            <Notice permission={permission} poster={poster} link={link ?? ''} once={play} handle={handle} />
          ) : permission.canBeGranted || granted ? (
            <VideoCover poster={poster} label={coverLabel(told, handle)} onPlay={() => handle.run(play)}>
              <CoverTexts {...told} handle={handle} />
            </VideoCover>
          ) : (
            <VideoCover poster={poster} href={link} label={`${title ? `${title}. ` : ''}${t('slideVideoOpen')}`}>
              <CoverTexts {...told} from="" handle={handle} />
            </VideoCover>
          )}
        </div>
      </div>
    </div>
  );
}
