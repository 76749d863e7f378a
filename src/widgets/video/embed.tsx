import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { motion } from '../../runtime/page/motion.ts';
import slide from '../../strings/pt-BR/slide-video.json';
import { CONSENT_SERVICE } from '../../vocab/names.ts';
import { Facade } from '../_shared/block/facade/facade.tsx';
import { hostOf } from '../_shared/block/facade/safe-address.ts';
import { useGate } from '../_shared/block/facade/use-gate.ts';
import { useOnePlays } from '../_shared/media/players/use-one-plays.ts';
import { playerAddress, videoUrl } from '../_shared/media/video/player-address.ts';
import { PlayerFrame } from '../_shared/media/video/player-frame.tsx';
import { VideoCover } from '../_shared/media/video/video-cover.tsx';
import { posterAt } from './content.ts';
import { CoverTexts, coverLabel } from './cover-texts.tsx';
import { aspectStyle, type KindProps } from './kind-props.ts';
import { listenToPlayer, type PlayerLine } from './player-messages.ts';
import { useLoader } from './use-loader.ts';

/** How long a player may take until a link to the video is offered in its place, in ms (F-116). */
const DEADLINE = 10_000;

/** An embedded video. Its player is in the page only while it shows (VIDEO-306, VIDEO-307). */
export function Embed({ data, content, handle, source, mode }: KindProps) {
  const { embed, title } = source;
  const gate = useGate(handle, {
    purpose: data.purpose,
    service: handle.element.getAttribute(CONSENT_SERVICE) || (embed.provider ?? '').toLowerCase(),
  });
  const { isOpen, isAllowed, wasClicked } = gate;
  const [late, setLate] = useState(false);
  const covered = data.overlay || !isOpen;
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
  const line = useRef<PlayerLine | null>(null);
  const started = useOnePlays(() => {
    if (data.overlay || !line.current?.pause()) step('stop');
  });
  const startNow = useEffectEvent(started);

  const wasOpen = useRef(isOpen);
  const withdrawn = useEffectEvent(() => step('cover'));
  useEffect(() => {
    if (wasOpen.current && !isOpen) withdrawn();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    // The button of the facade that had the focus is gone.
    if (isShowing && wasClicked) player.current?.focus({ preventScroll: true });
  }, [isShowing, wasClicked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is another player.
  useEffect(() => {
    if (!isShowing) return;
    if (start !== 'waits') startNow(start === 'clicked');
    // The button that had the focus is gone.
    if (start === 'clicked') player.current?.focus({ preventScroll: true });
    setLate(false);
  }, [isShowing, start, round]);
  // Under an overlay it has been started by the click, and is gone once another one starts.
  const listens = !data.overlay;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is another player.
  useEffect(() => {
    if (!isShowing || !listens || !player.current) return;
    line.current = listenToPlayer(player.current, { muted: start === 'muted', handle, started: () => startNow() });
    return () => {
      line.current?.end();
      line.current = null;
    };
  }, [isShowing, listens, start, round, handle]);
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
  const address =
    playerAddress(embed.source, listens && embed.provider === 'YouTube' ? toListen() : {}, start) ??
    videoUrl(embed.source)?.href ??
    '';
  const link = videoUrl(embed.source)?.href;
  const from = embed.provider ?? hostOf(videoUrl(embed.source));
  const told = { title, duration: data.duration, from: isAllowed ? '' : gate.name || from };
  const play = (): void => {
    gate.open();
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
              onLoad={() => {
                loading.current();
                line.current?.greet();
              }}
            />
          ) : !isOpen && !data.overlay ? (
            <Facade
              handle={handle}
              gate={{ ...gate, open: play }}
              kind="video"
              title={title}
              from={from}
              link={link ?? ''}
              poster={poster && <img src={poster} alt="" />}
            />
          ) : gate.canAsk ? (
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

/** YouTube's player tells what it does only if its address says so, and then only to the origin that is named. */
const toListen = (): Readonly<Record<string, string>> => ({
  enablejsapi: '1',
  ...(location.origin !== 'null' && { origin: location.origin }),
});
