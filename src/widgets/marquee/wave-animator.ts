import { documentMember } from '../../runtime/page/document-member.ts';
import { throttle } from '../../runtime/page/throttle.ts';
import type { Animator } from './animator.ts';
import { advance, copiesFor, type Direction, MIN_WIDTH, pathData, sampleWave, startOffset, widthOf } from './logic.ts';

export interface WaveElements {
  readonly view: HTMLElement;
  /** The text as HTML, from which the wave takes its font and gap. */
  readonly group: HTMLElement;
  readonly path: SVGPathElement;
  readonly ruler: SVGTextElement;
  readonly textPath: SVGTextPathElement;
}

export interface WaveOptions {
  readonly texts: readonly string[];
  readonly dir: 'ltr' | 'rtl';
  readonly direction: Direction;
  readonly animationSpeed: number;
  readonly segment: number;
  readonly amplitude: number;
  /** Calls the function and reports an exception. */
  readonly run: (fn: () => void) => unknown;
}

const EM_SPACE = '\u2003';

const newSpan = (): SVGTSpanElement =>
  documentMember('createElementNS').call(document, 'http://www.w3.org/2000/svg', 'tspan') as SVGTSpanElement;

/** The path runs from left to right; a right-to-left text is placed on it in reverse order, with each item in a directional isolate. */
const laidOut = (texts: readonly string[], dir: 'ltr' | 'rtl'): string[] =>
  dir === 'rtl' ? texts.map((text) => `\u2067${text}\u2069`).reverse() : [...texts];

/** Moves the text along a sampled path, frame by frame. */
export function waveAnimator({ view, group, path, ruler, textPath }: WaveElements, options: WaveOptions): Animator {
  const { direction, animationSpeed, segment, amplitude } = options;
  let phase = 0;
  let unit = MIN_WIDTH;
  let last = 0;
  let frame = 0;

  const draw = (): void => {
    textPath.setAttribute('startOffset', startOffset(phase, unit, direction).toFixed(2));
  };

  /** The texts with a gap after each: a space that is as wide as the gap. */
  const oneRound = (gap: number, fontSize: number): SVGTSpanElement => {
    const round = newSpan();
    for (const text of laidOut(options.texts, options.dir)) {
      const space = newSpan();
      space.textContent = EM_SPACE;
      space.style.letterSpacing = `${gap - fontSize}px`;
      round.append(text, space);
    }
    return round;
  };

  const lengthOf = (round: SVGTSpanElement): number => {
    ruler.replaceChildren(round);
    return ruler.getComputedTextLength();
  };

  const fit = (): void => {
    const style = getComputedStyle(group);
    const fontSize = Number.parseFloat(style.fontSize) || 16;
    const gap = Number.parseFloat(style.columnGap);
    const round = oneRound(Number.isFinite(gap) ? gap : 2 * fontSize, fontSize);
    let length = lengthOf(round);
    if (length < MIN_WIDTH) {
      const last = round.lastElementChild as SVGTSpanElement;
      last.style.letterSpacing = `${Number.parseFloat(last.style.letterSpacing) + MIN_WIDTH - length}px`;
      length = MIN_WIDTH;
    }
    ruler.replaceChildren();
    unit = widthOf(length);
    const wave = sampleWave({ width: widthOf(view.clientWidth), segment, amplitude, lead: 2 * fontSize });
    // The baseline of the letters is on the path; moved down by a third of the font size, they appear centred on it.
    path.setAttribute('d', pathData(wave.points, view.clientHeight / 2 + fontSize * 0.35));
    textPath.replaceChildren(...Array.from({ length: copiesFor(wave.length, unit) }, () => round.cloneNode(true)));
    draw();
  };

  const step = throttle(() =>
    options.run(() => {
      const now = performance.now();
      phase = advance(phase, now - last, unit, animationSpeed);
      last = now;
      draw();
    }),
  );

  const nextFrame = (): void => {
    frame = requestAnimationFrame(nextFrame);
    step();
  };

  const pause = (): void => {
    cancelAnimationFrame(frame);
    step.cancel();
  };

  return {
    play: () => {
      last = performance.now();
      nextFrame();
    },
    pause,
    fit,
    stop: pause,
  };
}
