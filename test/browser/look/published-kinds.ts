// Kinds of published markup that have shapes of several generations (docs/published-markup.md §2, §6, §12, §13, §14). Own words and data.

/** One kind of published markup. */
export interface PublishedKind {
  readonly name: string;
  readonly html: string;
  /** Classes of elements that a page may leave out: what is inside stands in their place. */
  readonly wrappers: readonly string[];
  /** A selector of the kind's parts that a page's sheet may hide. */
  readonly hidden: string;
  readonly style?: string;
  /** The block's form has another height than the page's, so that what is below moves if it is in view before the block is. */
  readonly resizes?: true;
}

const block = (kind: string, code: number, attributes: string, body: string): string =>
  `<div class="sqs-block ${kind}-block sqs-block-${kind}" data-block-type="${code}" id="block-${kind}1"${attributes}><div class="sqs-block-content">${body}</div></div>`;

const escaped = (value: unknown): string => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const picture = (alt: string): string =>
  `<noscript><img src="/favicon.svg" alt="${alt}"></noscript><img class="thumb-image" data-src="/favicon.svg" data-image="/favicon.svg" data-image-dimensions="600x400" data-image-focal-point="0.5,0.5" alt="${alt}" data-load="false">`;

const variant = (size: string, at: number, onSale = false) => ({
  attributes: { Tamanho: size },
  optionValues: [{ optionName: 'Tamanho', value: size }],
  id: `6ab0c1d2e3f4a5b6c7d8e90${at}`,
  sku: `SQ123456${at}`,
  price: 12_000 + at * 1000,
  salePrice: 9000,
  priceMoney: { currency: 'BRL', value: `${120 + at * 10}.00` },
  salePriceMoney: { currency: 'BRL', value: '90.00' },
  onSale,
  unlimited: false,
  qtyInStock: 3,
});

const ITEM = '6ab0c1d2e3f4a5b6c7d8e9aa';

const PRODUCT_OLDER = `<article class="ProductItem hentry" data-item-id="${ITEM}" id="article-1"><nav class="ProductItem-nav"><a class="ProductItem-nav-breadcrumb-link" href="/loja">Loja</a></nav><section class="ProductItem-gallery"><div class="ProductItem-gallery-slides"><div class="ProductItem-gallery-slides-item">${picture('Jarra de perfil')}</div></div></section><section class="ProductItem-details"><div class="ProductItem-details-checkout"><h1 class="ProductItem-details-title">Jarra Canastra</h1><div class="ProductItem-product-price product-price"><span class="sqs-money-native">R$ 120,00</span></div><div class="ProductItem-details-excerpt"><p>Um litro de limonada, cabo puxado.</p></div>
<div class="product-variants" data-item-id="${ITEM}" data-variants="${escaped([variant('Pequena', 0), variant('Grande', 1)])}"><div class="variant-option"><div class="variant-option-title">Tamanho</div><div class="variant-select-wrapper"><select aria-label="Tamanho" data-variant-option-name="Tamanho"><option value="">Escolha</option><option value="Pequena">Pequena</option><option value="Grande">Grande</option></select></div></div></div>
<div class="product-quantity-input" data-item-id="${ITEM}"><div class="quantity-label">Quantidade</div><input aria-label="Quantidade" size="4" max="9999" min="1" value="1" type="number" step="1"></div>
<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button sqs-editable-button" role="button" tabindex="0" data-collection-id="6ab0c1d2e3f4a5b6c7d8e9bb" data-item-id="${ITEM}" data-product-type="1" data-original-label="Pôr no carrinho"><div class="sqs-add-to-cart-button-inner">Pôr no carrinho</div></div></div></div></section></article>`;

const PRODUCT_CURRENT = `<div class="product-detail" data-controller="ProductDetail" data-product-id="${ITEM}" data-context="${escaped({ websiteId: '5a', product: { id: ITEM, title: 'Bule Canastra', price: { currency: 'BRL', value: '180.00' }, variants: [{ ...variant('Único', 0), price: 18_000, priceMoney: { currency: 'BRL', value: '180.00' } }] } })}"><div class="product-detail-content"><div class="product-gallery">${picture('Bule de lado')}</div><div class="product-meta"><h1 class="product-title">Bule Canastra</h1><div class="product-price"><div class="product-price-value">R$ 180,00</div></div><div class="product-description"><p>Para chá de fim de tarde.</p></div><div class="product-quantity-input"><label class="quantity-label">Quantidade <input type="number" value="1" min="1"></label></div><div class="product-add-to-cart"><button class="sqs-add-to-cart-button" type="button"><span class="add-to-cart-text">Comprar</span><span class="cart-added-text hidden">Adicionado</span></button></div><div class="product-nested-info"><a href="/trocas">Trocas em trinta dias</a></div></div></div></div>`;

const menuItem = (title: string, words: string, price: string): string =>
  `<div class="menu-item"><div class="menu-item-price-top">R$ ${price}</div><div class="menu-item-title">${title}</div><div class="menu-item-description">${words}</div><div class="menu-item-price-bottom">R$ ${price}</div></div>`;
const menuPage = (title: string, sections: string): string =>
  `<div class="menu"><div class="menu-header"><div class="menu-title">${title}</div></div><div class="menu-sections">${sections}</div></div>`;
const menuSection = (title: string, items: string): string =>
  `<div class="menu-section"><div class="menu-section-header"><div class="menu-section-title">${title}</div></div><div class="menu-items">${items}</div></div>`;

const event = (title: string, words: string): string =>
  `<article class="eventlist-event eventlist-event--upcoming eventlist-event--hasimg"><a href="/agenda/a" class="eventlist-column-thumbnail content-fill">${picture(title)}</a><a class="eventlist-column-date" href="/agenda/a"><div class="eventlist-datetag"><div class="eventlist-datetag-inner"><div class="eventlist-datetag-startdate eventlist-datetag-startdate--month">dez</div><div class="eventlist-datetag-startdate eventlist-datetag-startdate--day">5</div></div></div></a><div class="eventlist-column-info"><h1 class="eventlist-title"><a href="/agenda/a" class="eventlist-title-link">${title}</a></h1><ul class="eventlist-meta event-meta"><li class="eventlist-meta-item eventlist-meta-date event-meta-item"><time class="event-date" datetime="2031-12-05">sexta-feira, 5 de dezembro</time></li><li class="eventlist-meta-item eventlist-meta-time event-meta-item"><span class="event-time-12hr"><time class="event-time-12hr-start" datetime="2031-12-05">9:00 AM</time></span><span class="event-time-24hr"><time class="event-time-24hr-start" datetime="2031-12-05">09:00</time></span></li><li class="eventlist-meta-item eventlist-meta-address event-meta-item">Ateliê da serra</li><li class="eventlist-meta-item eventlist-meta-export"><a href="https://calendario.example/evento" class="eventlist-meta-export-google">Google Calendar</a><a href="/agenda/a?format=ical" class="eventlist-meta-export-ical">ICS</a></li></ul><div class="eventlist-excerpt"><p>${words}</p></div></div></article>`;

const figure = (kind: string, alt: string): string =>
  `<figure class="gallery-${kind}-item" data-slide-url="${alt.toLowerCase()}"><div class="gallery-${kind}-item-wrapper"><div class="gallery-${kind}-item-src">${picture(alt)}</div></div><figcaption class="gallery-caption gallery-caption-${kind}"><div class="gallery-caption-wrapper"><p class="gallery-caption-content">${alt} da fornada de maio</p></div></figcaption></figure>`;
const section = (kind: string, controller: string, extra = ''): PublishedKind => ({
  name: `a ${kind} section of pictures`,
  html: `<section class="page-section gallery-section full-bleed-section" data-controller="SectionWrapperController" data-sqsp-section="gallery"><div class="content-wrapper"><div class="content"><div class="gallery-${kind}" data-controller="${controller}" data-lightbox="false" data-columns="2"><div class="gallery-${kind}-wrapper"><div class="gallery-${kind}-list">${['Jarra', 'Tigela', 'Prato', 'Caneca'].map((alt) => figure(kind, alt)).join('')}</div></div>${extra}</div></div></div></section>`,
  wrappers: [`gallery-${kind}-wrapper`, 'content', `gallery-${kind}-item-src`],
  hidden: 'figcaption',
  style: `.gallery-${kind}-list { display: grid; grid-template-columns: 1fr 1fr; gap: 12px } figure { margin: 0 } .gallery-${kind} img { width: 100% } .gallery-lightbox-outer-wrapper { display: none }`,
});

export const PUBLISHED_KINDS: readonly PublishedKind[] = [
  {
    name: 'an older product page',
    resizes: true,
    html: PRODUCT_OLDER,
    wrappers: ['ProductItem-details-checkout', 'variant-select-wrapper', 'sqs-add-to-cart-button-wrapper'],
    hidden: '.ProductItem-nav,.quantity-label',
    style:
      '.ProductItem { display: grid; grid-template-columns: 1fr 1fr; gap: 24px } .ProductItem-nav { grid-column: 1 / -1 } @media (max-width: 600px) { .ProductItem { display: block } }',
  },
  {
    name: 'a current product page',
    resizes: true,
    html: PRODUCT_CURRENT,
    wrappers: ['product-detail-content', 'product-price', 'product-add-to-cart'],
    hidden: '.product-description,.product-nested-info',
    style:
      '.product-detail-content { display: flex; gap: 24px; flex-wrap: wrap } .product-gallery { flex: 1 1 300px } .product-meta { flex: 1 1 300px }',
  },
  {
    name: 'a cart in the header, and its page',
    html: '<header class="header"><a href="/cart" class="sqs-custom-cart header-icon cart-style-icon show-empty-cart-state cart-quantity-zero"><div class="Cart-inner"><span class="Cart-label">Carrinho</span> <span class="sqs-cart-quantity">0</span></div></a><div data-controller="UserAccountLink" class="user-accounts-link"><button class="user-accounts-text-link" type="button"><span class="unauth">Entrar</span><span class="auth">Conta</span></button></div></header><div id="sqs-cart-container"> </div>',
    wrappers: ['Cart-inner', 'user-accounts-link'],
    hidden: '.auth,.Cart-label',
    style: '.header { display: flex; justify-content: flex-end; gap: 16px } .auth { display: none }',
  },
  {
    name: 'a menu of two cards',
    html: block(
      'menu',
      18,
      '',
      `<div class="menu-selector"><div class="menu-selects"><div class="menu-select-labels menu-select-labels--active">Almoço</div><div class="menu-select-labels">Jantar</div></div></div><div class="menus">${menuPage('Almoço', menuSection('Entradas', menuItem('Caldo', 'Feijão e couve', '18') + menuItem('Salada', 'Folhas da serra', '22')) + menuSection('Pratos', menuItem('Galinhada', 'Com pequi', '46')))}${menuPage('Jantar', menuSection('Massas', menuItem('Nhoque', 'Batata e sálvia', '52')))}</div>`,
    ),
    wrappers: ['sqs-block-content', 'menu-header', 'menu-section-header'],
    hidden: '.menu-item-price-top',
    style: '.menu-selects { display: flex; gap: 16px } .menu-item-price-bottom, .menu ~ .menu { display: none }',
  },
  {
    name: 'an audio file',
    html: block(
      'audio',
      41,
      '',
      '<div class="sqs-audio-embed" data-url="/som.mp3" data-mime-type="audio/mpeg" data-title="O som do forno" data-author="Oficina" data-show-download="true" data-design-style="minimal" data-duration-in-ms="62000" data-color-theme="dark"></div><p class="audio-note">Gravado ao pé do forno, <a href="/som">como foi</a>.</p>',
    ),
    wrappers: ['sqs-block-content'],
    hidden: '.audio-note',
  },
  {
    name: 'a calendar with a word before it',
    html: block(
      'calendar',
      26,
      ` data-block-json="${escaped({ collectionId: '6ab0c1d2e3f4a5b6c7d8e9f1' })}"`,
      '<!-- The calendar block is initialized by javascript. --><p class="calendar-note">As datas também estão <a href="/agenda">na agenda</a>.</p>',
    ),
    wrappers: ['sqs-block-content'],
    hidden: '.none',
  },
  {
    name: 'a list of events',
    html: `<div class="eventlist eventlist--upcoming">${event('Fornada aberta', 'O forno abre às nove.')}${event('Feira de dezembro', 'Na praça, com chuva ou sol.')}</div>`,
    wrappers: ['eventlist-datetag', 'eventlist-datetag-inner', 'eventlist-column-info'],
    hidden: '.event-time-12hr,.eventlist-meta-export',
    style:
      '.eventlist-event { display: flex; flex-wrap: wrap; gap: 16px } .eventlist-column-thumbnail { width: 200px } .eventlist-column-thumbnail img { width: 100% }',
  },
  section('grid', 'GalleryGrid'),
  section('masonry', 'GalleryMasonry'),
  section('strips', 'GalleryStrips'),
  section(
    'reel',
    'GalleryReel',
    '<div class="gallery-reel-controls"><button data-previous aria-label="Anterior" type="button">‹</button><button data-next aria-label="Próxima" type="button">›</button></div><div class="gallery-lightbox-outer-wrapper" data-lightbox="false"><div class="gallery-lightbox" role="dialog" aria-label="Gallery"></div></div>',
  ),
  {
    name: 'tour dates, a button and a quote',
    html:
      block(
        'tour-dates',
        59,
        ` data-block-json="${escaped({ artistId: '12', timeframe: 'upcoming' })}"`,
        '<p>Datas no <a href="/datas">nosso caderno</a>.</p>',
      ) +
      block(
        'button',
        53,
        '',
        '<div class="sqs-block-button-container--center" data-alignment="center" data-button-size="medium" data-button-type="primary"><a class="sqs-block-button-element--medium sqs-button-element--primary sqs-block-button-element" href="/aulas">Marcar aula</a></div>',
      ) +
      block(
        'quote',
        31,
        '',
        '<figure class="block-animation-site-default"><blockquote data-animation-role="quote"><span>“</span>O forno decide a hora.<span>”</span></blockquote><figcaption class="source">— da parede</figcaption></figure>',
      ),
    wrappers: ['sqs-block-content', 'sqs-block-button-container--center'],
    hidden: '.source',
  },
];

export const PUBLISHED_VARIANTS = [
  'as it is',
  'without some wrappers',
  'with parts hidden and classes of its own',
] as const;
export type PublishedVariant = (typeof PUBLISHED_VARIANTS)[number];
