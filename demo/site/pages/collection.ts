import { kindOf, type Piece, variantsOf } from '../content/piece.ts';
import { catalogue } from '../content/pieces.ts';
import { studio } from '../content/studio.ts';
import { html, type Markup } from '../html.ts';
import type { Page } from '../parts/page.ts';
import { pieceAddress, pieceTile } from '../parts/piece-tile.ts';
import { isGone, type Stock } from '../parts/product-data.ts';
import type { SiteRequest } from '../site-request.ts';

/** The lines of the shop: the word of the address, and the name. */
export const LINES = [
  ['mesa', 'Mesa'],
  ['cafe', 'Café e chá'],
  ['casa', 'Casa'],
  ['presentes', 'Presentes e aulas'],
] as const;

/** What a visitor without scripts can choose by; with them the block takes its place, so it is about as high. */
const filters = (line: string | undefined, { available, sale }: Filters, count: number): Markup =>
  html`<form class="list-form" method="get" action="/atelie/colecao">
${line && html`<input type="hidden" name="linha" value="${line}">`}
<details${(available || sale) && html` open`}><summary>Filtros</summary>
<div class="list-choices"><label class="choice"><input type="checkbox" name="disponivel" value="1" data-filter="available"${available && html` checked`}> Só o que há em estoque</label>
<label class="choice"><input type="checkbox" name="promocao" value="1" data-filter="sale"${sale && html` checked`}> Em promoção</label>
<button class="button" type="submit">Mostrar</button></div>
</details>
<p>${count === 1 ? 'Um produto' : `${count} produtos`}</p>
</form>`;

interface Filters {
  readonly available: boolean;
  readonly sale: boolean;
}

const meets = (piece: Piece, { available, sale }: Filters, stock: Stock): boolean =>
  !(available && isGone(piece, stock)) && (!sale || variantsOf(piece).some(({ salePrice }) => salePrice !== undefined));

/** Whether others have the options of a piece, too: the amounts of a gift card are nothing to filter a shop by, nor are the times of a class. */
const isOfAll = (piece: Piece): boolean => !['giftCard', 'service'].includes(kindOf(piece));

/** A piece for the list, which filters by options. What is chosen otherwise is chosen on its own page. */
function listed(piece: Piece): Piece {
  const { options: _, ...rest } = piece;
  return isOfAll(piece) ? piece : rest;
}

/** Every piece, or those of one line of the shop where the address names it. */
export function collection({ query, shop }: SiteRequest): Page {
  const chosen = LINES.find(([word]) => word === query.get('linha'));
  const shown = chosen ? catalogue.filter(({ line }) => line === chosen[1]) : catalogue;
  const stock = shop?.stock ?? {};
  const wanted = { available: query.has('disponivel'), sale: query.has('promocao') };
  const isWanted = (piece: Piece): boolean => meets(piece, wanted, stock);
  const tab = (word: string | null, label: string, on: boolean) =>
    html`<li><a href="/atelie/colecao${word && `?linha=${word}`}"${on && html` aria-current="true"`}>${label}</a></li>`;
  return {
    title: 'Coleção',
    description: 'Peças de grês para a mesa, o café e a casa, e vales, aulas e caixas de presente, com preço e prazo.',
    path: '/atelie/colecao',
    picture: 'prateleiras',
    collection: { id: '5f8a1c0b9d2e4f6a7b8c0001', type: 13 },
    facts: {
      '@type': 'ItemList',
      itemListElement: shown.map((piece, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: `${studio.baseUrl}${pieceAddress(piece)}`,
      })),
    },
    main: html`<div class="wrap page-head">
<h1>Coleção</h1>
<p class="lead">As peças do ateliê, e o que vem com elas: vales, aulas e a caixa do mês. Fazemos tudo o ano inteiro, cada coisa quando o barro deixa.</p>
<nav aria-label="Linhas"><ul class="tabs">
${tab(null, 'Todas', !chosen)}${LINES.map(([word, label]) => tab(word, label, chosen?.[0] === word))}
</ul></nav>
</div>
<div class="wrap">
<div class="tiles" data-block="product-list" id="block-colecao">
${filters(chosen?.[0], wanted, shown.filter(isWanted).length)}
${shown.map((piece, index) => pieceTile(listed(piece), '(min-width: 60rem) 29vw, 44vw', { first: index < 2, stock, quick: isOfAll(piece), hidden: !isWanted(piece) }))}
</div>
</div>`,
  };
}
