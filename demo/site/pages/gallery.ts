import { type PictureName, pictures } from '../content/pictures.ts';
import { html } from '../html.ts';
import type { Page } from '../parts/page.ts';
import { picture, pictureAddress } from '../parts/picture.ts';

/** In the order in which they hang: rooms, tables, pieces from near. */
const HUNG: readonly PictureName[] = [
  'mesa-da-manha',
  'detalhe-gotas',
  'vaso-e-galho',
  'prateleiras',
  'janela-da-tarde',
  'tigelas-aninhadas',
  'torno',
  'mesa-posta',
  'noite-na-estante',
  'canecas',
  'planta-no-vaso',
  'serra-pela-janela',
  'placas-de-teste',
  'bule-e-copos',
  'forno-aberto',
  'limoes',
  'jarra-e-flores',
  'detalhe-craquele',
  'potes-de-esmalte',
  'pilha-de-pratos',
  'biscoito',
  'travessa-com-peras',
  'moringa-na-janela',
  'cafe',
  'detalhe-borda',
  'barro-e-ferramentas',
  'ovos',
  'primeiras-tigelas',
  'fila-de-copos',
];

export const gallery = (): Page => ({
  title: 'Galeria',
  description: 'O ateliê, a mesa e o forno em vinte e nove fotografias.',
  path: '/atelie/galeria',
  picture: 'prateleiras',
  main: html`<div class="wrap page-head">
<h1>Galeria</h1>
<p class="lead">Quase tudo foi fotografado entre sete e nove da manhã, quando a luz entra de lado e ninguém telefonou ainda.</p>
</div>
<ul class="wrap wall">
${HUNG.map((name, index) => {
  const long = pictures[name].width / pictures[name].height > 2;
  const sizes = long ? '92vw' : '(min-width: 60rem) 30vw, (min-width: 40rem) 45vw, 92vw';
  return html`<li${long && html` class="wall-long"`}><a class="wall-link" href="${pictureAddress(name)}">${picture(name, { sizes, first: index === 0 })}</a></li>\n`;
})}</ul>`,
});
