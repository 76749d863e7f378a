import { type CSSProperties, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ViewProps } from '../../runtime/blocks/door.ts';
import { initAnimations } from '../../runtime/page/init-animations.ts';
import { motion } from '../../runtime/page/motion.ts';
import messages from '../../strings/pt-BR/marquee.json';
import type { DataOf } from '../../vocab/block/field.ts';
import type { marquee } from './block.ts';
import { type Conductor, conduct } from './conduct.ts';
import { type MarqueeContent, oneLine } from './content.ts';
import { amplitude, REFIT_AFTER, segmentLength } from './logic.ts';
import { PauseButton } from './pause-button.tsx';
import { straightMover } from './straight-mover.ts';
import { useSettled } from './use-settled.ts';
import { waveMover } from './wave-mover.ts';

type Props = ViewProps<DataOf<(typeof marquee)['data']>, MarqueeContent>;

const watchMotion = (changed: () => void): (() => void) => motion.watch(changed);
const motionReduced = (): boolean => motion.reduced();

export function View({ data: given, content, host }: Props) {
  const data = useSettled(given, REFIT_AFTER, host);
  const reduced = useSyncExternalStore(watchMotion, motionReduced);
  const [paused, setPaused] = useState(false);
  const pausedNow = useRef(false);
  const conductor = useRef<Conductor | null>(null);
  const view = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const copies = useRef<HTMLDivElement>(null);
  const path = useRef<SVGPathElement>(null);
  const ruler = useRef<SVGTextElement>(null);
  const textPath = useRef<SVGTextPathElement>(null);
  const t = host.strings(messages);

  const texts = (data.items.length > 0 ? data.items.map((item) => oneLine(item.text)) : content.texts).filter(
    (text) => text !== '',
  );
  const script = texts.join('\n');
  const { animationSpeed, animationDirection: direction, pausedOnHover, waveFrequency, waveIntensity, linkTo } = data;
  const still = reduced || animationSpeed === 0 || texts.length === 0;
  const segment = segmentLength(waveFrequency);
  const height = amplitude(waveIntensity, segment);
  const wave = height > 0;

  useLayoutEffect(() => {
    if (still) return;
    return initAnimations(() => {
      const at = { view: view.current, track: track.current, group: group.current, copies: copies.current };
      if (!at.view || !at.track || !at.group || !at.copies) return () => {};
      const speaking = { direction, animationSpeed };
      const mover =
        path.current && ruler.current && textPath.current
          ? waveMover(
              { view: at.view, group: at.group, path: path.current, ruler: ruler.current, textPath: textPath.current },
              { ...speaking, texts: script.split('\n'), dir: host.dir, segment, amplitude: height, run: host.run },
            )
          : straightMover({ track: at.track, group: at.group, copies: at.copies }, speaking);
      const current = conduct({
        view: at.view,
        group: at.group,
        mover,
        host,
        pausedOnHover,
        pausedByButton: pausedNow.current,
      });
      conductor.current = current;
      return () => {
        conductor.current = null;
        current.stop();
      };
    });
  }, [still, segment, height, direction, animationSpeed, pausedOnHover, script, host]);

  const toggle = (): void => {
    pausedNow.current = !pausedNow.current;
    setPaused(pausedNow.current);
    conductor.current?.pauseByButton(pausedNow.current);
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
        {/* Without an address it is no link, to nobody. */}
        <a className="frame" href={linkTo || undefined} part={linkTo ? 'link' : undefined}>
          <div className="view" dir="ltr" ref={view}>
            <div className="track" ref={track}>
              <div className="group" part="text" dir={host.dir} ref={group}>
                {texts.map((text, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: texts repeat on purpose; their place is what they are.
                  <div className="item" dir={host.dir} key={index}>
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
        </a>
        {!still && (
          <PauseButton
            label={paused ? t('resumeAnimation') : t('pauseAnimation')}
            paused={paused}
            onPress={() => host.run(toggle)}
          />
        )}
      </div>
      <div className="room" inert>
        <slot />
      </div>
    </div>
  );
}
