import type { MeasureText } from '../../vocab/published/lines-in.ts';
import { readMarqueeProps } from '../../vocab/published/marquee-props.ts';
import { MARQUEE, MARQUEE_PROPS } from '../../vocab/published/places.ts';
import { lineHeightOf } from '../mount/look/text-look.ts';
import { marqueeBox, withMarqueeText } from './published-marquee.ts';

/**
 * Predicts the height of a published marquee that exists only as JSON.
 *
 * @returns a function from a width in px to the height as terms of a CSS sum; null when the element holds no such marquee
 */
export function marqueeHeight(element: Element): ((width: number, measure: MeasureText) => string | null) | null {
  const root = element.matches(MARQUEE) ? element : element.querySelector(MARQUEE);
  const props = root && readMarqueeProps(root.querySelector(MARQUEE_PROPS)?.textContent ?? '');
  if (!root || !props) return null;
  const { data, appearance: marqueeStyle } = props;
  const texts = Array.isArray(data.items) ? data.items.map(({ text }: { text: string }) => text.trim()) : [];
  // As the block draws it: 10 px up and down per unit of waveIntensity, limited to the length of a wave.
  const wave = 2 * Math.min(1000 / (numberIn(data.waveFrequency) || 1), numberIn(data.waveIntensity) * 10);
  const isStill = Number(data.animationSpeed) === 0;
  return (width, measure) => {
    if (!texts.some(Boolean)) return null;
    const box = marqueeBox(element, root, marqueeStyle);
    const edges = [box.margin, box.padding].flatMap((sides) => {
      const [top = '0px', , bottom = top] = sides?.split(' ') ?? [];
      return [top, bottom];
    });
    const line = box.border?.split(' ')[0] ?? '0px';
    const text = withMarqueeText(element, root, marqueeStyle, (one, size) => {
      const style = getComputedStyle(one);
      const share = lineHeightOf(style);
      const px = Number.parseFloat(size.endsWith('px') ? size : style.fontSize);
      const gap = px * (/^[\d.]+em$/.test(marqueeStyle.gap ?? '') ? Number.parseFloat(marqueeStyle.gap ?? '') : 2);
      const lines = isStill
        ? linesOf(texts, width, (item) => measure(item, px, Number(style.fontWeight) || 400), gap)
        : 1;
      return `${lines * Math.max(1.1, share === 'normal' ? 1.2 : Number(share))}*${size}`;
    });
    return `${[text, ...edges, line, line].join(' + ')} + ${isStill ? 0 : wave}px`;
  };
}

const numberIn = (value: unknown): number => {
  const number = Number(value);
  return number > 0 && Number.isFinite(number) ? number : 0;
};

/** Counts the lines that the items fill side by side; a long item can take several. */
function linesOf(texts: readonly string[], width: number, widthOf: (text: string) => number, gap: number): number {
  let [lines, at] = [0, width];
  for (const text of texts) {
    const wide = widthOf(text);
    if (at + gap + wide > width) {
      lines += Math.max(1, Math.ceil(wide / width));
      at = wide % width;
    } else at += gap + wide;
  }
  return lines;
}
