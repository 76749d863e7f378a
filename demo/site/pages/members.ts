import { memberFile } from '../content/member-files.ts';
import { catalogue } from '../content/pieces.ts';
import { html, type Markup } from '../html.ts';
import { money } from '../money.ts';
import type { Page } from '../parts/page.ts';
import { picture } from '../parts/picture.ts';
import { pieceTile } from '../parts/piece-tile.ts';
import { notice, shopForm } from '../parts/shop-form.ts';
import { EMPTY_SHOP, type Shop } from '../shop-view.ts';
import type { SiteRequest } from '../site-request.ts';

const PLANS = [
  { name: 'Prateleira', month: 1_900, year: 19_000, words: 'Preço de membro nas peças e a lista dois dias antes.' },
  { name: 'Forno', month: 4_900, year: 49_000, words: 'Tudo da prateleira, uma fornada por ano e o diário do forno.' },
] as const;

/** Both sides without the script; the toggle of the page shows one. */
const plans = (): Markup => html`<section class="band" aria-labelledby="planos">
<div class="band-head"><h2 id="planos">Dois jeitos de ser membro</h2>
<div class="toggle" data-block="pricing-toggle" id="block-planos" data-left="Por mês" data-right="Por ano"></div></div>
<ul class="plans">${PLANS.map(
  ({ name, month, year, words }) => html`<li class="plan">
<h3>${name}</h3>
<p>${words}</p>
<p class="price price-large" data-side="left">${money(month)} <span class="quiet">por mês</span></p>
<p class="price price-large" data-side="right">${money(year)} <span class="quiet">por ano</span></p>
<p><a class="button" data-side="left" href="/atelie/contato?assunto=membros">Entrar na lista, por mês</a> <a class="button" data-side="right" href="/atelie/contato?assunto=membros">Entrar na lista, por ano</a></p>
</li>`,
)}</ul>
</section>`;

const teaser = (request: SiteRequest): Page => ({
  title: 'Membros',
  description: 'A prateleira de trás: um grupo pequeno que escolhe antes, paga menos e vem ao forno.',
  path: '/atelie/membros',
  picture: 'noite-na-estante',
  pageType: 105,
  main: html`<div class="wrap page-head page-head-split">
<div>
<h1>A prateleira de trás</h1>
${notice(request)}
<p class="lead">Em toda fornada há peças que não repetem: um teste que deu certo, uma forma que não voltaremos a fazer. Elas vão para a prateleira de trás.</p>
<p>Quem é membro vê essas peças na noite em que o forno abre, dois dias antes de todo mundo, e paga menos em algumas. Também vem a uma fornada por ano e traz quem quiser.</p>
<p>São cento e vinte lugares, e hoje estão todos ocupados. A próxima lista abre em março.</p>
<div data-block="member-area" id="block-membro">
<p class="notice" data-member-notice>Esta página está disponível apenas para membros do site.</p>
<p class="actions"><a class="button" href="/atelie/entrar">Já sou membro</a> <a class="more" href="/atelie/contato?assunto=membros">Entrar na lista de espera</a></p>
</div>
</div>
${picture('noite-na-estante', { sizes: '(min-width: 60rem) 45vw, 92vw', frame: 'r-4x5', first: true })}
</div>
<div class="wrap">${plans()}</div>`,
});

function area(request: SiteRequest, { member, stock }: Shop): Page {
  const file = member && memberFile(member.email);
  return {
    title: 'Área de membros',
    description: 'As peças da prateleira de trás, com o preço de membro.',
    path: '/atelie/membros',
    picture: 'noite-na-estante',
    unlisted: true,
    main: html`<div class="wrap page-head">
<h1>A prateleira de trás</h1>
${notice(request)}
<div class="member" data-block="member-area" id="block-membro" data-login-url="/atelie/entrar"${file?.orders && html` data-orders="${JSON.stringify(file.orders)}"`}>
<p class="lead">A fornada desta semana já está na prateleira.</p>
${member?.owner && html`<p><a class="more" href="/atelie/dono">O que chegou ao ateliê</a></p>`}
${shopForm(request, { action: '/atelie/sair', className: 'sign-out', attributes: html` data-member-logout`, inside: html`<p><button class="small-button" type="submit">Sair</button></p>` })}
</div>
</div>
<section class="wrap band" aria-labelledby="de-membro">
<h2 id="de-membro">Com preço de membro</h2>
<div class="tiles">${catalogue
      .filter(({ memberPrice }) => memberPrice !== undefined)
      .map((piece) => pieceTile(piece, '(min-width: 60rem) 29vw, 44vw', { level: 3, stock, member: true }))}</div>
</section>
<section class="wrap band narrow prose-plain" aria-labelledby="forno">
<h2 id="forno">Diário do forno, semana 47</h2>
<p>Segunda, 1.238 °C às quatro da manhã, com o pirômetro jurando 1.260. Abrimos na quarta: onze quebras em cento e quarenta, quase todas de um lado só. O vento.</p>
<p>Da prateleira de trás saem três vasos altos e uma tigela que ninguém sabe explicar.</p>
</section>`,
  };
}

/** The members' page: for everybody else what it is, and how to be one. */
export const members = (request: SiteRequest): Page => {
  const shop = request.shop ?? EMPTY_SHOP;
  return shop.member ? area(request, shop) : teaser(request);
};
