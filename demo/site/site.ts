import { entryBySlug } from './content/diary/entries.ts';
import { pieceBySlug } from './content/pieces.ts';
import { agenda } from './pages/agenda.ts';
import { cartPage } from './pages/cart.ts';
import { checkoutPage } from './pages/checkout.ts';
import { collection } from './pages/collection.ts';
import { commission } from './pages/commission.ts';
import { contact } from './pages/contact.ts';
import { diary } from './pages/diary.ts';
import { entryPage } from './pages/entry.ts';
import { gallery } from './pages/gallery.ts';
import { giftCardPage, supportPage } from './pages/gifts.ts';
import { home } from './pages/home.ts';
import { measured } from './pages/measured.ts';
import { members } from './pages/members.ts';
import { ownerPage } from './pages/owner.ts';
import { piecePage } from './pages/piece.ts';
import { notFound, thanks } from './pages/plain.ts';
import { privacy } from './pages/privacy.ts';
import { repair } from './pages/repair.ts';
import { reviewRequest } from './pages/review-request.ts';
import { searchPage } from './pages/search.ts';
import { signIn } from './pages/sign-in.ts';
import { layout } from './parts/layout.ts';
import type { Page } from './parts/page.ts';
import type { SitePage, SiteRequest } from './site-request.ts';

const PAGES = new Map<string, (request: SiteRequest) => Page | null>([
  ['', home],
  ['colecao', collection],
  ['galeria', gallery],
  ['diario', diary],
  ['agenda', agenda],
  ['contato', contact],
  ['reparo', repair],
  ['encomenda', commission],
  ['obrigado', thanks],
  ['privacidade', privacy],
  ['membros', members],
  ['carrinho', cartPage],
  ['busca', searchPage],
  ['entrar', signIn],
  ['vale-presente', giftCardPage],
  ['apoie', supportPage],
  ['avaliar', reviewRequest],
  ['dono', ownerPage],
  ['dono/medidas', measured],
]);

function pageAt(place: string, request: SiteRequest): Page | null {
  const page = PAGES.get(place);
  if (page) return page(request);
  const [section, slug = '', rest] = place.split('/');
  if (rest !== undefined) return null;
  const piece = section === 'peca' ? pieceBySlug(slug) : undefined;
  if (piece) return piecePage(piece, request);
  const entry = section === 'diario' ? entryBySlug(slug) : undefined;
  return entry ? entryPage(entry) : null;
}

/**
 * Renders a page of the Ateliê Serra. The same request always gives the same page.
 *
 * @returns null for an address outside `/atelie/` that is no checkout; below it what is not there is a page too, with status 404
 */
export function renderSite(request: SiteRequest): SitePage | null {
  const { path } = request;
  if (!path.startsWith('/atelie/')) {
    const page = checkoutPage(request);
    return page && { status: page.status ?? 200, html: layout(page, request) };
  }
  const place = path.slice('/atelie/'.length).replace(/(?<=.)\/$/, '');
  const page = pageAt(place, request) ?? notFound(path);
  const data = request.query.get('format') === 'json' ? page.data : undefined;
  return { status: page.status ?? 200, html: layout(page, request), ...(data && { data }) };
}
