import type { Case } from './case.ts';
import { page } from './markup.ts';

const PRODUCT = '{"id": "1", "title": "Caneca", "variants": [{"sku": "A", "price": 8900}]}';
const list = (inside: string): string =>
  page(`<div data-block="product-list"><article data-product='${PRODUCT}'>${inside}</article></div>`);

/** Attributes of the page, products and media. */
export const attributeCases = {
  VT107: {
    wrong: [
      page('<button data-quick-add>Comprar</button>'),
      list('<button data-quick-view>Ver</button>'),
      page('<div data-block="product-list"><button data-next-page>Mais</button></div>'),
      page('<img src="/a.jpg" alt="" data-lightbox="obra">'),
      page('<p data-cart-quantity>2</p>'),
    ],
    right: [
      list('<button data-quick-add>Comprar</button><a href="/caneca" data-quick-view>Ver</a>'),
      page('<div data-block="product-list"><a href="?pagina=2" data-next-page>Mais</a></div>'),
      page('<a href="/a.jpg" data-lightbox="obra">Foto</a>'),
      page('<a href="/carrinho" data-block="cart-indicator">Carrinho <b data-cart-quantity>2</b></a>'),
      // What is around it may be in another file, or others have the same attribute.
      '<button data-quick-add>Comprar</button>',
      page('<a href="/a.jpg" data-caption="Vaso">Foto</a><div class="gallery-lightbox" data-lightbox="false"></div>'),
    ],
  },
  VT108: {
    wrong: [
      page('<button data-cart-open="false">Carrinho</button>'),
      page(
        '<ul data-block="tour-dates"><li data-sold-out="false"><time datetime="2030-05-30">30/5</time> <b data-venue>Sesc</b></li></ul>',
      ),
    ],
    right: [
      page('<button data-cart-open>Carrinho</button><i data-sold-out="false"></i>'),
      page('<button data-cart-open="true">Carrinho</button>'),
    ],
  },
  VT109: {
    wrong: [
      page('<div data-block="marquee" data-first-open>Oi</div>'),
      page('<div data-block="marquee" data-map-zoom="{{ zoom }}">Oi</div>'),
    ],
    right: [
      page(
        '<div data-block="marquee" data-animation-speed="2" data-theme="dark" data-title="Oi" data-my-speed>Oi</div>',
      ),
      // Names that other scripts have as well.
      page('<div data-block="marquee" data-item-id="7" data-button-text="Ver" data-button-url="/loja">Oi</div>'),
      page('<div data-block="marquee" data-time-zone="America/Recife" data-page-size="9" data-new-window>Oi</div>'),
      page('<section data-first-open><p data-map-zoom="3" data-block-load="load">Oi</p></section>'),
    ],
  },
  VT182: {
    wrong: [
      '<div data-block="product"><h1>Caneca</h1></div>',
      '<div data-block="gift-card" data-product=""></div>',
      `<div data-block="product" data-produto='${PRODUCT}'></div>`,
    ],
    right: [
      `<div data-block="product" data-product='${PRODUCT}'></div>`,
      `<div data-block="product"><p><script type="application/json" data-product>${PRODUCT}</script></p></div>`,
      '<div data-block="product" {{ produto }}></div>',
      '<div data-block="product">{% render "produto" %}</div>',
    ],
  },
  VT183: {
    wrong: [
      '<div data-block="gallery"></div>',
      '<div data-block="image"><p>Foto</p></div>',
      '<div data-block="audio"></div>',
      '<div data-block="video"><p>Vídeo</p></div>',
      '<div data-block="chart"><p>4</p></div>',
      '<div data-block="embed"><p>Post</p></div>',
    ],
    right: [
      '<div data-block="gallery"><img src="/a.jpg" alt=""></div>',
      '<div data-block="gallery" data-items=\'[{"src": "/a.jpg"}]\'></div>',
      '<div data-block="gallery">{{ fotos }}</div>',
      '<div data-block="video" data-url="https://vimeo.com/1"></div>',
      '<div data-block="embed"><a href="https://a.example/">Post</a></div>',
      '<div data-block="embed" data-block-json=\'{"src": "https://a.example/"}\'></div>',
    ],
  },
  VT184: {
    wrong: [
      '<div data-block="gallery"><img alt="Vaso"></div>',
      '<div data-block="audio"><audio controls></audio></div>',
      '<div data-block="image"><img src="" alt="Vaso"></div>',
    ],
    right: [
      '<div data-block="gallery"><img data-src="/a.jpg" alt="Vaso"></div>',
      '<div data-block="audio"><audio controls><source src="/a.mp3"></audio></div>',
      '<div data-block="image"><img src="{{ foto }}" alt="Vaso"></div>',
    ],
  },
  VT185: {
    wrong: ['<a href="/" data-tooltip>Início</a>'],
    right: ['<a href="/" data-tooltip title="Volta">Início</a>', '<a href="/" data-tooltip="Volta">Início</a>'],
  },
  VT186: {
    wrong: [
      '<div data-block="gallery"><img data-src="www.example.com/a.jpg" alt=""></div>',
      '<div data-block="gallery"><img src="cdn.exemplo.com.br/a.jpg" alt=""></div>',
      '<div data-block="embed" data-src="youtube.com/embed/1"></div>',
      '<div data-block="embed" data-src="https//a.example/"></div>',
      '<iframe data-consent="marketing" data-consent-src="www.youtube.com/embed/1" title="A"></iframe>',
      `<div data-block="gallery" data-items='[{"src": "www.example.com/a.jpg"}]'></div>`,
      `<div data-block="embed" data-block-json='{"src": "www.example.com/a"}'></div>`,
    ],
    right: [
      '<div data-block="gallery"><img data-src="/www.example.com/a.jpg" alt=""></div>',
      '<div data-block="gallery"><img src="fotos/a.com.jpg" alt=""><a href="contato.html">Contato</a></div>',
      '<div data-block="gallery"><img src="//www.example.com/a.jpg" alt=""></div>',
      '<div data-block="embed" data-src="www.{{ dominio }}/a"></div>',
      '<div data-block="embed" data-src="https://www.example.com/a" data-title="www.example.com/a"></div>',
      // A link of the page is no concern of a block.
      '<a href="www.example.com/a">A</a>',
    ],
  },
} satisfies Readonly<Record<string, Case>>;
