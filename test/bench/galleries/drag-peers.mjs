import { bundle } from '../bundle.mjs';
import { vitrineFiles } from '../peers/vitrine.mjs';
import { pageOf } from './open-page.mjs';

const PER_VIEW = 3;

const ENTRIES = {
  embla: `import EmblaCarousel from 'embla-carousel';
EmblaCarousel(document.querySelector('.view'), { align: 'start', slidesToScroll: 1 });`,
  swiper: `import Swiper from 'swiper';
import 'swiper/css';
new Swiper('.swiper', { slidesPerView: ${PER_VIEW}, spaceBetween: 12 });`,
  splide: `import Splide from '@splidejs/splide';
import '@splidejs/splide/css/core';
new Splide('.splide', { perPage: ${PER_VIEW}, perMove: 1, gap: 12, pagination: false, arrows: false }).mount();`,
};

const image = ({ src, alt }) => `<img src="${src}" alt="${alt}" draggable="false">`;

const MARKUP = {
  embla: (pictures) =>
    `<div class="view"><div class="line">${pictures.map((one) => `<div class="slide">${image(one)}</div>`).join('')}</div></div>`,
  swiper: (pictures) =>
    `<div class="swiper"><div class="swiper-wrapper">${pictures.map((one) => `<div class="swiper-slide">${image(one)}</div>`).join('')}</div></div>`,
  splide: (pictures) =>
    `<div class="splide"><div class="splide__track"><ul class="splide__list">${pictures.map((one) => `<li class="splide__slide">${image(one)}</li>`).join('')}</ul></div></div>`,
};

const STYLE = `<style>#place{max-width:1200px}#place img{width:100%;height:300px;object-fit:cover}
.view{overflow:hidden}.line{display:flex;gap:12px}.slide{flex:0 0 calc((100% - 24px) / ${PER_VIEW});min-width:0}</style>`;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Vitrine's carousel from data, its gutter, 1 per cent, as wide as that of the others. */
const ours = (pictures) => {
  const items = pictures.map(({ src, width, height, alt }) => ({ src, width, height, alt }));
  const data = JSON.stringify({ design: 'carousel', slidesPerRow: PER_VIEW, imageAspectRatio: 0.76, items });
  return `<div data-block="gallery" data-block-json="${escaped(data)}"></div>`;
};

export const DRAG_PEERS = ['vitrine', ...Object.keys(ENTRIES)];

/** The files of all peers, and their pages: `/drag/NAME`. */
export async function dragFiles(dist, pictures) {
  const made = await bundle(Object.fromEntries(Object.entries(ENTRIES).map(([name, text]) => [`${name}.js`, text])));
  const files = Object.fromEntries(Object.entries(made).map(([name, text]) => [`/drag-files/${name}`, text]));
  files['/drag/vitrine'] = pageOf(
    `${STYLE}<script async src="/dist/vitrine.js"></script>`,
    `<div id="place">${ours(pictures)}</div>`,
  );
  for (const [name, markup] of Object.entries(MARKUP)) {
    const style = made[`${name}.css`] ? `<link rel="stylesheet" href="/drag-files/${name}.css">` : '';
    files[`/drag/${name}`] = pageOf(
      `${STYLE}${style}<script type="module" src="/drag-files/${name}.js"></script>`,
      `<div id="place">${markup(pictures)}</div>`,
    );
  }
  return { ...vitrineFiles(dist), ...files };
}
