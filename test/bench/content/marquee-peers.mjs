import { bundle } from '../bundle.mjs';
import { phonePage } from '../open-phone.mjs';
import { vitrineFiles } from '../peers/vitrine.mjs';

const TEXTS = [
  'Fornada aberta no sábado',
  'Seis lugares por turma',
  'Frete por nossa conta acima de R$ 400,00',
  'Esmalte novo: verde-musgo',
];

const REACT = `export { createElement } from 'react'; export { createRoot } from 'react-dom/client'; export { jsx } from 'react/jsx-runtime';`;

/** As the documentation of the peer says. */
const ENTRY = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import Marquee from 'react-fast-marquee';
const texts = ${JSON.stringify(TEXTS)};
createRoot(document.querySelector('#place')).render(
  createElement(Marquee, null, texts.map((text) => createElement('span', { key: text, style: { marginRight: '2em' } }, text))),
);`;

/** How what moves is found, inside the shadow root if there is one. */
export const MARQUEES = { vitrine: '.track', 'react-fast-marquee': '.rfm-marquee' };

/** The files of both, and their pages: `/marquees/NAME`. */
export async function marqueeFiles(dist) {
  const made = await bundle({ 'react-fast-marquee.js': ENTRY, 'react.js': REACT });
  // What both entries have in common is React: its bytes are counted by this name.
  const named = (text) => text.replaceAll('./chunk-', './chunks/react-');
  const files = Object.fromEntries(
    Object.entries(made)
      .filter(([name]) => name !== 'react.js')
      .map(([name, text]) => [`/marquees-files/${name.replace(/^chunk-/, 'chunks/react-')}`, named(text)]),
  );
  const preload = Object.keys(files)
    .map((path) => `<link rel="modulepreload" href="${path}">`)
    .join('');
  return {
    ...vitrineFiles(dist),
    ...files,
    '/marquees/vitrine': phonePage(
      '<script async src="/dist/vitrine.js"></script>',
      `<div id="place" data-block="marquee">${TEXTS.map((text) => `<span>${text}</span>`).join(' ')}</div>`,
    ),
    '/marquees/react-fast-marquee': phonePage(
      preload,
      '<div id="place"></div><script type="module" src="/marquees-files/react-fast-marquee.js"></script>',
    ),
  };
}
