import { phonePage } from '../open-phone.mjs';
import { readPeer } from '../peers/read-peer.mjs';
import { preloadLines, vitrine, vitrineFiles } from '../peers/vitrine.mjs';

const TITLE = 'Esvaziar o carrinho?';
const TEXT = 'As peças voltam para a prateleira.';
const CHOICES = ['Rejeitar', 'Cancelar', 'Confirmar'];

/** The other libraries bring no style: this is what a page has to write to get the same box. */
const STYLE = `<style>.question{display:none}.question.is-open,.question:not([aria-hidden=true]){display:grid;place-items:center;position:fixed;inset:0;z-index:9}
.question-behind{position:fixed;inset:0;background:#0008}
.question-box{position:relative;box-sizing:border-box;inline-size:min(350px,100vw - 32px);padding:20px;border-radius:8px;background:#fff;color:#1f1d1b}
.question-box h2{margin:0 0 8px;font-size:20px}.question-box p{margin:0 0 16px}
.question-box button{min-block-size:44px;padding:0 16px;font:inherit}</style>`;

const box = (close) =>
  `<h2 id="question-title">${TITLE}</h2><p>${TEXT}</p>${CHOICES.map((label) => `<button type="button" ${close}>${label}</button>`).join(' ')}`;

const OPEN = '<p><button type="button" id="open">Esvaziar o carrinho</button></p>';
const TEXTS = '<p>O barro vem de um barranco a nove quilômetros daqui.</p>'.repeat(12);

const onPress = (open) =>
  `<script>document.querySelector('#open').addEventListener('click', () => { ${open} })</script>`;

/** A page that asks by Vitrine. As the README says, it waits until Vitrine is ready. */
const ownPage = (method, { head = '', block = '' } = {}) =>
  phonePage(
    `${head}<script async src="/dist/vitrine.js"></script>`,
    `${OPEN}${block}${TEXTS}${onPress(`Vitrine.dialog.${method}(${JSON.stringify({ title: TITLE, text: TEXT })})`)}<script>addEventListener('load', () => Vitrine.ready())</script>`,
  );

const PEERS = {
  'a11y-dialog': {
    file: 'a11y-dialog/dist/a11y-dialog.min.js',
    markup: `<div class="question" id="question" role="alertdialog" aria-labelledby="question-title" aria-hidden="true"><div class="question-behind" data-a11y-dialog-hide></div><div class="question-box" role="document">${box('data-a11y-dialog-hide')}</div></div>`,
    ready: `const question = new A11yDialog(document.querySelector('#question'));`,
    open: 'question.show()',
  },
  micromodal: {
    file: 'micromodal/dist/micromodal.min.js',
    markup: `<div class="question" id="question" aria-hidden="true"><div class="question-behind" data-micromodal-close></div><div class="question-box" role="alertdialog" aria-modal="true" aria-labelledby="question-title">${box('data-micromodal-close')}</div></div>`,
    ready: '',
    open: `MicroModal.show('question')`,
  },
};

/** How the open dialog is found. Vitrine's is in a shadow root. */
export const DIALOGS = {
  vitrine: 'dialog[open]',
  'vitrine-inform': 'dialog[open]',
  'vitrine-preload': 'dialog[open]',
  'vitrine-block': 'dialog[open]',
  'a11y-dialog': '#question',
  micromodal: '#question',
};

/** The files of all peers, and their pages: `/dialogs/NAME`. */
export function dialogFiles(dist) {
  const accordion = vitrine({ dist, when: 'load' }).html([[{ title: 'Entrega', text: 'Em até cinco dias.' }]]);
  const files = {
    '/dialogs/vitrine': ownPage('confirm'),
    '/dialogs/vitrine-inform': ownPage('inform'),
    '/dialogs/vitrine-preload': ownPage('confirm', { head: preloadLines(dist, ['dialog']) }),
    // React is there already.
    '/dialogs/vitrine-block': ownPage('confirm', { block: accordion }),
  };
  for (const [name, { file, markup, ready, open }] of Object.entries(PEERS)) {
    files[`/dialogs-files/${name}.js`] = readPeer(file);
    files[`/dialogs/${name}`] = phonePage(
      `${STYLE}<script defer src="/dialogs-files/${name}.js"></script>`,
      `${OPEN}${TEXTS}${markup}<script type="module">${ready} document.querySelector('#open').addEventListener('click', () => { ${open} })</script>`,
    );
  }
  return { ...vitrineFiles(dist), ...files };
}
