import { phonePage } from '../open-phone.mjs';
import { readPeer } from '../peers/read-peer.mjs';
import { vitrineFiles } from '../peers/vitrine.mjs';

/** What is typed and pasted into each field, and what it becomes. */
export const FIELDS = [
  { name: 'cpf', label: 'CPF', type: 'cpf', digits: '52998224725', shown: '529.982.247-25' },
  { name: 'celular', label: 'Celular', type: 'phone-br', digits: '11987654321', shown: '(11) 98765-4321' },
  { name: 'cep', label: 'CEP', type: 'cep', digits: '01310100', shown: '01310-100' },
];

/** The same form for all. In Vitrine's the attribute says the type of the field. */
const form = (typed) =>
  `<form method="post" action="/form/contato">${FIELDS.map(({ name, label, type }) => `<p><label>${label} <input name="${name}"${typed ? ` data-form-field="${type}"` : ''} inputmode="numeric"></label></p>`).join('')}<p><button type="submit">Enviar</button></p></form>`;

/** Where the digits are copied from that are pasted. */
const SOURCE = '<p><label>Copiar daqui <input id="source"></label></p>';

/** The masks as the documentation of each library writes them, for what is on the page. */
const START = {
  imask: `const field = (name) => document.querySelector('[name=' + name + ']');
IMask(field('cpf'), { mask: '000.000.000-00' });
IMask(field('celular'), { mask: [{ mask: '(00) 0000-0000' }, { mask: '(00) 00000-0000' }] });
IMask(field('cep'), { mask: '00000-000' });`,
  cleave: `new Cleave('[name=cpf]', { delimiters: ['.', '.', '-'], blocks: [3, 3, 3, 2], numericOnly: true });
new Cleave('[name=celular]', { delimiters: ['(', ') ', '-'], blocks: [0, 2, 5, 4], numericOnly: true });
new Cleave('[name=cep]', { delimiters: ['-'], blocks: [5, 3], numericOnly: true });`,
};
const FILES = { imask: 'imask/dist/imask.min.js', cleave: 'cleave.js/dist/cleave.min.js' };

export const MASK_PEERS = ['vitrine', ...Object.keys(START), 'no-mask'];

/** The files of all peers, and their pages: `/masks/NAME`. */
export function maskFiles(dist) {
  const files = {
    '/masks/vitrine': phonePage(
      '<script async src="/dist/vitrine.js"></script>',
      `<div data-block="form" data-form-id="contato">${form(true)}</div>${SOURCE}`,
    ),
    '/masks/no-mask': phonePage('', `${form(false)}${SOURCE}`),
  };
  for (const [name, start] of Object.entries(START)) {
    files[`/masks-files/${name}.js`] = readPeer(FILES[name]);
    files[`/masks/${name}`] = phonePage(
      `<script defer src="/masks-files/${name}.js"></script>`,
      `${form(false)}${SOURCE}<script type="module">${start}</script>`,
    );
  }
  return { ...vitrineFiles(dist), ...files };
}
