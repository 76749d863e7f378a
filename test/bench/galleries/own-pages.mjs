import { pageOf } from './open-page.mjs';

/** Every layout, by the word that the block knows it by, with what else it needs to show all of itself. */
export const DESIGNS = {
  stacked: {},
  grid: {},
  autogrid: {},
  autocolumns: {},
  autorows: {},
  list: {},
  carousel: { imageAspectRatio: 0.75, showMeta: false },
  slider: { aspectRatio: 0.4, showMeta: false },
  slideshow: { aspectRatio: 0.5625, showMeta: false },
};

/** The boxes that a page's own sheet gives the server's slides, so that a layout of one line is one line before, too. */
const BOXES = {
  carousel:
    '#place ul{display:flex;gap:1%;overflow:hidden}#place li{flex:none;width:calc(98% / 3)}#place li img{width:100%;aspect-ratio:4/3;object-fit:cover}',
  slider:
    '#place ul{display:flex;overflow:hidden;aspect-ratio:5/2}#place li{flex:none;height:100%}#place :is(figure,a){height:100%}#place li img{height:100%;width:auto;max-width:none}',
  slideshow:
    '#place ul{display:flex;overflow:hidden}#place li{flex:none;width:100%}#place li img{width:100%;aspect-ratio:16/9;object-fit:cover}',
};

const TAG = '<script async src="/dist/vitrine.js"></script>';
const TEXT = `<p>${'O barro vem de um barranco a nove quilômetros daqui. '.repeat(12)}</p>`;
const STYLE =
  '<style>#place{max-width:1100px}#place ul{margin:0;padding:0;list-style:none}#place figure{margin:0}#place img{max-width:100%;height:auto}</style>';

const slide = ({ src, large, width, height, alt }) =>
  `<li><figure><a href="${large}"><img src="${src}" width="${width}" height="${height}" alt="${alt}" loading="lazy"></a><figcaption>${alt}</figcaption></figure></li>`;

const attribute = ([name, value]) =>
  ` data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`;

/** A gallery of the server's markup between two texts. */
export function designPage(design, pictures) {
  const options = Object.entries({ design, lightbox: true, label: 'Fotos', ...DESIGNS[design] }).map(attribute);
  return pageOf(
    `${STYLE}<style>${BOXES[design] ? `${BOXES[design]}#place figcaption{display:none}` : ''}</style>${TAG}`,
    `${TEXT}<div id="place"><div data-block="gallery"${options.join('')}><ul>${pictures.map(slide).join('\n')}</ul></div></div>${TEXT.repeat(6)}`,
  );
}

/** A gallery of many pictures from data. */
export function manyPage(pictures) {
  const items = pictures.map(({ src, width, height, alt }) => ({ src, width, height, alt }));
  const data = JSON.stringify({ design: 'autorows', items }).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return pageOf(TAG, `<div id="place"><div data-block="gallery" data-block-json="${data}"></div></div>`);
}
