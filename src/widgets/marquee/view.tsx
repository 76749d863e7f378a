import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import { motion } from '../../runtime/page/motion.ts';
import { initAnimations } from '../../runtime/page/page-timing.ts';
import messages from '../../strings/pt-BR/marquee.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { IconButton } from '../_shared/ui/button/icon-button.tsx';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { pause, play } from '../_shared/ui/icons/icons.ts';
import type { marquee } from './block.ts';
import { type MarqueeContent, oneLine } from './content.ts';
import { amplitude, REFIT_AFTER, segmentLength } from './logic.ts';
import { type Playback, startPlayback } from './playback.ts';
import { straightAnimator } from './straight-animator.ts';
import { waveAnimator } from './wave-animator.ts';

type Props = ViewProps<DataOf<(typeof marquee)['data']>, MarqueeContent>;

const watchMotion = (changed: () => void): (() => void) => motion.watch(changed);
const motionReduced = (): boolean => motion.reduced();

export function View({ data: given, content, handle }: Props) {
  const data = useSettled(given, REFIT_AFTER, handle);
  const reduced = useSyncExternalStore(watchMotion, motionReduced);
  const [paused, setPaused] = useState(false);
  const pausedNow = useRef(false);
  const playback = useRef<Playback | null>(null);
  const view = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const copies = useRef<HTMLDivElement>(null);
  const path = useRef<SVGPathElement>(null);
  const ruler = useRef<SVGTextElement>(null);
  const textPath = useRef<SVGTextPathElement>(null);
  const t = handle.strings(messages);

  const texts = (data.items.length > 0 ? data.items.map((item) => oneLine(item.text)) : content.texts).filter(
    (text) => text !== '',
  );
  const textKey = texts.join('\n');
  const { animationSpeed, animationDirection: direction, pausedOnHover, waveFrequency, waveIntensity, linkTo } = data;
  const still = reduced || animationSpeed === 0 || texts.length === 0;
  const segment = segmentLength(waveFrequency);
  const height = amplitude(waveIntensity, segment);
  const wave = height > 0;
  const Frame = linkTo ? 'a' : 'div';

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another frame stand other elements.
  useLayoutEffect(() => {
    if (still) return;
    return initAnimations(() => {
      const elements = { view: view.current, track: track.current, group: group.current, copies: copies.current };
      if (!elements.view || !elements.track || !elements.group || !elements.copies) return () => {};
      const motionOptions = { direction, animationSpeed };
      const animator =
        path.current && ruler.current && textPath.current
          ? waveAnimator(
              {
                view: elements.view,
                group: elements.group,
                path: path.current,
                ruler: ruler.current,
                textPath: textPath.current,
              },
              {
                ...motionOptions,
                texts: textKey.split('\n'),
                dir: handle.dir,
                segment,
                amplitude: height,
                run: handle.run,
              },
            )
          : straightAnimator({ track: elements.track, group: elements.group, copies: elements.copies }, motionOptions);
      const current = startPlayback({
        view: elements.view,
        group: elements.group,
        animator,
        handle,
        pausedOnHover,
        pausedByButton: pausedNow.current,
      });
      playback.current = current;
      return () => {
        playback.current = null;
        current.stop();
      };
    });
  }, [still, Frame, segment, height, direction, animationSpeed, pausedOnHover, textKey, handle]);

  const toggle = (): void => {
    pausedNow.current = !pausedNow.current;
    setPaused(pausedNow.current);
    playback.current?.pauseByButton(pausedNow.current);
  };

  if (texts.length === 0) return null;
  return (
    <div className="box">
      <div
        className="marquee"
        data-still={still || undefined}
        data-wave={wave || undefined}
        data-fade={data.fadeEdges || undefined}
      >
        <Frame className="frame" {...(linkTo && { href: linkTo, part: 'link' })}>
          <div className="view" dir="ltr" ref={view}>
            <div className="track" ref={track}>
              <div className="group" part="text" dir={handle.dir} ref={group}>
                {texts.map((text, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: texts repeat on purpose; their place is what they are.
                  <div className="item" dir={handle.dir} key={index}>
                    {text}
                  </div>
                ))}
              </div>
              <div className="copies" aria-hidden="true" inert ref={copies} />
            </div>
            {wave && (
              <svg className="wave" aria-hidden="true" style={{ '--amplitude': `${height}px` } as CSSProperties}>
                <path id="path" ref={path} />
                <text className="ruler" ref={ruler} />
                <text part="text">
                  <textPath href="#path" ref={textPath} />
                </text>
              </svg>
            )}
          </div>
        </Frame>
        {!still && (
          <PauseButton
            label={paused ? t('resumeAnimation') : t('pauseAnimation')}
            paused={paused}
            onPress={() => handle.run(toggle)}
          />
        )}
      </div>
      <div className="room" inert>
        <slot />
      </div>
    </div>
  );
}

interface PauseButtonProps {
  readonly label: string;
  readonly paused: boolean;
  readonly onPress: () => void;
}

/** Moving text needs a way to stop it that all visitors can reach (WCAG 2.2.2). Its name changes, so it is not a toggle button. */
function PauseButton({ label, paused, onPress }: PauseButtonProps) {
  return (
    <IconButton className="button" part="button" label={label} onClick={onPress}>
      <Icon path={paused ? play : pause} />
    </IconButton>
  );
}

/** The first value immediately, every later one after it has not changed for `ms` milliseconds. */
function useSettled<Value>(value: Value, ms: number, handle: BlockHandle): Value {
  const [settled, setSettled] = useState(() => value);
  useEffect(
    () => (Object.is(settled, value) ? undefined : handle.after(ms, () => setSettled(() => value))),
    [settled, value, ms, handle],
  );
  return settled;
}
