const TITLES = [
  'Quanto tempo leva uma encomenda?',
  'A louça vai ao forno e à lava-louças?',
  'Vocês enviam para todo o Brasil?',
  'Posso visitar o ateliê?',
  'E se a peça chegar quebrada?',
];
const TEXTS = [
  'De quatro a seis semanas: a peça é torneada, seca devagar e passa por duas queimas.',
  'Sim. Os esmaltes são de alta temperatura e não levam chumbo.',
  'Enviamos, em caixa dupla, com seguro e código de rastreio.',
  'Às sextas e aos sábados, das dez às dezessete horas.',
  'Mande uma foto em até sete dias, e fazemos outra sem custo.',
];

/**
 * The content of N accordions, three to five items each, the same for every peer.
 *
 * @returns {{ title: string, text: string }[][]}
 */
export const accordions = (n) =>
  Array.from({ length: n }, (_, block) =>
    Array.from({ length: 3 + (block % 3) }, (_, item) => ({
      title: `${TITLES[item]} (${block + 1})`,
      text: TEXTS[item],
    })),
  );

/** An item is as high in every peer's markup as in Vitrine's view, so that mounting moves nothing and each first screen holds as many. */
const STYLE = `
body { margin: 0 auto; max-width: 60rem; font: 16px/1.5 sans-serif; }
.accordion { margin: 0 0 24px; }
.accordion h3 { margin: 0; font: inherit; }
.accordion summary, .accordion h3 { border-bottom: 1px solid #ccc; }
.accordion summary, .accordion button { all: unset; display: block; box-sizing: border-box; width: 100%; padding: 12px 0; cursor: pointer; }
.accordion p { margin: 0 0 12px; }
astro-island { display: contents; }`;

/** A page that is ready; the peer's scripts come later. */
export const blocksPage = (html) =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Perguntas</title><style>${STYLE}</style></head><body>\n${html}\n</body></html>`;
