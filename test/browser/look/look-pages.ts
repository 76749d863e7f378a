/** Pages whose owners chose how forms and questions look: in their own words, in the structure of own markup and of published pages. */
export interface LookPage {
  readonly name: string;
  readonly head: string;
  readonly html: string;
  /** What is measured before and after: words by a selector in the page's markup and what stands for them in the block. */
  readonly pairs: readonly Pair[];
}

export interface Pair {
  readonly role: 'text' | 'box';
  /** In the page as the server sent it. */
  readonly page: string;
  /** In the block, through its shadow root. */
  readonly block: string;
  /** Computed properties that stay as they were. */
  readonly styles: readonly string[];
}

const LETTERS = ['color', 'font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'text-transform'];
const BOX = [
  'border-bottom-width',
  'border-bottom-style',
  'border-bottom-color',
  'border-top-width',
  'border-bottom-left-radius',
];

const FORM_PAIRS: readonly Pair[] = [
  { role: 'text', page: 'label[for=nome]', block: '.field:nth-of-type(1) .label', styles: LETTERS },
  { role: 'text', page: 'label[for=email]', block: '.field:nth-of-type(2) .label', styles: LETTERS },
  { role: 'text', page: 'label[for=recado]', block: '.field:nth-of-type(3) .label', styles: LETTERS },
  {
    role: 'box',
    page: '#nome',
    block: '.field:nth-of-type(1) .control',
    styles: [...BOX, 'background-color', 'color', 'font-family'],
  },
  { role: 'box', page: '#email', block: '.field:nth-of-type(2) .control', styles: BOX },
  { role: 'box', page: '#recado', block: '.field:nth-of-type(3) .control', styles: BOX },
  {
    role: 'box',
    page: 'button',
    block: '.button',
    styles: [
      'border-bottom-left-radius',
      'font-family',
      'font-size',
      'font-weight',
      'letter-spacing',
      'text-transform',
      'border-top-width',
    ],
  },
  { role: 'text', page: 'button', block: '.button span', styles: LETTERS },
];

const FORM = `<div data-block="form" data-server="platform" data-form-id="f1"><form action="/form/f1" method="post">
  <div class="row"><label for="nome">Como se chama</label><input id="nome" name="nome" placeholder="Nome e sobrenome" required></div>
  <div class="row"><label for="email">Correio</label><input id="email" name="email" type="email" required></div>
  <div class="row"><label for="recado">Recado</label><textarea id="recado" name="recado" rows="4"></textarea></div>
  <button>Mandar o recado</button>
</form></div>`;

const QUESTIONS = ['A argila vem de onde?', 'Quanto dura uma queima?', 'Posso visitar o forno?'];
const questions = (title: (words: string) => string): string =>
  `<div data-block="accordion">${QUESTIONS.map(
    (words, at) =>
      `<details><summary>${title(words)}</summary><p>Resposta de número ${at + 1}, em duas linhas curtas.</p></details>`,
  ).join('')}</div>`;

const titlePairs = (page: string): readonly Pair[] =>
  [1, 2, 3].flatMap((at): Pair[] => [
    {
      role: 'text',
      page: `details:nth-of-type(${at}) ${page}`,
      block: `slot[name=title-${at - 1}]`,
      styles: [...LETTERS, 'line-height'],
    },
    { role: 'box', page: `details:nth-of-type(${at})`, block: `.item:nth-of-type(${at})`, styles: [] },
  ]);

export const LOOK_PAGES: readonly LookPage[] = [
  {
    name: 'own form with coloured labels, underlined fields and a dark pill',
    head: `<style>
      body { margin: 40px auto; max-width: 620px; font: 300 18px/1.6 Georgia, serif; background: #fbf7f2; color: #30261f }
      .row { margin-bottom: 28px }
      label { display: block; margin-bottom: 3px; color: #9c3f1f; font: 500 14px/1.4 Arial, sans-serif; letter-spacing: 0.06em }
      input, textarea { box-sizing: border-box; width: 100%; border: 0; border-bottom: 2px solid #30261f; border-radius: 0; padding: 8px 0; background: transparent; font: 300 18px/1.5 Georgia, serif; color: inherit }
      textarea { height: 140px }
      ::placeholder { color: #a08b7a }
      button { border: 0; border-radius: 999px; padding: 16px 40px; background: #1b1512; color: #fff5e6; font: 700 13px/1.2 Arial, sans-serif; letter-spacing: 0.16em; text-transform: uppercase }
    </style>`,
    html: FORM,
    pairs: FORM_PAIRS,
  },
  {
    name: 'dark page with an outlined button across the form',
    head: `<style>
      :root { color-scheme: dark }
      body { margin: 0; padding: 48px; background: #10151c; color: #dfe6ee; font: 17px/1.5 Verdana, sans-serif }
      form { max-width: 480px; display: grid; gap: 18px }
      label { display: block; margin-bottom: 6px; font-weight: 700; font-size: 15px }
      input, textarea { display: block; box-sizing: border-box; width: 100%; padding: 12px 16px; border: 1px solid #3c4a5c; border-radius: 10px; background: #182230; color: #fff; font: inherit }
      button { width: 100%; padding: 14px; border: 2px solid #7fd1c0; border-radius: 10px; background: none; color: #7fd1c0; font: 600 17px/1.4 Verdana, sans-serif }
    </style>`,
    html: FORM,
    pairs: FORM_PAIRS,
  },
  {
    name: 'classic published form in grey',
    head: `<style>
      body { margin: 32px; font: 400 16px/1.7 Arial, sans-serif; color: #222 }
      fieldset { margin: 0; padding: 0; border: 0 }
      .form-item { margin-bottom: 20px }
      .title { display: block; margin-bottom: 4px; padding: 0; font-size: 14px; color: #555 }
      .field-element { box-sizing: border-box; width: 100%; padding: 12px; border: 1px solid #ccc; border-radius: 2px; background: #fafafa; color: #333; font: 16px Arial, sans-serif }
      textarea.field-element { height: 100px }
      .button { padding: 21px 34px; border: 0; border-radius: 0; background: #272727; color: #fff; font: 14px/1.2 Arial, sans-serif; text-transform: uppercase; letter-spacing: 1px }
    </style>`,
    html: `<div class="sqs-block form-block sqs-block-form" data-block-type="9" id="block-c1"><div class="sqs-block-content"><div class="form-wrapper"><div class="form-inner-wrapper">
<form data-form-id="5c756714ee6eb07a7f4ba216" method="POST" action="https://example.com" onsubmit="return (function (form) { Y.use('x', function () { formId: '5c756714ee6eb07a7f4ba216', collectionId: '5c756704e4966b9bdf812bdb', objectName: 'page-5c756704e4966b9bdf812bdb' }); return false; })(this);">
<div class="field-list clear">
<div id="nome-1" class="form-item field text required"><label class="title" for="nome">Seu nome</label><input id="nome" class="field-element text" type="text" name="nome-1"></div>
<div id="email-1" class="form-item field email required"><label class="title" for="email">Seu e-mail</label><input id="email" class="field-element" name="email" type="text" autocomplete="email"></div>
<div id="recado-1" class="form-item field textarea"><label class="title" for="recado">Sua mensagem</label><textarea id="recado" class="field-element" name="recado-1"></textarea></div>
</div>
<div class="form-button-wrapper form-button-wrapper--align-left"><input class="button sqs-system-button" type="submit" value="Enviar"></div>
<div class="hidden form-submission-text" hidden>Obrigada!</div>
</form></div></div></div></div>`,
    pairs: FORM_PAIRS.map((pair) => (pair.page === 'button' ? { ...pair, page: '.button' } : pair)).filter(
      ({ page, role }) => !(page === '.button' && role === 'text'),
    ),
  },
  {
    name: 'questions with light titles and hairlines',
    head: `<style>
      body { margin: 40px; font: 300 20px/1.5 "Helvetica Neue", Arial, sans-serif; color: #2c2c34; background: #fff }
      details { border-bottom: 1px solid rgb(44 44 52 / 18%) }
      summary { padding: 22px 0; font-weight: 300; list-style: none; letter-spacing: 0.01em }
      summary::-webkit-details-marker { display: none }
    </style>`,
    html: questions((words) => words),
    pairs: titlePairs('summary'),
  },
  {
    name: 'questions with a red heading of 40 px in Georgia',
    head: `<style>
      body { margin: 40px; font: 16px/1.6 Arial, sans-serif }
      details { border-top: 2px dotted #0a5 } details:last-of-type { border-bottom: 2px dotted #0a5 }
      summary { list-style: none } summary h3 { margin: 14px 0; color: #c0182b; font: 400 40px/1.15 Georgia, serif }
    </style>`,
    html: questions((words) => `<h3>${words}</h3>`),
    pairs: titlePairs('h3'),
  },
  {
    name: 'questions as cards on a dark page',
    head: `<style>
      :root { color-scheme: dark } body { margin: 24px; background: #141016; color: #efe8f2; font: 17px/1.5 Verdana, sans-serif }
      details { margin-bottom: 12px; padding: 6px 20px; border: 1px solid #55405f; border-radius: 12px; background: #221a28 }
      summary { padding: 10px 0; font-weight: 600; list-style: none; color: #f3c6ff }
    </style>`,
    html: questions((words) => words),
    pairs: titlePairs('summary'),
  },
];

/** A published accordion: list, items, wrapped titles, lines of their own with weight and opacity. */
const published = (at: number, words: string): string => `<li class="accordion-item">
<div class="accordion-divider" style="height: 2px; opacity: 0.4"></div>
<h4 class="accordion-item__title-wrapper" role="heading" aria-level="4"><button class="accordion-item__click-target" aria-expanded="false" style="padding: 18px 0"><span class="accordion-item__title">${words}</span></button></h4>
<div class="accordion-item__dropdown" role="region" hidden><div class="accordion-item__description" style="padding: 0 0 18px"><p>Resposta ${at}.</p></div></div></li>`;

export const PUBLISHED_QUESTIONS: LookPage = {
  name: 'published questions with lines of 2 px at 40 %',
  head: `<style>
    body { margin: 40px; font: 18px/1.5 Arial, sans-serif; color: #14213d }
    ul { margin: 0; padding: 0; list-style: none }
    h4 { margin: 0; font: 300 20px/1.3 Georgia, serif; color: #264653 }
    .accordion-divider { background: currentColor }
    button { display: block; width: 100%; border: 0; background: none; color: inherit; font: inherit; letter-spacing: inherit; text-align: start }
  </style>`,
  html: `<div class="sqs-block accordion-block sqs-block-accordion" data-block-type="69" id="block-q1"><div class="sqs-block-content"><ul class="accordion-items-container" data-should-allow-multiple-open-items="" data-is-expanded-first-item="" data-is-divider-enabled="true" data-is-first-divider-visible="true" data-is-last-divider-visible="">${QUESTIONS.map((words, at) => published(at, words)).join('')}</ul></div></div>`,
  pairs: [1, 2, 3].map((at) => ({
    role: 'text',
    page: `li:nth-of-type(${at}) .accordion-item__title`,
    block: `slot[name=title-${at - 1}]`,
    styles: LETTERS,
  })),
};
