import { bundle } from '../bundle.mjs';
import { phonePage } from '../open-phone.mjs';
import { vitrineFiles } from '../peers/vitrine.mjs';

export const COUNT = 60;

/** Shapes that both have, by the word of each. */
const SHAPES = [
  ['underline', 'underline'],
  ['circle', 'circle'],
  ['strike', 'strike-through'],
  ['cross', 'crossed-off'],
];
const PER_LINE = 3;

const textOf = (name, at) => {
  const [own, theirs] = SHAPES[at % SHAPES.length];
  const said = name === 'vitrine' ? `data-highlight="${own}"` : `data-shape="${theirs}"`;
  return `<span ${said}>a cinza do forno</span>`;
};

/** Paragraphs with so many highlighted texts, all of them on the first screen. */
export const highlightedTexts = (name, count) =>
  Array.from({ length: Math.ceil(count / PER_LINE) }, (_, line) => {
    const texts = Array.from({ length: Math.min(PER_LINE, count - line * PER_LINE) }, (_, at) =>
      textOf(name, line * PER_LINE + at),
    );
    return `<p>O barro vem de um barranco, ${texts.join(' e o resto é tempo, ')}.</p>`;
  }).join('');

/** As the documentation of the peer says, without its animation. */
const ENTRY = `import { annotate } from 'rough-notation';
globalThis.draw = (texts) => {
  for (const text of texts) annotate(text, { type: text.dataset.shape, color: '#a4502d', animate: false }).show();
};`;

export const HIGHLIGHT_PEERS = ['vitrine', 'rough-notation'];

const STYLE = '<style>p{margin:0}#place{line-height:2}</style>';

/** The files of both, and their pages: `/highlights/NAME/COUNT`. */
export async function highlightFiles(dist) {
  const made = await bundle({ 'rough-notation.js': ENTRY });
  const files = { '/highlights-files/rough-notation.js': made['rough-notation.js'] };
  for (const count of [1, COUNT]) {
    const place = (name) => `<div id="place">${highlightedTexts(name, count)}</div>`;
    files[`/highlights/vitrine/${count}`] = phonePage(
      `${STYLE}<script async src="/dist/vitrine.js"></script>`,
      place('vitrine'),
    );
    files[`/highlights/rough-notation/${count}`] = phonePage(
      STYLE,
      `${place('rough-notation')}<script type="module">import '/highlights-files/rough-notation.js'; draw(document.querySelectorAll('[data-shape]'))</script>`,
    );
  }
  return { ...vitrineFiles(dist), ...files };
}
