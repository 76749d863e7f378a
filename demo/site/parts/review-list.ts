import type { Piece } from '../content/piece.ts';
import { html, type Markup } from '../html.ts';
import type { ReviewsView } from '../shop-view.ts';
import { longDate } from './dates.ts';

const average = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const STAR = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8z';

const starRow = (rating: number, size: number): Markup[] =>
  [1, 2, 3, 4, 5].map(
    (at) =>
      html`<svg class="${at <= rating ? 'star' : 'star star-rest'}" viewBox="0 0 20 20" width="${size}" height="${size}" aria-hidden="true"><path d="${STAR}"/></svg>`,
  );

/** One to five stars, filled up to the rating. */
const stars = (rating: number): Markup =>
  html`<span class="stars" role="img" aria-label="${rating} de 5 estrelas">${starRow(rating, 18)}</span>`;

/** The mean of the reviews of a piece, which leads to them; none where nobody has written one. */
export const meanRating = ({ average: mean, count }: ReviewsView): Markup | null =>
  count === 0
    ? null
    : html`<p class="mean-rating"><a href="#avaliacoes"><span class="stars" aria-hidden="true">${starRow(Math.round(mean), 18)}</span> <span>${average.format(mean)} de 5</span> <span class="quiet">${count} ${count === 1 ? 'avaliação' : 'avaliações'}</span></a></p>`;

/** What visitors say of a piece, newest first. */
export const reviewList = ({ slug, name }: Piece, { reviews, average: mean, count }: ReviewsView): Markup =>
  html`<section class="wrap band narrow" aria-labelledby="avaliacoes">
<div class="band-head"><h2 id="avaliacoes">O que dizem de ${name}</h2><a class="more" href="/atelie/avaliar?peca=${slug}">Avaliar</a></div>
<div class="reviews" data-block="reviews" id="block-avaliacoes" data-item-id="${slug}" data-page-size="10">
${
  count === 0
    ? html`<p class="quiet">Ninguém avaliou esta peça ainda.</p>`
    : html`<p class="reviews-mean" data-average="${mean}" data-count="${count}"><strong>${average.format(mean)} de 5</strong> <span class="stars" aria-hidden="true">${starRow(Math.round(mean), 22)}</span> <span class="quiet">${count} ${count === 1 ? 'avaliação' : 'avaliações'}</span></p>
<ol>${reviews.map(
        (one) => html`<li data-rating="${one.rating}" data-review-id="${one.id}"${one.verified && html` data-verified`}>
<p class="rating">${stars(one.rating)}</p>
${one.title && html`<h3>${one.title}</h3>`}
<p>${one.text}</p>
<footer class="quiet"><span data-author>${one.name}</span> · <time datetime="${new Date(one.created).toISOString()}">${longDate(new Date(one.created).toISOString())}</time>${one.verified && html` <span class="verified">Compra verificada</span>`}</footer>
</li>\n`,
      )}</ol>`
}
</div>
</section>`;
