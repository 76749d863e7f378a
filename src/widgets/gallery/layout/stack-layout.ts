import { emptyLayout, type Layout, type Ratios } from '../../_shared/media/gallery-layout/layout.ts';

interface StackOptions {
  readonly width: number;
  readonly ratios: Ratios;
  readonly gutter: number;
  /** Height of each slide's text, in px: it is below the picture, or beside it. */
  readonly texts: ArrayLike<number>;
}

/** One slide below the other at full width, its text below its picture (GAL-303). */
export const baseLayout = (options: StackOptions): Layout => stack(options, 1, (picture, text) => picture + text);

/** One slide below the other, its text beside its picture (GAL-308). `share` of the width is the picture's, from 0 to 1. */
export const listLayout = (options: StackOptions, share: number): Layout => stack(options, share, Math.max);

function stack(
  { width, ratios, gutter, texts }: StackOptions,
  share: number,
  heightOf: (picture: number, text: number) => number,
): Layout {
  const count = ratios.length;
  if (!(width > 0) || count === 0) return emptyLayout();
  const boxes = new Float64Array(count * 4);
  const gap = Math.max(0, gutter);
  let top = 0;
  for (let index = 0; index < count; index += 1) {
    const height = heightOf(width * share * (ratios[index] as number), texts[index] ?? 0);
    boxes[index * 4 + 1] = top;
    boxes[index * 4 + 2] = width;
    boxes[index * 4 + 3] = height;
    top += height + gap;
  }
  return { boxes, count, height: top - gap };
}

/** The part of a list's row that its pictures have, from `listImageSize` in per cent: 0 to 1 (GAL-308). */
export const pictureShare = (percent: number): number => Math.min(100, Math.max(0, percent)) / 100;
