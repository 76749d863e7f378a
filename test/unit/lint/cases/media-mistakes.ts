import { page } from './markup.ts';
import type { Mistake } from './mistake.ts';

const slide = (attributes: string): string =>
  page(`<div data-block="gallery"><img src="/a.jpg" alt="Vaso" ${attributes}></div>`);
const image = (attributes: string): string => page(`<img alt="Vaso" ${attributes}>`);

/** Galleries, images, the lightbox and audio. */
export const mediaMistakes: readonly Mistake[] = [
  {
    what: 'an empty gallery',
    wrong: page('‸<div data-block="gallery" data-design="grid"></div>'),
    right: slide(''),
    code: 'VT183',
    remedy: /expected an img, a video or an iframe for each slide/,
  },
  {
    what: 'a slide without an address',
    wrong: page('<div data-block="gallery"><img src="/a.jpg" alt="Vaso">‸<img alt="Bule"></div>'),
    right: page('<div data-block="gallery"><img src="/a.jpg" alt="Vaso"><img src="/b.jpg" alt="Bule"></div>'),
    code: 'VT184',
    remedy: /expected an address in src/,
  },
  {
    what: 'a focal point in per cent',
    wrong: slide('‸data-image-focal-point="50% 25%"'),
    right: slide('data-image-focal-point="0.5,0.25"'),
    code: 'VT110',
    remedy: '0.5,0.25',
  },
  {
    what: 'a focal point with one number',
    wrong: image('data-src="/a.jpg" ‸data-image-focal-point="0.5"'),
    right: image('data-src="/a.jpg" data-image-focal-point="0.5,0.5"'),
    code: 'VT110',
    remedy: /expected two numbers from 0 to 1/,
  },
  {
    what: 'data-image-focalpont',
    wrong: image('data-src="/a.jpg" ‸data-image-focalpont="0.5,0.5"'),
    right: image('data-src="/a.jpg" data-image-focal-point="0.5,0.5"'),
    code: 'VT101',
    remedy: 'data-image-focal-point',
  },
  {
    what: 'dimensions with another sign',
    wrong: image('data-src="/a.jpg" ‸data-image-dimensions="1500 × 1000 px"'),
    right: image('data-src="/a.jpg" data-image-dimensions="1500x1000"'),
    code: 'VT110',
    remedy: '1500x1000',
  },
  {
    what: 'an unknown crop mode',
    wrong: image('data-src="/a.jpg" ‸data-crop-mode="covers"'),
    right: image('data-src="/a.jpg" data-crop-mode="cover"'),
    code: 'VT110',
    remedy: 'cover',
  },
  {
    what: 'a ratio as text',
    wrong: image('data-src="/a.jpg" ‸data-fixed-ratio="quadrado"'),
    right: image('data-src="/a.jpg" data-fixed-ratio="1"'),
    code: 'VT110',
    remedy: /expected a number above 0/,
  },
  {
    what: 'a lightbox on an image',
    wrong: page('<img src="/a.jpg" alt="Vaso" ‸data-lightbox="obra">'),
    right: page('<a href="/a.jpg" data-lightbox="obra"><img src="/a.jpg" alt="Vaso"></a>'),
    code: 'VT107',
    remedy: /expected a link to an image or a video/,
  },
  {
    what: 'a theme of the lightbox that there is not',
    wrong: page('<a href="/a.jpg" data-lightbox="obra" ‸data-lightbox-theme="ligth">Foto</a>'),
    right: page('<a href="/a.jpg" data-lightbox="obra" data-lightbox-theme="light">Foto</a>'),
    code: 'VT110',
    remedy: 'light',
  },
  {
    what: 'an audio block without audio',
    wrong: page('‸<div data-block="audio"><p>Episódio 1</p></div>'),
    right: page('<div data-block="audio"><audio src="/1.mp3"></audio></div>'),
    code: 'VT183',
    remedy: /expected an audio element for each track/,
  },
  {
    what: 'a duration in minutes',
    wrong: page('<div data-block="audio"><audio src="/1.mp3" ‸data-duration="3:20"></audio></div>'),
    right: page('<div data-block="audio"><audio src="/1.mp3" data-duration="200"></audio></div>'),
    code: 'VT110',
    remedy: /expected a number of seconds above 0/,
  },
];
