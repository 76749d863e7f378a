import { pictures } from '../content/pictures.ts';
import { studio } from '../content/studio.ts';
import { html, json, type Markup } from '../html.ts';
import type { SiteRequest } from '../site-request.ts';
import { cartIcon } from './cart-icon.ts';
import type { Page } from './page.ts';
import { pictureAddress } from './picture.ts';
import { siteContext } from './site-context.ts';

const LINKS = [
  ['/atelie/colecao', 'Coleção'],
  ['/atelie/galeria', 'Galeria'],
  ['/atelie/diario', 'Diário'],
  ['/atelie/agenda', 'Agenda'],
  ['/atelie/contato', 'Contato'],
  ['/atelie/membros', 'Membros'],
] as const;

const FACES = ['fraunces-latin-opsz-normal', 'source-sans-3-latin-wght-normal'];

const isIn = (path: string, section: string): boolean => path === section || path.startsWith(`${section}/`);

/** A piece is shown below the collection, though its address does not say so. */
const sectionOf = (path: string): string => path.replace(/^\/atelie\/peca(?=\/)/, '/atelie/colecao');

const link = (path: string, [href, label]: readonly [string, string]): Markup =>
  html`<li><a href="${href}"${isIn(sectionOf(path), href) && html` aria-current="${path === href ? 'page' : 'true'}"`}>${label}</a></li>`;

const head = (page: Page): Markup => {
  const title = page.path === '/atelie/' ? `${studio.name}: ${page.title}` : `${page.title} · ${studio.name}`;
  const { width, height, alt } = pictures[page.picture];
  const address = `${studio.baseUrl}${page.path}`;
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${page.description}">
${page.unlisted ? html`<meta name="robots" content="noindex">` : html`<link rel="canonical" href="${address}">`}
<meta property="og:site_name" content="${studio.name}">
<meta property="og:locale" content="pt_BR">
<meta property="og:type" content="${page.ogType ?? 'website'}">
<meta property="og:title" content="${page.title}">
<meta property="og:description" content="${page.description}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${studio.baseUrl}${pictureAddress(page.picture)}">
<meta property="og:image:width" content="${width}">
<meta property="og:image:height" content="${height}">
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:card" content="summary_large_image">
<meta name="theme-color" content="#faf6ee" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#181411" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${FACES.map((face) => html`<link rel="preload" href="/fontes/${face}.woff2" as="font" type="font/woff2" crossorigin>\n`)}<link rel="stylesheet" href="/atelie.css">${page.paintedFrom && html`\n<link rel="expect" href="#${page.paintedFrom}" blocking="render">`}`;
};

/** The ways to search and to the cart, which work without scripts too. The page of the search has its own field. */
const tools = ({ path, shop }: SiteRequest): Markup => {
  const quantity = shop?.cart && !shop.cart.isPurchased ? shop.cart.totalQuantity : 0;
  return html`<div class="top-tools">
${
  path !== '/atelie/busca' &&
  html`<div class="top-search" data-block="search" id="block-busca">
<form action="/atelie/busca" method="get" role="search"><label class="unseen" for="busca-topo">Buscar na loja</label><input type="search" id="busca-topo" name="q" placeholder="Buscar" autocomplete="off"></form>
</div>`
}
<a class="top-link" href="/atelie/entrar">${shop?.member ? 'Conta' : 'Entrar'}</a>
<a class="top-link" data-block="cart-indicator" data-cart-open id="block-carrinho-topo" href="/atelie/carrinho"${quantity === 0 && html` data-cart-empty`}><span class="unseen cart-word">Carrinho</span>${cartIcon} <span class="cart-count" data-cart-quantity>${quantity > 100 ? '100+' : quantity}</span></a>
</div>`;
};

const header = (path: string, request: SiteRequest): Markup => html`<header class="top">
<div class="top-inside">
<a class="brand" href="/atelie/"${path === '/atelie/' && html` aria-current="page"`}>Ateliê Serra</a>
<nav class="menu" id="menu" aria-label="Principal" popover>
<button class="menu-button menu-close" type="button" popovertarget="menu" popovertargetaction="hide">Fechar</button>
<ul>${LINKS.map((one) => link(path, one))}</ul>
</nav>
${tools(request)}
<button class="menu-button" type="button" popovertarget="menu">Menu</button>
</div>
</header>`;

const footer = (): Markup => html`<footer class="foot">
<div class="foot-inside">
<div class="foot-name">
<p class="brand">Ateliê Serra</p>
<p>Louça de grês, feita à mão em Minas Gerais desde 2011.</p>
</div>
<div>
<h2>Onde</h2>
<address>${studio.address.map((line) => html`${line}<br>`)}<a href="${studio.phoneLink}">${studio.phone}</a><br><a href="mailto:${studio.email}">${studio.email}</a></address>
</div>
<div>
<h2>Quando</h2>
<dl class="hours">${studio.hours.map(([days, hours]) => html`<div><dt>${days}</dt><dd>${hours}</dd></div>`)}</dl>
</div>
<nav aria-label="Rodapé">
<h2>No site</h2>
<ul>${LINKS.map(([href, label]) => html`<li><a href="${href}">${label}</a></li>`)}
<li><a href="/atelie/vale-presente">Vale-presente</a></li>
<li><a href="/atelie/apoie">Apoie</a></li>
<li><a href="/atelie/privacidade">Privacidade</a></li>
<li><a href="/atelie/privacidade#escolha" data-consent-open>Preferências de cookies</a></li></ul>
</nav>
</div>
<p class="foot-note">O Ateliê Serra, as suas peças e a sua gente foram inventados para esta demonstração. Nada aqui está à venda.</p>
</footer>`;

/** A whole page: head, header, what is its own, footer, and the one tag. */
export function layout(page: Page, request: SiteRequest): string {
  const { nonce } = request;
  return html`<!doctype html>
<html lang="pt-BR">
<head>
${head(page)}
<script type="application/json" data-site-context nonce="${nonce}">${json(siteContext(page, request.shop))}</script>
${page.facts ? html`<script type="application/ld+json" nonce="${nonce}">${json({ '@context': 'https://schema.org', ...page.facts })}</script>\n` : null}<script src="/dist/vitrine.js" async nonce="${nonce}"></script>
</head>
<body>
<a class="skip" href="#conteudo">Ir para o conteúdo</a>
${
  page.announcement
    ? html`<div class="announcement" data-block="announcement-bar">${page.announcement}</div>
`
    : null
}${header(page.path, request)}
<main id="conteudo" tabindex="-1">
${page.main}
</main>
${footer()}
</body>
</html>
`.toString();
}
