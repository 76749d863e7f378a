import type { PictureName } from '../content/pictures.ts';
import { html, type Markup } from '../html.ts';
import { slide } from './slide.ts';

interface Hour {
  readonly picture: PictureName;
  readonly caption: string;
  /** The page that tells more of this hour. */
  readonly href: string;
}

const HOURS: readonly Hour[] = [
  {
    picture: 'serra-pela-janela',
    caption: 'Seis e vinte. A neblina vai embora antes de o café acabar.',
    href: '/atelie/contato',
  },
  {
    picture: 'barro-e-ferramentas',
    caption: 'Oito horas. Uma bola de barro para cada peça do dia, pesada na véspera.',
    href: '/atelie/diario/por-que-a-tigela-pesa',
  },
  {
    picture: 'fila-de-copos',
    caption: 'Onze e meia. Os copos da semana voltam da parede, um de cada esmalte.',
    href: '/atelie/colecao?linha=cafe',
  },
  {
    picture: 'janela-da-tarde',
    caption: 'Cinco da tarde. A parede fica cor de telha, e ninguém consegue trabalhar.',
    href: '/atelie/agenda',
  },
];

/** Four hours of a day as a slideshow as wide as the window. Without scripts the line scrolls. */
export const dayAtTheStudio = (): Markup => html`<section class="day" aria-labelledby="dia">
<h2 class="unseen" id="dia">Um dia no ateliê</h2>
<div class="gallery day-slides" data-block="gallery" id="block-dia" data-design="slideshow" data-transition="fade" data-aspect-ratio="0.5" data-autoplay="true" data-autoplay-duration="7" data-show-meta="true" data-meta-position="bottom-left" data-controls="true" data-label="Fotos de um dia no ateliê">
<ul>
${HOURS.map(({ picture, caption, href }) => slide(picture, { caption, href, frame: 'r-2x1', sizes: '100vw' }))}</ul>
</div>
</section>`;
