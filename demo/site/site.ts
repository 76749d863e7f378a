import { entryBySlug } from './content/diary/entries.ts';
import { pieceBySlug } from './content/pieces.ts';
import { agenda } from './pages/agenda.ts';
import { collection } from './pages/collection.ts';
import { contact } from './pages/contact.ts';
import { diary } from './pages/diary.ts';
import { entryPage } from './pages/entry.ts';
import { gallery } from './pages/gallery.ts';
import { home } from './pages/home.ts';
import { piecePage } from './pages/piece.ts';
import { members, notFound, thanks } from './pages/plain.ts';
import { privacy } from './pages/privacy.ts';
import { layout } from './parts/layout.ts';
import type { Page } from './parts/page.ts';
import type { SitePage, SiteRequest } from './site-request.ts';

const PAGES = new Map<string, (request: SiteRequest) => Page>([
  ['', home],
  ['colecao', collection],
  ['galeria', gallery],
  ['diario', diary],
  ['agenda', agenda],
  ['contato', contact],
  ['obrigado', thanks],
  ['privacidade', privacy],
  ['membros', members],
]);

function pageAt(place: string, request: SiteRequest): Page | null {
  const page = PAGES.get(place);
  if (page) return page(request);
  const [section, slug = '', rest] = place.split('/');
  if (rest !== undefined) return null;
  const piece = section === 'peca' ? pieceBySlug(slug) : undefined;
  if (piece) return piecePage(piece);
  const entry = section === 'diario' ? entryBySlug(slug) : undefined;
  return entry ? entryPage(entry) : null;
}

/**
 * Renders a page of the Ateliê Serra. The same request always gives the same page.
 *
 * @returns null for an address outside `/atelie/`; below it what is not there is a page too, with status 404
 */
export function renderSite(request: SiteRequest): SitePage | null {
  const { path } = request;
  if (!path.startsWith('/atelie/')) return null;
  const place = path.slice('/atelie/'.length).replace(/(?<=.)\/$/, '');
  const page = pageAt(place, request) ?? notFound(path);
  return { status: page.status ?? 200, html: layout(page, request.nonce) };
}
