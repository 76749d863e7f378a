import { escapeHtml } from './escape-html.mjs';

const PICTURES = [
  'tigela-serra',
  'caneca-neblina',
  'prato-barro',
  'moringa-sertao',
  'vaso-lua',
  'copo-cerrado',
  'jarra-agua',
];
const FORMS = ['Tigela', 'Caneca', 'Prato', 'Moringa', 'Vaso', 'Copo', 'Jarra'];
const GLAZES = ['Neblina', 'Óxido', 'Osso', 'Mata', 'Rio'];
const SIZES = ['Pequena', 'Média', 'Grande'];

const money = (cents) => `R$\u00a0${(cents / 100).toFixed(2).replace('.', ',')}`;

/** A product of a list that is long: number, form, glaze and size follow from its place, so that every list is the same. */
function product(index) {
  const at = (list) => list[index % list.length];
  const name = `${at(FORMS)} ${index + 1}`;
  const price = 4_000 + ((index * 731) % 90) * 100;
  const sku = `LS-${String(index + 1).padStart(4, '0')}`;
  const onSale = index % 6 === 0;
  const data = {
    id: sku,
    title: name,
    url: `#${sku}`,
    productType: 1,
    currency: 'BRL',
    variants: [
      {
        id: sku,
        sku,
        price,
        salePrice: onSale ? price - 1_000 : price,
        onSale,
        qtyInStock: index % 9 === 0 ? 0 : (index % 20) + 1,
        unlimited: false,
        optionValues: [
          { optionName: 'Esmalte', value: at(GLAZES) },
          { optionName: 'Tamanho', value: at(SIZES) },
        ],
      },
    ],
  };
  return `<article class="product-tile" id="${sku}" data-product="${escapeHtml(JSON.stringify(data))}">
<img src="/imagens/${at(PICTURES)}.jpg?format=300w" width="300" height="375" alt="" loading="lazy" decoding="async">
<h2><a href="#${sku}">${name}</a></h2>
<p>${at(GLAZES)}, ${at(SIZES).toLowerCase()}</p>
<p data-product-price>${money(onSale ? price - 1_000 : price)}</p>
</article>`;
}

/**
 * The tiles of a list of products.
 *
 * @param {number} count
 */
export const products = (count) => Array.from({ length: count }, (_, index) => product(index)).join('\n');
