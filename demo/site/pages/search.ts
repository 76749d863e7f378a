import { catalogue } from '../content/pieces.ts';
import { html, type Markup } from '../html.ts';
import type { Page } from '../parts/page.ts';
import { picture } from '../parts/picture.ts';
import { pieceTile } from '../parts/piece-tile.ts';
import type { Stock } from '../parts/product-data.ts';
import { EMPTY_SHOP } from '../shop-view.ts';
import type { SiteRequest } from '../site-request.ts';
import { LINES } from './collection.ts';

/** What leads on where nothing was found. */
const leadsOn = (stock: Stock): Markup => html`<section aria-labelledby="por-aqui">
<h2 class="small-head" id="por-aqui">Talvez por aqui</h2>
<p>Confira a grafia, use menos palavras ou procure pelo código da peça.</p>
<ul class="tabs lead-tabs">${LINES.map(([word, name]) => html`<li><a href="/atelie/colecao?linha=${word}">${name}</a></li>`)}<li><a href="/atelie/colecao">A coleção inteira</a></li></ul>
<div class="tiles">${catalogue.slice(0, 3).map((piece) => pieceTile(piece, '(min-width: 60rem) 29vw, 44vw', { level: 3, stock }))}</div>
</section>`;

/** What a search finds; without words a place to begin one. */
export function searchPage({ query, shop = EMPTY_SHOP }: SiteRequest): Page {
  const words = (query.get('q') ?? '').slice(0, 200);
  const found = shop.find(words);
  return {
    title: 'Busca',
    description: 'Procure peças, aulas, textos do diário e datas da agenda pelo nome ou pelo código.',
    path: '/atelie/busca',
    picture: 'placas-de-teste',
    pageType: 102,
    unlisted: true,
    main: html`<div class="wrap page-head">
<h1>Busca</h1>
<div class="search-page" data-block="search" data-results id="block-resultados">
<form class="inline-form" action="/atelie/busca" method="get" role="search">
<label for="busca-palavras">O que você procura?</label>
<span><input type="search" id="busca-palavras" name="q" value="${words}" autocomplete="off" required> <button class="button" type="submit">Buscar</button></span>
</form>
<div class="search-found">
${words && html`<p class="quiet">${found.length === 0 ? `Nada encontrado para “${words}”.` : `${found.length} ${found.length === 1 ? 'resultado' : 'resultados'} para “${words}”`}</p>`}
<ul class="results">${found.map(
      (one) => html`<li class="result">
<img class="photo" src="${one.imageUrl}" srcset="${one.imageUrl} 300w" sizes="6rem" width="300" height="300" alt="" loading="lazy" decoding="async">
<div><h2><a href="${one.url}">${one.title}</a></h2>${one.price && html`<p class="price">${one.price}</p>`}<p class="quiet">${one.body}</p></div>
</li>\n`,
    )}</ul>
</div>
</div>
${words && found.length === 0 && leadsOn(shop.stock)}
${!words && picture('placas-de-teste', { sizes: '92vw', frame: 'r-2x1', decorative: true })}
</div>`,
  };
}
