import { entries } from '../../../../demo/site/content/diary/entries.ts';
import { catalogue } from '../../../../demo/site/content/pieces.ts';
import { EMPTY_SHOP, type Shop } from '../../../../demo/site/shop-view.ts';
import { renderSite } from '../../../../demo/site/site.ts';
import type { SitePage } from '../../../../demo/site/site-request.ts';

export const NONCE = 'bm9uY2U';

/** Every address of the site that is a page. */
export const PAGES: readonly string[] = [
  '/atelie/',
  '/atelie/colecao',
  '/atelie/galeria',
  '/atelie/diario',
  '/atelie/agenda',
  '/atelie/contato',
  '/atelie/reparo',
  '/atelie/encomenda',
  '/atelie/obrigado',
  '/atelie/privacidade',
  '/atelie/membros',
  '/atelie/carrinho',
  '/atelie/busca',
  '/atelie/entrar',
  '/atelie/vale-presente',
  '/atelie/apoie',
  '/atelie/avaliar',
  ...catalogue.map(({ slug }) => `/atelie/peca/${slug}`),
  ...entries.map(({ slug }) => `/atelie/diario/${slug}`),
];

/** Those that search engines are told to leave out. */
export const UNLISTED: readonly string[] = ['obrigado', 'carrinho', 'busca', 'entrar', 'avaliar'];

/** Renders an address with its query, as the server asks for it. */
export function render(address: string, shop?: Partial<Shop>): SitePage | null {
  const url = new URL(address, 'http://localhost');
  return renderSite({
    path: url.pathname,
    query: url.searchParams,
    nonce: NONCE,
    crumb: 'migalha',
    key: 'chave-desta-pagina',
    ...(shop && { shop: { ...EMPTY_SHOP, ...shop } }),
  });
}

/** A page as a document; an address that is none fails. */
export function documentOf(address: string, shop?: Partial<Shop>): Document {
  const page = render(address, shop);
  if (!page) throw new Error(`no page at ${address}`);
  // happy-dom would fetch the style sheet.
  return new DOMParser().parseFromString(page.html.replace(/<link rel="stylesheet"[^>]*>/, ''), 'text/html');
}
