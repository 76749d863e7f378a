// One word for one thing in what people read: the interface in its three languages, and the English of the linter and the reference.
import { describe, expect, it } from 'vitest';
import { rules } from '../../src/lint/rules.ts';
import { sourceFiles } from './source-files.ts';

interface Word {
  readonly not: RegExp;
  readonly use: string;
}

/** Letters of any language end a word; `\b` knows those of English only. */
const word = (pattern: string, use: string): Word => ({
  not: new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu'),
  use,
});

/** For visitors and developers alike. */
const ENGLISH: readonly Word[] = [
  word('standing', 'ready'),
  word('on (its|their) way', 'loading'),
  word('e-mails?', 'email'),
  word('wrong values?|erroneous', 'invalid value'),
  word('(un)?authoris(e|ed|ation)', 'authorize'),
  word('over the wire', 'transferred'),
  word('unpacked', 'uncompressed'),
  word('fold(s|ed)? up', 'collapse'),
  word('taken? off', 'remove'),
  word('told', 'reported'),
  word('misspelt', 'misspelled'),
];

const LANGUAGES: Readonly<Record<string, readonly Word[]>> = {
  'pt-BR': [
    word('de pé', 'pronto'),
    word('chegando|a caminho', 'carregando'),
    word('espera(m|ndo)?', 'aguardar'),
    word('algarismos?', 'dígitos'),
    word('sacola', 'carrinho'),
    word('valor(es)? errad[oa]s?', 'valor inválido'),
    word('(tente|tentar) (de novo|outra vez)', 'tentar novamente'),
    word('boletim', 'newsletter'),
    word('moldura', 'iframe'),
    word('etiqueta', 'tag'),
    word('pela rede', 'transferidos'),
    word('(à|fora de) vista', 'visível, oculto'),
    word('janela própria', 'nova aba'),
    word('código promocional', 'cupom'),
  ],
  en: ENGLISH,
  es: [
    word('en pie', 'listo'),
    word('en camino', 'cargando'),
    word('err[oó]ne[oa]s?|inválid[oa]s?', 'no válido'),
    word('cifras', 'dígitos'),
    word('bolsa', 'carrito'),
    word('por la red', 'transferidos'),
    word('(a|fuera de) la vista', 'visible, oculto'),
    word('plegar', 'contraer'),
    word('prefijo', 'código de área'),
    word('código promocional', 'cupón'),
    word('entrar', 'iniciar sesión'),
  ],
};

/** For developers, who also read of elements, blocks and pages. */
const DEVELOPERS: readonly Word[] = [
  ...ENGLISH,
  word('mend(s|ed|ing)?', 'fix'),
  word('(re)?draws?|drawn|redrawn', 'render'),
  word('stands?|stood', 'is, or the exact verb'),
  word('comes? to life|never comes', 'load'),
  word('the tag', 'the Vitrine script: any element is a tag'),
  word('press(es)?', 'click'),
  word('pictures?', 'image'),
  word('frames?(?! of)(?<!per frame)', 'iframe'),
  word('outside of', 'outside'),
  word('unless (set|said)', 'by default'),
  word('otherwise than', 'differently from'),
];

/** Where English for developers is written. */
const PROSE = [
  ...sourceFiles(['src/lint', 'src/runtime/services'], /\.ts$/),
  ...sourceFiles(['src/widgets'], /^block\.ts$/),
  ...sourceFiles(['src/vocab/block/fields', 'src/vocab/page-attributes'], /\.ts$/),
  ...sourceFiles(['src/vocab'], /^(tokens|context-help|cookie-settings-fields)\.ts$/),
  ...sourceFiles(['build/html-data.mjs'], /./),
];

/** Comments, expressions that match, and texts, in the order in which they begin: what looks like one inside another is none. */
const TOKEN =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|(?<=[=(,:[!&|?{};]\s*)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** The texts of a source that hold more than one word, without the expressions in them. */
const prosesIn = (source: string): string[] =>
  [...source.matchAll(TOKEN)]
    .map(([, single, double, template]) => single ?? double ?? template?.replace(/\$\{[^{}]*\}/g, '…') ?? '')
    .filter((text) => /\p{L} | \p{L}/u.test(text));

/** `place: the word; use another` for each word of a text that another one stands for. */
const faults = (place: string, text: string, words: readonly Word[]): string[] =>
  words.flatMap(({ not, use }) => {
    const [found] = not.exec(text) ?? [];
    return found === undefined ? [] : [`${place}: "${found}"; use ${use}`];
  });

describe('one word for one thing', () => {
  it.each(Object.entries(LANGUAGES))('in the interface: %s', (language, words) => {
    const files = sourceFiles([`src/strings/${language}`], /\.json$/);
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap(({ path, text }) =>
      Object.entries<string>(JSON.parse(text)).flatMap(([key, message]) => faults(`${path}, ${key}`, message, words)),
    );
    expect(found).toEqual([]);
  });

  it('in the linter, the reference and the data of editors', () => {
    const texts = PROSE.flatMap(({ path, text }) => prosesIn(text).map((prose) => ({ path, prose })));
    expect(texts.length).toBeGreaterThan(500);
    const read = new Set(texts.map(({ prose }) => prose));
    const made = [...read].filter((prose) => prose.includes('…')).map((prose) => prose.split('…'));
    // Of a text with an expression in it, what is around the expression.
    const isRead = (text: string): boolean =>
      read.has(text) ||
      made.some(([first = '', ...rest]) => text.startsWith(first) && text.endsWith(rest.at(-1) ?? ''));
    for (const { title, why, fix } of Object.values(rules))
      for (const one of [title, why, fix]) expect(isRead(one), one).toBe(true);
    expect(texts.flatMap(({ path, prose }) => faults(`${path}, ${prose}`, prose, DEVELOPERS))).toEqual([]);
  });

  it.each([
    ['pt-BR', 'Seus blocos estão de pé', '"de pé"; use pronto'],
    ['es', 'Valores ERRÓNEOS', '"ERRÓNEOS"; use no válido'],
    ['en', 'Its files are on their way.', '"on their way"; use loading'],
  ])('is told with what to write: %s', (language, text, told) => {
    expect(faults('key', text, LANGUAGES[language] ?? [])).toEqual([`key: ${told}`]);
    expect(faults('key', 'Esperançada, understanding, enpié', LANGUAGES[language] ?? [])).toEqual([]);
  });

  it('is read in texts only, of which comments, names and patterns are none', () => {
    const source = [
      "/* 'the tag stands' */ const stands = 'one'; // 'it stands'",
      `const tag = /[' the tag stands]/.test(stands) ? \`\${stands} is\` : 'two words';`,
    ];
    expect(prosesIn(source.join('\n'))).toEqual(['… is', 'two words']);
  });
});
