/**
 * What other libraries, and Portuguese, call the blocks, in small letters without accents, dashes, or spaces. Names
 * that differ from a block's own by a typing mistake are found by their letters, and are not listed.
 */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  accordion: ['acordeao', 'sanfona', 'faq', 'perguntas', 'collapse', 'collapsible', 'disclosure'],
  'announcement-bar': ['aviso', 'topbar', 'announcement'],
  badge: ['selo', 'etiqueta'],
  calendar: ['calendario', 'agenda'],
  'cart-page': ['carrinho', 'sacola'],
  chart: ['grafico', 'graph'],
  code: ['codigo', 'codeblock'],
  'cookie-banner': ['cookies', 'consent', 'lgpd', 'cookieconsent'],
  dialog: ['modal', 'dialogo', 'janela'],
  donation: ['doacao', 'donate', 'apoie'],
  embed: ['iframe', 'oembed', 'incorporacao'],
  'event-list': ['eventos', 'events', 'event'],
  form: ['formulario', 'contato', 'contact', 'contactform'],
  gallery: ['galeria', 'carousel', 'carrossel', 'slider', 'slideshow', 'masonry', 'grid'],
  'gift-card': ['valepresente', 'voucher'],
  image: ['imagem', 'foto', 'picture', 'img'],
  map: ['mapa', 'googlemaps', 'leaflet'],
  marquee: ['letreiro', 'ticker'],
  'member-login': ['entrar', 'login', 'signin'],
  newsletter: ['boletim', 'novidades', 'subscribe', 'mailinglist'],
  popup: ['lightboxform', 'exitintent'],
  product: ['produto'],
  'product-list': ['produtos', 'products', 'shop', 'loja'],
  reservation: ['reserva', 'booking'],
  reviews: ['avaliacoes', 'depoimentos', 'testimonials', 'ratings'],
  search: ['busca', 'pesquisa'],
  shape: ['forma'],
  'social-feed': ['instagram', 'feed'],
  summary: ['resumo', 'posts', 'blog'],
  'tour-dates': ['shows', 'turne', 'bandsintown'],
};

const BLOCK_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(OTHER_NAMES).flatMap(([block, names]) => names.map((name) => [name, block])),
);

/** Returns the block that others call by a name; undefined if the name is none of theirs. */
export const blockCalled = (name: string): string | undefined =>
  BLOCK_OF.get(
    name
      .normalize('NFD')
      .replace(/[^\p{L}]/gu, '')
      .toLowerCase(),
  );
