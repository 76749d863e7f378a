import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../bundle.mjs';
import { vitrineFiles } from '../peers/vitrine.mjs';
import { pageOf } from './open-page.mjs';

/** Height that rows are filled at, and space between pictures, in px: the same for all. */
const ROW = 250;
const SPACE = 20;

const REACT = `import { createElement } from 'react'; import { createRoot } from 'react-dom/client';`;

/**
 * What runs in the page of each peer. `prepare(place, pictures)` may get ready what a server would have written; the function that it returns shows
 * the pictures, and is what is measured.
 */
const ENTRIES = {
  'react-photo-album': `${REACT}
import { RowsPhotoAlbum } from 'react-photo-album';
import 'react-photo-album/rows.css';
globalThis.prepare = (place, pictures) => {
  const photos = pictures.map(({ src, width, height, alt }) => ({ src, width, height, alt, key: src }));
  return () => createRoot(place).render(createElement(RowsPhotoAlbum, { photos, targetRowHeight: ${ROW}, spacing: ${SPACE} }));
};`,
  'justified-layout': `import layout from 'justified-layout';
globalThis.prepare = (place, pictures) => () => {
  const { boxes, containerHeight } = layout(pictures, {
    containerWidth: place.clientWidth, containerPadding: 0, boxSpacing: ${SPACE}, targetRowHeight: ${ROW},
  });
  place.style.position = 'relative';
  place.style.height = containerHeight + 'px';
  place.innerHTML = boxes.map(({ left, top, width, height }, at) => {
    const { src, alt } = pictures[at];
    return \`<img src="\${src}" alt="\${alt}" loading="lazy" decoding="async" style="position:absolute;left:\${left}px;top:\${top}px;width:\${width}px;height:\${height}px">\`;
  }).join('');
};`,
  masonic: `${REACT}
import { Masonry } from 'masonic';
const Card = ({ data: { src, alt, width, height }, width: shown }) =>
  createElement('img', { src, alt, loading: 'lazy', decoding: 'async', width: shown, height: (shown * height) / width });
globalThis.prepare = (place, pictures) => () =>
  createRoot(place).render(createElement(Masonry, { items: pictures, columnWidth: 300, columnGutter: ${SPACE}, render: Card, itemHeightEstimate: 260 }));`,
};

const itemsOf = (pictures) => pictures.map(({ src, width, height, alt }) => ({ src, width, height, alt }));
const dataOf = (pictures) =>
  JSON.stringify({ design: 'autorows', rowHeight: ROW, gutter: SPACE, items: itemsOf(pictures) });
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const TAG = '<script async src="/dist/vitrine.js"></script>';

/** Vitrine's files are evaluated before the block is there, as the bundles of the others are. */
function vitrineReady(dist) {
  const { preload } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  const paths = [preload.stage, preload.blocks.gallery ?? []].flat().map((path) => `/dist/${path}`);
  return `<script type="module">
const evaluated = Promise.all(${JSON.stringify(paths)}.map((path) => import(path)));
globalThis.prepare = async (place, pictures) => {
  await evaluated;
  const block = document.createElement('div');
  block.dataset.block = 'gallery';
  block.dataset.blockJson = JSON.stringify({ design: 'autorows', rowHeight: ${ROW}, gutter: ${SPACE}, items: pictures });
  return () => place.append(block);
};
</script>`;
}

export const ROWS_PEERS = ['vitrine', ...Object.keys(ENTRIES)];

/**
 * The files of all peers, and their pages for a number of pictures: `/rows/NAME/COUNT` waits to be told to show them, `/rows/NAME/COUNT/cold`
 * shows them as soon as its scripts are there.
 */
export async function rowsFiles(dist, lists) {
  const made = await bundle(Object.fromEntries(Object.entries(ENTRIES).map(([name, text]) => [`${name}.js`, text])));
  const files = Object.fromEntries(Object.entries(made).map(([name, text]) => [`/rows-files/${name}`, text]));
  const style = (name) => (made[`${name}.css`] ? `<link rel="stylesheet" href="/rows-files/${name}.css">` : '');
  for (const pictures of lists) {
    const data = `<script>globalThis.PICTURES = ${JSON.stringify(itemsOf(pictures))}</script>`;
    const path = `${pictures.length}`;
    files[`/rows/vitrine/${path}`] = pageOf(`${TAG}${data}`, `<div id="place"></div>${vitrineReady(dist)}`);
    files[`/rows/vitrine/${path}/cold`] = pageOf(
      TAG,
      `<div id="place"><div data-block="gallery" data-block-json="${escaped(dataOf(pictures))}"></div></div>`,
    );
    for (const name of Object.keys(ENTRIES)) {
      const script = `<script type="module" src="/rows-files/${name}.js"></script>`;
      files[`/rows/${name}/${path}`] = pageOf(`${style(name)}${data}${script}`, '<div id="place"></div>');
      files[`/rows/${name}/${path}/cold`] = pageOf(
        `${style(name)}${data}${script}`,
        '<div id="place"></div><script type="module">prepare(document.querySelector("#place"), PICTURES)()</script>',
      );
    }
  }
  return { ...vitrineFiles(dist), ...files };
}
