import { type PictureName, pictures } from '../content/pictures.ts';
import { html, type Markup } from '../html.ts';

/** Widths the server makes pictures in, in pixels. */
const WIDTHS = [300, 500, 750, 1000, 1500] as const;

export interface PictureOptions {
  /** How wide the picture is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** A class of the frame that crops it around its focal point; without one it keeps its own ratio. */
  readonly frame?: string;
  /** It is in the first screen: fetched at once, before others. */
  readonly first?: boolean;
  /** It says nothing that the words beside it do not. */
  readonly decorative?: boolean;
}

export const pictureAddress = (name: PictureName, width?: number): string =>
  `/imagens/${name}.jpg${width === undefined ? '' : `?format=${width}w`}`;

const tenth = (share: number): number => Math.round(share * 10) * 10;

function sources(name: PictureName, own: number): string {
  const narrower = WIDTHS.filter((width) => width < own).map((width) => `${pictureAddress(name, width)} ${width}w`);
  return [...narrower, `${pictureAddress(name)} ${own}w`].join(', ');
}

/** A picture in the width the window needs. Its place is kept before it comes; a frame crops around what matters in it. */
export function picture(name: PictureName, { sizes, frame, first, decorative }: PictureOptions): Markup {
  const { width, height, alt, focal } = pictures[name];
  const [x, y] = focal;
  const image = html`<img class="photo fx-${tenth(x)} fy-${tenth(y)}" src="${pictureAddress(name, 1000)}" srcset="${sources(name, width)}" sizes="${sizes}" width="${width}" height="${height}" alt="${decorative ? '' : alt}" decoding="async"${
    first ? html` fetchpriority="high"` : html` loading="lazy"`
  }>`;
  return frame ? html`<span class="frame ${frame}">${image}</span>` : image;
}
