interface Tile {
  readonly id: string;
  readonly price: number;
  readonly glazes?: readonly string[];
  readonly stock?: number;
  readonly more?: object;
}

/** A product of a list, as a server sends it. */
export function tile({ id, price, glazes = ['Bruma'], stock = 5, more = {} }: Tile): string {
  const variants = glazes.map((value, index) => ({
    id: `${id}-${index}`,
    sku: `${id}-${index}`,
    price,
    qtyInStock: stock,
    optionValues: [{ optionName: 'Esmalte', value }],
  }));
  const data = { id, title: id, url: `/atelie/peca/${id}`, productType: 1, variants, ...more };
  return `<article data-product='${JSON.stringify(data)}'><h3><a href="/atelie/peca/${id}">${id}</a></h3><p>R$ ${price / 100}</p><a href="/atelie/peca/${id}?adicionar" data-quick-add>Adicionar</a></article>`;
}

export const TILES = [
  tile({ id: 'vaso', price: 30_000, glazes: ['Bruma'] }),
  tile({ id: 'bule', price: 20_000, glazes: ['Noite'] }),
  tile({ id: 'caneca', price: 8_900, glazes: ['Bruma', 'Noite'] }),
  tile({ id: 'prato', price: 12_000, glazes: ['Mata'], stock: 0 }),
];

const FORM =
  '<form method="get" action="/atelie/colecao"><label><input type="checkbox" name="esmalte" value="Bruma"> Bruma</label><button>Mostrar</button></form>';

/** A list with the form for visitors without scripts. */
export const listWith = (tiles: readonly string[], { attributes = '', after = '' } = {}): string =>
  `<script type="application/json" data-site-context>{"server":"platform","website":{"formattingLocale":"pt-BR"},"storeSettings":{"selectedCurrency":"BRL"},"item":{"id":"bule"}}</script>
<div id="lista" class="tiles" data-block="product-list" ${attributes}>${FORM}${tiles.join('')}${after}</div>`;

/** A page's grid, with what a page has to say about hidden elements. */
export const GRID =
  '<style>[hidden]{display:none!important}.tiles{display:grid;grid-template-columns:repeat(2,1fr);gap:16px}</style>';
