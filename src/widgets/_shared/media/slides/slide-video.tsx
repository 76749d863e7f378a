import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import messages from '../../../../strings/pt-BR/slide-video.json';
import invalid from '../../../../strings/pt-BR/video.json';
import type { SlideVideo as Video } from '../../../../vocab/slides.ts';
import { joinMedia } from '../players/join-media.ts';
import { useExclusivePlayback } from '../players/use-exclusive-playback.ts';
import { isInstagram, openInstagram } from '../video/instagram-window.ts';
import { playerAddress, type VideoLoaderOptions, videoUrl } from '../video/player-address.ts';
import { PlayerFrame } from '../video/player-frame.tsx';
import { VideoCover } from '../video/video-cover.tsx';

export interface SlideVideoProps {
  readonly video: Video;
  /** The address of the still picture. */
  readonly poster?: string | undefined;
  /** False for a slide that is not the current one: its video stops. */
  readonly active: boolean;
  readonly handle: Pick<BlockHandle, 'run' | 'strings'>;
  readonly options?: VideoLoaderOptions | undefined;
  /** Called when the video begins and when it pauses, ends or is taken away, so that autoplay can pause meanwhile (GAL-339). */
  playing?(isPlaying: boolean): void;
}

/**
 * The video of a slide (LBOX-310, VIDEO-315). It fills its box. A file is shown by the browser's own player. Of an embedded video only the still picture and a
 * button are shown: nothing of its provider is fetched before the visitor's click.
 */
export function SlideVideo(props: SlideVideoProps) {
  const t = props.handle.strings(messages);
  const [broken, setBroken] = useState(false);
  if (broken) return <p className="vt-video-note">{t('slideVideoBroken')}</p>;
  return props.video.kind === 'file' ? (
    <FileVideo {...props} failed={() => setBroken(true)} />
  ) : (
    <EmbeddedVideo {...props} />
  );
}

/** Returns whether the browser takes the first of several files that it can play. */
const hasSources = (own: Element | undefined): boolean =>
  own !== undefined && !own.hasAttribute('src') && [...own.children].some((child) => child.matches('source[src]'));

/** Copies of the page's tracks, and of its sources where they say what is played. */
const copiesOf = (own: Element | undefined): Element[] =>
  [...(own?.children ?? [])]
    .filter((child) => child.matches(hasSources(own) ? 'source[src],track' : 'track'))
    .map((child) => child.cloneNode() as Element);

function FileVideo({ video, poster, active, handle, playing, failed }: SlideVideoProps & { failed(): void }) {
  const ref = useRef<HTMLVideoElement>(null);
  const report = useEffectEvent((isPlaying: boolean) => handle.run(() => playing?.(isPlaying)));
  useEffect(() => {
    const player = ref.current;
    return player ? joinMedia(player, () => player.pause(), true) : undefined;
  }, []);
  useEffect(() => {
    const player = ref.current;
    if (!active) player?.pause();
  }, [active]);
  useEffect(() => {
    const player = ref.current;
    return () => {
      if (!player || player.paused) return;
      player.pause();
      report(false);
    };
  }, []);
  const start = (event: { preventDefault(): void }): void => {
    const player = ref.current;
    // Only the first click: the browser's own controls do the rest, and not every browser starts a video by a click on its picture.
    if (!player?.paused || player.currentTime > 0) return;
    event.preventDefault();
    handle.run(() => player.play().catch(() => {}));
  };
  const { own } = video;
  const broken = useEffectEvent(() => handle.run(failed));
  useLayoutEffect(() => {
    const player = ref.current as HTMLVideoElement;
    const copies = copiesOf(own);
    // The element itself is not told when none of its sources can be played.
    copies.findLast((copy) => copy.localName === 'source')?.addEventListener('error', broken);
    player.append(...copies);
    return () => {
      for (const copy of copies) copy.remove();
    };
  }, [own]);
  return (
    <video
      ref={ref}
      className="vt-video"
      part="video"
      src={hasSources(own) ? undefined : video.source}
      crossOrigin={own?.crossOrigin as '' | undefined}
      loop={own?.loop}
      muted={own?.defaultMuted}
      poster={poster}
      controls
      playsInline
      preload="metadata"
      aria-label={video.title || undefined}
      onClick={start}
      onPlay={() => report(true)}
      onPause={() => report(false)}
      onError={() => handle.run(failed)}
    />
  );
}

function EmbeddedVideo({ video, poster, active, handle, options, playing }: SlideVideoProps) {
  const t = handle.strings(messages);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isShowing, setShowing] = useState(false);
  const player = playerAddress(video.source, options);
  const link = videoUrl(video.source);
  const report = useEffectEvent((isPlaying: boolean) => handle.run(() => playing?.(isPlaying)));
  const started = useExclusivePlayback(() => setShowing(false));
  if (isShowing && !active) setShowing(false);
  useEffect(() => {
    if (!isShowing) return;
    // The button that had the focus is gone.
    frame.current?.focus();
    report(true);
    return () => report(false);
  }, [isShowing]);
  if (!link) return <p className="vt-video-note">{handle.strings(invalid)('videoInvalidEmbed')}</p>;
  if (isShowing && player) return <PlayerFrame ref={frame} src={player} title={video.title || t('slideVideoPlay')} />;
  const show = (): void => {
    started();
    setShowing(true);
  };
  return player ? (
    <VideoCover
      poster={poster}
      label={video.title ? t('slideVideoPlayTitle', { title: video.title }) : t('slideVideoPlay')}
      onPlay={() => handle.run(show)}
    />
  ) : (
    <VideoCover
      poster={poster}
      label={`${video.title ? `${video.title}. ` : ''}${t('slideVideoOpen')}`}
      href={link.href}
      {...(isInstagram(link.href) && { onPlay: () => handle.run(() => openInstagram(link.href)) })}
    />
  );
}
