import { entries } from '../../../../demo/site/content/diary/entries.ts';
import { pieces } from '../../../../demo/site/content/pieces.ts';
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
  '/atelie/obrigado',
  '/atelie/privacidade',
  '/atelie/membros',
  ...pieces.map(({ slug }) => `/atelie/peca/${slug}`),
  ...entries.map(({ slug }) => `/atelie/diario/${slug}`),
];

/** Renders an address with its query, as the server asks for it. */
export function render(address: string): SitePage | null {
  const url = new URL(address, 'http://localhost');
  return renderSite({ path: url.pathname, query: url.searchParams, nonce: NONCE, key: 'chave-desta-pagina' });
}

/** A page as a document; an address that is none fails. */
export function documentOf(address: string): Document {
  const page = render(address);
  if (!page) throw new Error(`no page at ${address}`);
  // happy-dom would fetch the style sheet.
  return new DOMParser().parseFromString(page.html.replace(/<link rel="stylesheet"[^>]*>/, ''), 'text/html');
}
