import { many } from './many.mjs';
import { photos } from './photos.mjs';
import { products } from './products.mjs';

const HEAD = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demo.css" nonce="{{nonce}}">
<script src="/theme.js" nonce="{{nonce}}"></script>`;

const BAR = `<header class="bar"><a href="/#cenas"><span aria-hidden="true">←</span> Todas as cenas</a></header>`;

const TAG = '<script src="/dist/vitrine.js" async nonce="{{nonce}}"></script>';

/** Largest number of blocks the crowded scene writes. */
const MOST_BLOCKS = 10_000;

/** Number of pictures of the scene that is all pictures, unless `?n=` says another one. */
const PHOTOS = 2000;

/** Number of products of the scene that is all products, unless `?n=` says another one. */
const PRODUCTS = 500;

const counted = (value, fallback = 1000) =>
  Math.min(MOST_BLOCKS, Math.max(0, Math.trunc(Number(value ?? fallback)) || 0));

/**
 * Fills a page's places.
 *
 * @param {string} template with `{{head}}`, `{{bar}}`, `{{tag}}`, `{{many}}`, `{{photos}}`, `{{products}}`, `{{nonce}}`
 * @param {{ nonce?: string, query?: URLSearchParams }} values `?tag=0` leaves the tag out, `?n=` says how many blocks, pictures or products
 */
export function fill(template, { nonce = '', query = new URLSearchParams() } = {}) {
  const places = {
    head: HEAD,
    bar: BAR,
    tag: query.get('tag') === '0' ? '' : TAG,
    many: template.includes('{{many}}') ? many(counted(query.get('n'))) : '',
    photos: template.includes('{{photos}}') ? photos(counted(query.get('n'), PHOTOS)) : '',
    products: template.includes('{{products}}') ? products(counted(query.get('n'), PRODUCTS)) : '',
    count: String(counted(query.get('n'))),
  };
  return template
    .replace(/\{\{(head|bar|tag|many|photos|products|count)\}\}/g, (_, name) => places[name])
    .replaceAll('{{nonce}}', nonce);
}
