import { type Availability, kindOf, type Piece } from '../content/piece.ts';
import { catalogue } from '../content/pieces.ts';
import { studio } from '../content/studio.ts';
import { html, type Markup } from '../html.ts';
import { money } from '../money.ts';
import { buyForm } from '../parts/buy-form.ts';
import type { Page } from '../parts/page.ts';
import { pictureAddress } from '../parts/picture.ts';
import { pieceAddress, pieceTile } from '../parts/piece-tile.ts';
import { lowestPrice, priceText } from '../parts/price-text.ts';
import { productPictures } from '../parts/product-pictures.ts';
import { meanRating, reviewList } from '../parts/review-list.ts';
import { notice } from '../parts/shop-form.ts';
import { EMPTY_SHOP } from '../shop-view.ts';
import type { SiteRequest } from '../site-request.ts';

const SCHEMA = { shelf: 'InStock', order: 'PreOrder', gone: 'OutOfStock' } as const;

const SOLD = {
  giftCard: 'Chega por e-mail, logo depois da compra.',
  digital: 'Chega por e-mail, na hora.',
  paywall: 'O acesso começa na hora.',
  service: 'As vagas são poucas.',
  subscription: 'Sai na segunda terça de cada mês.',
} as const;

const said = (availability: Availability): string | Markup => {
  // The block says the first word at the price.
  if (availability.kind === 'gone')
    return html`<span class="stock-word">Esgotada. </span>Volta na ${availability.next}.`;
  if (availability.kind === 'order') return `Feita sob encomenda, em cerca de ${availability.weeks} semanas.`;
  return availability.count === 1 ? 'Há uma na prateleira.' : `Há ${availability.count} na prateleira.`;
};

const stock = (piece: Piece): Markup | null => {
  const kind = kindOf(piece);
  const words = kind === 'physical' ? said(piece.availability) : SOLD[kind];
  // Where there are variants, the chosen one says it.
  if (piece.variants && piece.availability.kind === 'shelf') return null;
  return html`<p class="stock stock-${piece.availability.kind}">${words}</p>`;
};

const facts = (piece: Piece): object => ({
  '@type': 'Product',
  name: piece.name,
  sku: piece.sku,
  description: piece.short,
  image: piece.pictures.map((name) => `${studio.baseUrl}${pictureAddress(name)}`),
  brand: { '@type': 'Brand', name: studio.name },
  offers: {
    '@type': 'Offer',
    url: `${studio.baseUrl}${pieceAddress(piece)}`,
    price: (lowestPrice(piece).price / 100).toFixed(2),
    priceCurrency: 'BRL',
    availability: `https://schema.org/${SCHEMA[piece.availability.kind]}`,
  },
});

/** The page of one piece. */
export function piecePage(piece: Piece, request: SiteRequest): Page {
  const shop = request.shop ?? EMPTY_SHOP;
  const others = catalogue.filter((other) => other !== piece && other.line === piece.line).slice(0, 3);
  const [main] = piece.pictures;
  const reviews = shop.reviews(piece.slug);
  return {
    title: piece.name,
    description: `${piece.short} ${priceText(piece)}.`,
    path: pieceAddress(piece),
    picture: main,
    ogType: 'product',
    collection: { id: '5f8a1c0b9d2e4f6a7b8c0001', type: 13 },
    item: { id: `5f8a1c0b9d2e4f6a7b8c${piece.sku.replace(/\D/g, '')}`, recordType: 11 },
    facts: facts(piece),
    main: html`<nav class="wrap crumbs" aria-label="Você está em"><ol><li><a href="/atelie/colecao">Coleção</a></li><li aria-current="page">${piece.name}</li></ol></nav>
<article class="wrap product">
${productPictures(piece)}
<div class="product-text">
<p class="when">${piece.line}</p>
<h1>${piece.name}</h1>
${meanRating(reviews)}
<p class="lead">${piece.short}</p>
${notice(request)}
${buyForm(piece, request, stock(piece))}
${piece.story.map((paragraph) => html`<p>${paragraph}</p>\n`)}
<h2 class="small-head">${kindOf(piece) === 'physical' ? 'Medidas e material' : 'Como funciona'}</h2>
<dl class="facts">${piece.facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}<div><dt>Código</dt><dd>${piece.sku}</dd></div></dl>
${
  kindOf(piece) === 'physical' &&
  html`<div data-block="accordion" id="block-cuidados" data-multiple="true" data-heading-level="2">
<details><summary>Cuidados</summary><p>Lava-louça e micro-ondas, sim, salvo nas peças sem esmalte. Forno, desde que entre frio. Se o pé riscar a mesa, uma lixa fina resolve em um minuto.</p></details>
<details><summary>Entrega e retirada</summary><p>Sai do ateliê às terças, em duas caixas e palha. Acima de ${money(40_000)} o frete para o Sudeste é por nossa conta. Você também pode buscar aqui, com café.</p></details>
<details><summary>Trocas</summary><p>Trinta dias para trocar, se não foi usada. Se chegou quebrada, fazemos outra: basta uma foto da caixa aberta em até sete dias.</p></details>
</div>`
}
</div>
</article>
<section class="wrap band" aria-labelledby="vizinhas">
<div class="band-head"><h2 id="vizinhas">Na mesma prateleira</h2><a class="more" href="/atelie/colecao">A coleção inteira</a></div>
<div class="tiles" data-block="product-list" id="block-vizinhas" data-related>${others.map((other) => pieceTile(other, '(min-width: 60rem) 29vw, 44vw', { level: 3, stock: shop.stock }))}</div>
</section>
${reviewList(piece, reviews)}`,
  };
}
