import { pictures } from '../content/pictures.ts';
import { wall } from '../content/wall.ts';
import { html } from '../html.ts';
import type { Page } from '../parts/page.ts';
import { slide } from '../parts/slide.ts';

/** The height in px that the block fills rows at before it scales them. */
const ROW = 340;

export const gallery = (): Page => ({
  title: 'Galeria',
  description: 'O ateliê, a mesa e o forno em vinte e nove fotografias.',
  path: '/atelie/galeria',
  picture: 'prateleiras',
  // A row is as high as all of its pictures make it: painted while they come in, it would move with each.
  paintedFrom: 'fim-da-galeria',
  main: html`<div class="wrap page-head">
<h1>Galeria</h1>
<p class="lead">Quase tudo foi fotografado entre sete e nove da manhã, quando a luz entra de lado e ninguém telefonou ainda. Toque numa foto para vê-la inteira, com o que a gente tem a dizer dela.</p>
</div>
<div class="wrap">
<div class="gallery wall" data-block="gallery" id="block-galeria" data-design="autorows" data-row-height="${ROW}" data-gutter="12" data-lightbox="true" data-show-meta="false" data-label="Fotografias do ateliê">
<ul>
${wall.map(({ picture: name, caption }, index) => {
  const { width, height } = pictures[name];
  const shown = Math.round((width / height) * ROW);
  return slide(name, { caption, sizes: `min(92vw, ${shown}px)`, first: index < 2 });
})}</ul>
</div>
</div>
<div class="wrap band closing" id="fim-da-galeria"><p data-scaled-text>Barro, água, cinza e catorze horas de fogo</p></div>`,
});
