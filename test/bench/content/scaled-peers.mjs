import { phonePage } from '../open-phone.mjs';
import { readPeer } from '../peers/read-peer.mjs';
import { vitrineFiles } from '../peers/vitrine.mjs';

export const COUNT = 1_000;

const WORDS = ['Louça', 'para a mesa', 'de todo dia', 'feita devagar', 'no torno', 'com cinza', 'e tempo'];

/** Headlines of different lengths, each in a container that is as wide as the window allows. */
export const headlines = (name, count) =>
  Array.from({ length: count }, (_, at) => {
    const text = WORDS.slice(at % 3, (at % 3) + 2 + (at % 4)).join(' ');
    return `<div class="line"><h2 ${name === 'vitrine' ? 'data-scaled-text' : 'class="fit"'}>${text}, ${at + 1}</h2></div>`;
  }).join('');

export const SCALED_PEERS = ['vitrine', 'fitty'];

/** The rule for `.fit` is the one that the peer's documentation asks for. */
const STYLE =
  '<style>h2{margin:0;line-height:1.2}.fit{display:inline-block;white-space:nowrap}.line{overflow:hidden}</style>';

/** The files of both, and their pages: `/scaled-text/NAME`, with one headline that fits already. */
export const scaledFiles = (dist) => ({
  ...vitrineFiles(dist),
  '/scaled-text-files/fitty.js': readPeer('fitty/dist/fitty.min.js'),
  '/scaled-text/vitrine': phonePage(
    `${STYLE}<script async src="/dist/vitrine.js"></script>`,
    `<div id="place">${headlines('vitrine', 1)}</div>`,
  ),
  '/scaled-text/fitty': phonePage(
    `${STYLE}<script defer src="/scaled-text-files/fitty.js"></script>`,
    `<div id="place">${headlines('fitty', 1)}</div><script type="module">fitty('.fit')</script>`,
  ),
});
