import { bundle } from '../bundle.mjs';
import { vitrineFiles } from '../peers/vitrine.mjs';
import { pageOf } from './open-page.mjs';

/** What runs in the page of each peer: all of it is in one file, so that none fetches anything when it is opened. */
const ENTRIES = {
  photoswipe: `import PhotoSwipeLightbox from 'photoswipe/lightbox';
import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
new PhotoSwipeLightbox({ gallery: '#place', children: 'a', pswpModule: PhotoSwipe }).init();`,
  glightbox: `import GLightbox from 'glightbox';
import 'glightbox/dist/css/glightbox.min.css';
GLightbox({ selector: '#place a' });`,
  'yet-another-react-lightbox': `import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Lightbox from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
const links = [...document.querySelectorAll('#place a')];
const slides = links.map((link) => ({
  src: link.href, width: Number(link.dataset.pswpWidth), height: Number(link.dataset.pswpHeight), alt: link.firstElementChild.alt,
}));
function App() {
  const [index, setIndex] = useState(-1);
  useEffect(() => {
    document.querySelector('#place').addEventListener('click', (event) => {
      event.preventDefault();
      setIndex(links.indexOf(event.target.closest('a')));
    });
  }, []);
  return createElement(Lightbox, { open: index >= 0, index: Math.max(0, index), slides, close: () => setIndex(-1) });
}
createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(App));`,
};

/** How the open lightbox is found. Vitrine's is a dialog in a shadow root. */
export const OVERLAYS = {
  vitrine: 'dialog[open]',
  'vitrine-gallery': 'dialog[open]',
  photoswipe: '.pswp',
  glightbox: '.glightbox-container',
  'yet-another-react-lightbox': '.yarl__portal',
};

export const LIGHTBOX_PEERS = Object.keys(OVERLAYS);

const GRID =
  '<style>#place{display:grid;grid-template-columns:repeat(6,1fr);gap:12px}#place img{width:100%;height:auto}</style>';

/** The server's links to the large pictures, the same for all, but for the attribute by which Vitrine knows them. */
const links = (pictures, attribute) =>
  pictures
    .map(
      ({ src, large, width, height, alt }) =>
        `<a href="${large}"${attribute} data-pswp-width="${width}" data-pswp-height="${height}"><img src="${src}" width="${width}" height="${height}" alt="${alt}" loading="lazy"></a>`,
    )
    .join('\n');
const place = (inside) => `<div id="place">${inside}</div>`;

/** The files of all peers, and their pages: `/lightbox/NAME`. */
export async function lightboxFiles(dist, pictures) {
  const made = await bundle(Object.fromEntries(Object.entries(ENTRIES).map(([name, text]) => [`${name}.js`, text])));
  const files = Object.fromEntries(Object.entries(made).map(([name, text]) => [`/lightbox-files/${name}`, text]));
  files['/lightbox/vitrine'] = pageOf(
    `${GRID}<script async src="/dist/vitrine.js"></script>`,
    place(links(pictures, ' data-lightbox="fotos"')),
  );
  // The gallery fetches the lightbox when the mouse comes over it.
  files['/lightbox/vitrine-gallery'] = pageOf(
    '<script async src="/dist/vitrine.js"></script>',
    place(
      `<div data-block="gallery" data-design="grid" data-slides-per-row="6" data-gutter="12" data-lightbox="true"><div>${links(pictures, '')}</div></div>`,
    ),
  );
  for (const name of Object.keys(ENTRIES))
    files[`/lightbox/${name}`] = pageOf(
      `${GRID}<link rel="stylesheet" href="/lightbox-files/${name}.css"><script type="module" src="/lightbox-files/${name}.js"></script>`,
      place(links(pictures, '')),
    );
  return { ...vitrineFiles(dist), ...files };
}
