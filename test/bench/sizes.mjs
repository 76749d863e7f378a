import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundle } from './bundle.mjs';
import { readPeer } from './peers/read-peer.mjs';
import { brotli } from './serve-files.mjs';

const REACT = `export { createElement, useState, useEffect } from 'react'; export { createRoot } from 'react-dom/client';`;

/** Each peer as a page uses it at the least: texts of its files, or what an entry imports. */
const PEERS = [
  { name: 'react', title: 'React and react-dom', entry: REACT },
  { name: 'alpine', title: 'Alpine', files: ['alpinejs/dist/cdn.min.js'] },
  {
    name: 'wordpress',
    title: 'WordPress Interactivity',
    entry: `export { store, getContext } from '@wordpress/interactivity';`,
  },
  { name: 'is-land', title: 'is-land, without React', files: ['@11ty/is-land/dist/is-land.min.js'] },
  {
    name: 'vanilla-cookieconsent',
    title: 'vanilla-cookieconsent with its style',
    files: ['vanilla-cookieconsent/dist/cookieconsent.umd.js', 'vanilla-cookieconsent/dist/cookieconsent.css'],
  },
  { name: 'klaro', title: 'Klaro', files: ['klaro/dist/klaro.js'] },
  {
    name: 'cookieconsent-iframemanager',
    title: 'vanilla-cookieconsent and iframemanager with their styles',
    files: [
      'vanilla-cookieconsent/dist/cookieconsent.umd.js',
      'vanilla-cookieconsent/dist/cookieconsent.css',
      '@orestbida/iframemanager/dist/iframemanager.js',
      '@orestbida/iframemanager/dist/iframemanager.css',
    ],
  },
  {
    name: 'buy-button',
    title: 'BuyButton.js of Shopify: product and cart',
    files: ['@shopify/buy-button-js/dist/buybutton.min.js'],
  },
  { name: 'a11y-dialog', title: 'a11y-dialog', files: ['a11y-dialog/dist/a11y-dialog.min.js'] },
  { name: 'micromodal', title: 'Micromodal', files: ['micromodal/dist/micromodal.min.js'] },
  { name: 'imask', title: 'IMask', files: ['imask/dist/imask.min.js'] },
  { name: 'cleave', title: 'Cleave.js', files: ['cleave.js/dist/cleave.min.js'] },
  { name: 'just-validate', title: 'JustValidate', files: ['just-validate/dist/just-validate.production.min.js'] },
  {
    name: 'photoswipe-swiper',
    title: 'PhotoSwipe and Swiper with their styles',
    entry: `export { default as Lightbox } from 'photoswipe/lightbox'; export { default as PhotoSwipe } from 'photoswipe'; import 'photoswipe/style.css';
export { default as Swiper } from 'swiper'; export { Navigation, Pagination, Autoplay, EffectFade } from 'swiper/modules'; import 'swiper/css'; import 'swiper/css/navigation'; import 'swiper/css/pagination'; import 'swiper/css/effect-fade';`,
  },
  {
    name: 'yarl-embla-rpa',
    title: 'yet-another-react-lightbox, Embla and react-photo-album, without React',
    entry: `export { default as Lightbox } from 'yet-another-react-lightbox'; import 'yet-another-react-lightbox/styles.css';
export { default as useEmbla } from 'embla-carousel-react'; export { RowsPhotoAlbum } from 'react-photo-album'; import 'react-photo-album/rows.css';`,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
  },
];

const weigh = (texts) => ({
  raw: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
  gzip: texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0),
  brotli: texts.reduce((sum, text) => sum + brotli(text).length, 0),
});

async function astroIsland() {
  const prebuilt = async (path) =>
    (await import(new URL(`./node_modules/astro/dist/runtime/${path}`, import.meta.url).href)).default;
  const made = await bundle({ 'client.js': `export { default } from '@astrojs/react/client.js';` });
  const island = [await prebuilt('client/visible.prebuilt.js'), await prebuilt('server/astro-island.prebuilt.js')];
  return [
    { name: 'astro-island', title: 'Astro’s island, without React', ...weigh(island) },
    {
      name: 'astro-react',
      title: 'Astro’s island with its React client',
      ...weigh([...island, ...Object.values(made)]),
    },
  ];
}

/** Page-level blocks bring services as well: what theirs come to is counted on the wire, by the scenario `banner`. */
const PAGE_LEVEL = ['cookie-banner', 'dialog'];

/** What a page with a first block of some kind fetches of Vitrine. */
function vitrinePages(dist) {
  const { files, tiers, blocks, services, preload } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  const sum = (names) => {
    const all = [...new Set(names)].map((name) => files[name]);
    const of = (kind) => all.reduce((total, file) => total + file[kind], 0);
    return { raw: of('raw'), gzip: of('gzip'), brotli: of('brotli') };
  };
  const before = [tiers.loader, tiers.stage].flat();
  // What other blocks bring as well is not what pictures cost: React, the runtime, the validator of data, the frame of layers.
  const isOthers = (path) => tiers.core.includes(path) || /\/(schemas|layers)-/.test(path);
  const pictures = ['gallery', 'lightbox'].flatMap((name) => preload.blocks[name]).filter((path) => !isOthers(path));
  const shop = [
    ...['product', 'cart-drawer', 'cart-indicator'].flatMap((name) => preload.blocks[name]),
    ...services.cart.chunks,
    ...services.calls.chunks,
  ].filter((path) => !isOthers(path) && !before.includes(path));
  const moving = Object.keys(files).filter((path) => /\/gallery-[^/]*\.variant\.js$/.test(path));
  return [
    {
      name: 'vitrine-pictures',
      title: 'Vitrine: gallery in all layouts and lightbox, without React',
      ...sum([...pictures, ...moving]),
    },
    {
      name: 'vitrine-still-pictures',
      title: 'Vitrine: gallery in layouts that do not move and lightbox, without React',
      ...sum(pictures),
    },
    {
      name: 'vitrine-shop',
      title: 'Vitrine: product, cart drawer and indicator with the call layer, without React',
      ...sum(shop),
    },
    { name: 'vitrine-none', title: 'Vitrine: page without blocks', ...sum([tiers.loader]) },
    { name: 'vitrine-waiting', title: 'Vitrine: blocks out of view', ...sum(before) },
    ...Object.entries(blocks)
      .filter(([name]) => !PAGE_LEVEL.includes(name))
      .map(([name, { chunks }]) => ({
        name: `vitrine-${name}`,
        title: `Vitrine: first ${name}`,
        ...sum([before, tiers.core, tiers.shared, chunks].flat()),
      })),
  ];
}

/**
 * Bytes of peers and of Vitrine's pages: raw, gzip 9, brotli 11.
 *
 * @returns {Promise<{ name: string, title: string, ours: boolean, raw: number, gzip: number, brotli: number }[]>} the lightest first
 */
export async function measureSizes(dist) {
  const peers = await Promise.all(
    PEERS.map(async ({ name, title, files, entry, external }) => ({
      name,
      title,
      ...weigh(files ? files.map(readPeer) : Object.values(await bundle({ 'peer.js': entry }, { external }))),
    })),
  );
  return [
    ...vitrinePages(dist).map((row) => ({ ...row, ours: true })),
    ...[...peers, ...(await astroIsland())].map((row) => ({ ...row, ours: false })),
  ].sort((one, other) => one.brotli - other.brotli);
}
