import type { Part } from '../content/diary/entry.ts';
import { html, type Markup } from '../html.ts';
import { slide } from './slide.ts';

type Pictures = Extract<Part, { readonly pictures: unknown }>;

/** Pictures side by side. Without scripts the line scrolls. */
export const carousel = ({
  pictures,
  label,
}: Pictures): Markup => html`<div class="gallery carousel" data-block="gallery" data-design="carousel" data-slides-per-row="3" data-gutter="2" data-image-aspect-ratio="1.25" data-lightbox="true" data-show-meta="true" data-label="${label}">
<ul>
${pictures.map(([name, caption]) => slide(name, { caption, frame: 'r-4x5', sizes: '(min-width: 60rem) 22rem, 45vw' }))}</ul>
</div>`;
