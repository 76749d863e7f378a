import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { inView } from '../../runtime/page/element-observers.ts';
import { motion } from '../../runtime/page/motion.ts';
import { savesData } from '../../runtime/page/saves-data.ts';
import messages from '../../strings/pt-BR/video-block.json';
import { joinMedia } from '../_shared/media/players/join-media.ts';
import { isHeard } from '../_shared/media/players/one-plays.ts';
import { IconButton } from '../_shared/ui/button/icon-button.tsx';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { pause, play } from '../_shared/ui/icons/icons.ts';
import { borrow } from './borrow.ts';
import type { KindProps } from './kind-props.ts';
import { playerOf, usesPagesPlayer } from './own-player.ts';

const watchMotion = (changed: () => void): (() => void) => motion.watch(changed);
const motionReduced = (): boolean => motion.reduced();

/** A video behind the markup of the block. Every visitor can stop it (WCAG 2.2.2). */
export function Background({ data, content, handle, source }: KindProps) {
  const own = useRef<HTMLVideoElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const reduced = useSyncExternalStore(watchMotion, motionReduced);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [seen, setSeen] = useState(false);
  const runs = chosen ?? !(reduced || savesData());
  const t = handle.strings(messages);

  useLayoutEffect(() => {
    const player = playerOf(source, content, own);
    if (!player) return;
    const giveBack = borrow(player, { controls: false, loop: true, playsinline: true }, true);
    // A page may give it sound.
    const leave = joinMedia(player, () => {
      if (isHeard(player)) setChosen(false);
    });
    return () => {
      leave();
      giveBack();
    };
  }, [source, content]);
  useEffect(() => (box.current ? inView(box.current, setSeen) : undefined), []);
  const apply = useEffectEvent(() => {
    const player = playerOf(source, content, own);
    if (!player) return;
    if (runs && seen) handle.run(() => player.play().catch(() => {}));
    else player.pause();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is applied depends on both.
  useEffect(() => apply(), [runs, seen]);
  useEffect(
    () => () => {
      content.video?.pause();
    },
    [content],
  );

  return (
    <div className="background" part="box" data-state="videoShowing" ref={box}>
      <div className="behind" aria-hidden="true" inert>
        {usesPagesPlayer(source, content) ? (
          <slot name="player" />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: it has no sound.
          <video
            ref={own}
            className="vt-video"
            part="video"
            src={source.embed.source}
            poster={data.poster || content.poster || undefined}
            preload={runs ? 'metadata' : 'none'}
          />
        )}
      </div>
      <div className="over">
        <slot />
      </div>
      <IconButton
        className="pause"
        part="pause"
        label={runs ? t('videoBackgroundPause') : t('videoBackgroundPlay')}
        onClick={() => setChosen(!runs)}
      >
        <Icon path={runs ? pause : play} />
      </IconButton>
    </div>
  );
}
