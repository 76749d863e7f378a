import { code } from '../markdown.mjs';
import { CART } from './portuguese/cart.mjs';
import { CONTENT } from './portuguese/content.mjs';
import { PAGE } from './portuguese/page.mjs';
import { LIMITS, TRACKING } from './portuguese/tracking.mjs';

/** The sentences of the contract in English → in Portuguese. */
const SENTENCES = { ...PAGE, ...CART, ...CONTENT, ...TRACKING, ...LIMITS };

/**
 * Sentences that name what they are about.
 *
 * @type {[RegExp, string][]}
 */
const PATTERNS = [
  [/^JSON without the text (`\w+`) is an error\.$/, 'JSON sem o texto $1 é um erro.'],
  [/^JSON without the list (`\w+`) is an error\.$/, 'JSON sem a lista $1 é um erro.'],
  [
    /^a list of all parts, also those that the form does not show: (.*); an absent part is an empty text$/,
    'uma lista de todas as partes, também as que o formulário não mostra: $1; uma parte que falta é um texto vazio',
  ],
  [/^block (`[\w-]+`)$/, 'bloco $1'],
  [/^service (`[\w-]+`)$/, 'serviço $1'],
  [/^([\d,]+) ms for everything$/, '$1 ms para tudo'],
  [/^(\d+) retries after a lost connection$/, '$1 novas tentativas depois de uma conexão perdida'],
];

const LABELS = {
  'Used by': 'Usada por',
  Needed: 'Necessária',
  Optional: 'Opcional',
  Errors: 'Erros',
  Limits: 'Limites',
};

const list = (names) => new Intl.ListFormat('pt-BR').format(names);
const capital = (text) => text.replace(/^\p{L}/u, (first) => first.toUpperCase());
const small = (text) => text.replace(/^\p{L}/u, (first) => first.toLowerCase());

/** What has no word of a language: codes, numbers and signs. */
const isNeutral = (text) => !/\p{L}/u.test(text.replace(/`[^`]*`/g, ''));

/**
 * A translator that notes which of the sentences it has used.
 *
 * @param {Set<string>} used
 */
function translator(used) {
  const whole = (text) => {
    if (isNeutral(text)) return text;
    if (Object.hasOwn(SENTENCES, text)) {
      used.add(text);
      return SENTENCES[text];
    }
    const [pattern, portuguese] = PATTERNS.find(([one]) => one.test(text)) ?? [];
    // A comma separates the thousands in English.
    return pattern && text.replace(pattern, portuguese).replace(/(\d),(?=\d{3}\b)/g, '$1.');
  };
  return (text) =>
    whole(text) ??
    text
      .split(/(?<=\.) (?=[A-Z`\d[])/)
      .map((sentence) => {
        const portuguese = whole(sentence);
        if (portuguese === undefined)
          throw new Error(`build/contract/portuguese has no sentence for “${sentence}”: write it there`);
        return portuguese;
      })
      .join(' ');
}

/** Who uses a call: `service `a`, for the blocks `b` and `c`; block `d`.` */
function usersIn(text, translate) {
  if (!/^(block|service) /.test(text)) return translate(capital(text));
  const users = text.replace(/\.$/, '').split('; ');
  const told = users.map((user) => {
    const [own, ...blocks] = [...user.matchAll(/`([\w-]+)`/g)].map(([, name]) => code(name));
    const kind = user.startsWith('block') ? 'bloco' : 'serviço';
    const through = blocks.length > 0 ? `, para ${blocks.length > 1 ? 'os blocos' : 'o bloco'} ${list(blocks)}` : '';
    return `${kind} ${own}${through}`;
  });
  return `${told.join('; ')}.`;
}

const limitsIn = (text, translate) => {
  if (Object.hasOwn(SENTENCES, text)) return translate(text);
  const clauses = small(text.replace(/\.$/, '')).split('; ');
  return `${capital(clauses.map(translate).join('; '))}.`;
};

/** One line or paragraph of the page. */
function lineIn(line, translate) {
  const [, label, rest] = /^- \*\*([\w ]+?)\.?\*\* (.*)$/.exec(line) ?? [];
  if (label === 'Used by') return `- **${LABELS[label]}** ${usersIn(rest, translate)}`;
  if (label)
    return `- **${LABELS[label]}.** ${(label === 'Limits' ? limitsIn : (text) => translate(text))(rest, translate)}`;
  if (line.startsWith('|'))
    return line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.replace(/\S(?:.*\S)?/, translate))
      .join('|');
  const [, begin = '', text] = /^(#+ |- |`[\w.]+`\. )?(.*)$/s.exec(line) ?? [];
  return /^#+ $/.test(begin) && /^[A-Z]+ \//.test(text) ? line : begin + translate(text);
}

/** What is the same in both languages: code, and the comment that says how the page is made. */
const isKept = (part) => /^(```|<!--)/.test(part);

/**
 * The contract in Portuguese. Every sentence has to have a translation, so that whoever changes the English page changes both.
 *
 * @param {string} english
 * @returns {{ page: string, unused: string[] }} the page, and the translations that it does not use
 * @throws where a sentence has none
 */
export function contractInPortuguese(english) {
  const used = new Set();
  const translate = translator(used);
  const parts = english.split(/(```[\s\S]*?\n```|<!--.*?-->)/);
  const page = parts.map((part) => {
    if (isKept(part)) return part;
    // A paragraph may go on in the next line.
    const lines = part.replace(/([^\n|])\n(?=[^\n|#-])/g, '$1 ').split('\n');
    return lines.map((line) => (line.trim() === '' ? line : lineIn(line, translate))).join('\n');
  });
  return { page: page.join(''), unused: Object.keys(SENTENCES).filter((text) => !used.has(text)) };
}
