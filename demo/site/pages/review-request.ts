import { pieceBySlug } from '../content/pieces.ts';
import { html } from '../html.ts';
import type { Page } from '../parts/page.ts';
import { picture } from '../parts/picture.ts';
import { pieceAddress } from '../parts/piece-tile.ts';
import { notice, shopForm } from '../parts/shop-form.ts';
import type { SiteRequest } from '../site-request.ts';

/** Asks for a review of a piece (REVIEW-002); null where the address names none. */
export function reviewRequest(request: SiteRequest): Page | null {
  const piece = pieceBySlug(request.query.get('peca') ?? 'tigela-serra');
  if (!piece) return null;
  const token = (request.query.get('token') ?? '').slice(0, 64);
  return {
    title: `Avaliar: ${piece.name}`,
    description: `Conte como é usar a peça ${piece.name} no dia a dia.`,
    path: '/atelie/avaliar',
    picture: piece.pictures[0],
    pageType: 209,
    unlisted: true,
    main: html`<div class="wrap page-head page-head-split">
<div>
<h1>Como é a peça ${piece.name}?</h1>
<p class="lead">Depois de alguns cafés, ou de alguns domingos. Duas frases bastam. <a href="${pieceAddress(piece)}">Ver a peça</a></p>
${notice(request)}
<div class="review-form" data-block="review-request" id="block-avaliar" data-item-id="${piece.slug}"${token && html` data-token="${token}"`}>
${shopForm(request, {
  action: '/atelie/avaliar',
  inside: html`<input type="hidden" name="itemId" value="${piece.slug}">${token && html`<input type="hidden" name="token" value="${token}">`}
<fieldset class="control"><legend>Estrelas</legend>${[5, 4, 3, 2, 1].map(
    (rating) =>
      html`<label class="tick"><input type="radio" name="rating" value="${rating}" required> ${rating} ${rating === 1 ? 'estrela' : 'estrelas'}</label>`,
  )}</fieldset>
<p class="control"><label for="avaliar-titulo">Título</label> <input id="avaliar-titulo" name="title" maxlength="120"></p>
<p class="control"><label for="avaliar-texto">Texto</label> <textarea id="avaliar-texto" name="text" rows="5" maxlength="2000" required></textarea></p>
<p class="control"><label for="avaliar-nome">Nome</label> <input id="avaliar-nome" name="name" autocomplete="name" maxlength="80" required></p>
<p><button class="button" type="submit">Enviar avaliação</button></p>`,
})}
</div>
</div>
${picture(piece.pictures[0], { sizes: '(min-width: 60rem) 45vw, 92vw', frame: 'r-4x5', first: true })}
</div>`,
  };
}
