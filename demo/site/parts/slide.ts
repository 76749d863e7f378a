import { type PictureName, pictures } from '../content/pictures.ts';
import { html, type Markup } from '../html.ts';
import { type PictureOptions, picture, pictureAddress } from './picture.ts';

export interface SlideOptions extends PictureOptions {
  /** Where the picture leads; by default to the picture itself, as large as it is. */
  readonly href?: string;
  readonly caption?: string;
}

/** Width over height in hundredths: the style sheet has a class for each ratio there is, since the pages may not carry style attributes. */
export const ratioClass = (name: PictureName): string => {
  const { width, height } = pictures[name];
  return `q-${Math.round((width / height) * 100)}`;
};

/** A picture as an item of a gallery. Without scripts it is a link to the large picture, and the gallery block reads the same element. */
export const slide = (name: PictureName, { href, caption, ...options }: SlideOptions): Markup => {
  const { width, height, focal } = pictures[name];
  return html`<li class="slide ${ratioClass(name)}" data-slide-id="${name}" data-image-dimensions="${width}x${height}" data-image-focal-point="${focal.join()}"><figure>
<a href="${href ?? pictureAddress(name)}">${picture(name, options)}</a>
${caption && html`<figcaption>${caption}</figcaption>\n`}</figure></li>
`;
};
