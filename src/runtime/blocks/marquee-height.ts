import type { MeasureText } from '../../vocab/published/lines-in.ts';
import { readMarqueeProps } from '../../vocab/published/marquee-props.ts';
import { MARQUEE, MARQUEE_PROPS } from '../../vocab/published/places.ts';
import { marqueeBox, withMarqueeText } from './published-marquee.ts';
import { lineHeightOf } from './text-look.ts';

/**
 * Tells how high a published marquee will be that is drawn from JSON alone.
 *
 * @returns what gives that height for a width in px as terms of a CSS sum; null where the element holds no such marquee
 */
export function marqueeHeight(element: Element): ((width: number, measure: MeasureText) => string | null) | null {
  const root = element.matches(MARQUEE) ? element : element.querySelector(MARQUEE);
  const props = root && readMarqueeProps(root.querySelector(MARQUEE_PROPS)?.textContent ?? '');
  if (!root || !props) return null;
  const { data, dress } = props;
  const texts = Array.isArray(data.items) ? data.items.map(({ text }: { text: string }) => text.trim()) : [];
  // As the block draws it: 10 px up and down for each 1, up to the length of a wave.
  const wave = 2 * Math.min(1000 / (numberIn(data.waveFrequency) || 1), numberIn(data.waveIntensity) * 10);
  const rests = Number(data.animationSpeed) === 0;
  return (width, measure) => {
    if (!texts.some(Boolean)) return null;
    const box = marqueeBox(element, root, dress);
    const edges = [box.margin, box.padding].flatMap((sides) => {
      const [top = '0px', , bottom = top] = sides?.split(' ') ?? [];
      return [top, bottom];
    });
    const line = box.border?.split(' ')[0] ?? '0px';
    const text = withMarqueeText(element, root, dress, (one, size) => {
      const style = getComputedStyle(one);
      const share = lineHeightOf(style);
      const px = Number.parseFloat(size.endsWith('px') ? size : style.fontSize);
      const gap = px * (/^[\d.]+em$/.test(dress.gap ?? '') ? Number.parseFloat(dress.gap ?? '') : 2);
      const lines = rests
        ? linesOf(texts, width, (item) => measure(item, px, Number(style.fontWeight) || 400), gap)
        : 1;
      return `${lines * Math.max(1.1, share === 'normal' ? 1.2 : Number(share))}*${size}`;
    });
    return `${[text, ...edges, line, line].join(' + ')} + ${rests ? 0 : wave}px`;
  };
}

const numberIn = (value: unknown): number => {
  const number = Number(value);
  return number > 0 && Number.isFinite(number) ? number : 0;
};

/** How many lines the items take side by side, each on as many as it needs. */
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
