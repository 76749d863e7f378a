import { pieces } from '../content/pieces.ts';
import { studio } from '../content/studio.ts';
import { html } from '../html.ts';
import type { Page } from '../parts/page.ts';
import { pieceAddress, pieceTile } from '../parts/piece-tile.ts';
import type { SiteRequest } from '../site-request.ts';

const LINES = [
  ['mesa', 'Mesa'],
  ['cafe', 'Café e chá'],
  ['casa', 'Casa'],
] as const;

/** Every piece, or those of one line of the shop where the address names it. */
export function collection({ query }: SiteRequest): Page {
  const chosen = LINES.find(([word]) => word === query.get('linha'));
  const shown = chosen ? pieces.filter(({ line }) => line === chosen[1]) : pieces;
  const tab = (word: string | null, label: string, on: boolean) =>
    html`<li><a href="/atelie/colecao${word && `?linha=${word}`}"${on && html` aria-current="true"`}>${label}</a></li>`;
  return {
    title: 'Coleção',
    description: 'Doze peças de grês para a mesa, o café e a casa, com preço, medidas e prazo.',
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
<p class="lead">Doze peças. Fazemos todas o ano inteiro, cada uma quando o barro deixa. O preço é o mesmo no ateliê, na feira e aqui.</p>
<nav aria-label="Linhas"><ul class="tabs">
${tab(null, 'Todas', !chosen)}${LINES.map(([word, label]) => tab(word, label, chosen?.[0] === word))}
</ul></nav>
</div>
<div class="wrap tiles">
${shown.map((piece, index) => pieceTile(piece, '(min-width: 60rem) 29vw, 44vw', { first: index < 2 }))}
</div>`,
  };
}
