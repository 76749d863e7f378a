import { many } from './many.mjs';

const HEAD = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demo.css" nonce="{{nonce}}">
<script src="/theme.js" nonce="{{nonce}}"></script>`;

const BAR = `<header class="bar"><a href="/#cenas"><span aria-hidden="true">←</span> Todas as cenas</a></header>`;

const TAG = '<script src="/dist/vitrine.js" async nonce="{{nonce}}"></script>';

/** Largest number of blocks the crowded scene writes. */
const MOST_BLOCKS = 10_000;

const counted = (value) => Math.min(MOST_BLOCKS, Math.max(0, Math.trunc(Number(value ?? 1000)) || 0));

/**
 * Fills a page's places.
 *
 * @param {string} template with `{{head}}`, `{{bar}}`, `{{tag}}`, `{{many}}`, `{{nonce}}`
 * @param {{ nonce?: string, query?: URLSearchParams }} values `?tag=0` leaves the tag out, `?n=` says how many blocks
 */
export function fill(template, { nonce = '', query = new URLSearchParams() } = {}) {
  const places = {
    head: HEAD,
    bar: BAR,
    tag: query.get('tag') === '0' ? '' : TAG,
    many: template.includes('{{many}}') ? many(counted(query.get('n'))) : '',
    count: String(counted(query.get('n'))),
  };
  return template
    .replace(/\{\{(head|bar|tag|many|count)\}\}/g, (_, name) => places[name])
    .replaceAll('{{nonce}}', nonce);
}
