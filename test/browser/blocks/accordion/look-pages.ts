import type { LookPage, Pair } from '../../look/look-pages.ts';

/** Pages whose style sheets meet titles and answers by what is around them, each question in its own way. */
const LETTERS = [
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-transform',
  'text-align',
];

const same = (page: string, role: Pair['role'] = 'text', styles = LETTERS): Pair => ({
  role,
  page,
  block: page,
  styles,
});

/** An accordion with an answer that is open and one that is closed, and more of the page behind it. */
const opened = (title: string, answer: string, second = title): string =>
  `<section class="faq" data-block="accordion"><details open><summary>${title}</summary>${answer}</details><details><summary>${second}</summary><p>Fechada.</p></details></section><p id="depois">Depois das perguntas.</p>`;

export const LENT_PAGES: readonly LookPage[] = [
  {
    name: 'answers that rules reach by what is around them',
    head: `<style>
      body { margin: 32px; font: 17px/1.6 Arial, sans-serif; color: #333 }
      p { margin: 0; color: #111 }
      summary { list-style: none; padding: 14px 0; font-weight: 700 }
      details { border-bottom: 1px solid #ccc }
      details > p { margin: 6px 0 18px 24px; color: #064; font: italic 19px/1.4 Georgia, serif }
      .faq details p em { color: #b00; font-style: normal; letter-spacing: 0.05em }
      .faq summary + p { text-transform: uppercase }
      details > p:last-of-type { font-weight: 700 }
    </style>`,
    html: opened(
      'De onde vem a argila?',
      '<p id="um">Da serra, <em id="em">lavada à mão</em>.</p><p id="dois">Cada lote é provado.</p>',
    ),
    pairs: [same('#um'), same('#em'), same('#dois'), same('#depois')],
  },
  {
    name: 'titles with words in their own colours, and a heading beside a note',
    head: `<style>
      body { margin: 32px; font: 17px/1.5 Arial, sans-serif }
      details { border-top: 2px solid #ddd }
      summary { display: flex; gap: 12px; align-items: baseline; list-style: none; padding: 16px 0 }
      summary h3 { margin: 0; color: #c0182b; font: 400 40px/1.15 Georgia, serif }
      summary > h3 strong { color: #0a5; font-weight: 900 }
      summary small { color: #777; font: 13px/1.2 Verdana, sans-serif; text-transform: uppercase }
      .faq p { margin: 0 0 20px }
    </style>`,
    html: opened(
      '<h3><span id="a">Qual</span> <strong id="b">preço</strong>?</h3> <small id="c">de maio</small>',
      '<p id="d">Depende do tamanho.</p>',
      '<h3><span id="e">E frete?</span></h3> <small id="f">postal</small>',
    ),
    pairs: ['#a', '#b', '#c', '#d', '#e', '#f', '#depois'].map((id) => same(id)),
  },
  {
    name: 'a gradient in the letters, a line under them, each title in its own way',
    head: `<style>
      body { margin: 32px; font: 17px/1.5 Arial, sans-serif }
      summary { list-style: none; padding: 12px 0; border-bottom: 1px solid #bbb }
      .rich { background: linear-gradient(90deg, #c0182b, #0a5); -webkit-background-clip: text; background-clip: text; color: transparent; font-size: 30px }
      details:nth-of-type(2) summary { text-decoration: underline; text-transform: uppercase; letter-spacing: 0.2em; font-size: 14px }
    </style>`,
    html: `<div data-block="accordion"><details><summary class="rich" id="g">Em degradê</summary><p>Um</p></details><details><summary id="h">Com linha</summary><p>Dois</p></details></div><p id="depois">Depois.</p>`,
    pairs: [
      {
        role: 'text',
        page: '#g',
        block: 'slot[name=title-0]',
        styles: [...LETTERS, '-webkit-background-clip', 'background-image', 'font-size'],
      },
      { role: 'text', page: '#h', block: 'slot[name=title-1]', styles: [...LETTERS, 'text-decoration-line'] },
      { role: 'box', page: '#h', block: '.item + .item .trigger', styles: ['border-bottom-color', 'border-top-width'] },
      same('#depois'),
    ],
  },
  {
    name: 'headings with panels, known by their neighbours',
    head: `<style>
      body { margin: 32px; font: 17px/1.5 Arial, sans-serif }
      .faq h2 { margin: 0; padding: 10px 0; font: 600 24px/1.2 Georgia, serif; color: #123 }
      .faq h2 i { color: #b00 }
      .faq h2 + div { padding: 0 0 16px 20px; color: #456 }
      .faq > div p { margin: 0; font-size: 15px }
    </style>`,
    html: `<section class="faq" data-block="accordion"><h2>Um <i id="i">só</i> forno</h2><div><p id="p">Resposta.</p></div></section><p id="depois">Depois.</p>`,
    pairs: [same('#i')],
  },
  {
    name: 'titles as bars of their own, in cards',
    head: `<style>
      body { margin: 32px; font: 17px/1.5 Arial, sans-serif }
      details { margin-bottom: 14px; padding: 8px 18px; border-radius: 10px; background: #f4efe8 }
      summary { list-style: none; margin: 4px 0; padding: 12px 20px; border-bottom: 3px solid #c0182b; border-radius: 6px; background: #e7dccb; color: #5a2a1a; font-weight: 700 }
      summary::after { float: right; content: '+' }
      details p { margin: 10px 0 }
    </style>`,
    html: opened('<span id="k">Aceita <u id="l">troca</u>?</span>', '<p id="n">Em trinta dias.</p>', 'Há garantia?'),
    pairs: [
      same('#k'),
      same('#l'),
      same('#n'),
      {
        role: 'box',
        page: 'summary',
        block: '.trigger',
        styles: ['background-color', 'border-bottom-color', 'border-bottom-width', 'border-bottom-left-radius'],
      },
      { role: 'box', page: 'details + details', block: '.item + .item', styles: ['background-color'] },
      same('#depois'),
    ],
  },
];

/** One published accordion with every option of its owner written down. */
const published = (options: Readonly<Record<string, string>>, mark: string): string => {
  const item = (at: number, words: string, open: boolean): string => `<li class="accordion-item">
<div class="accordion-divider" aria-hidden="true" style="height: 3px; opacity: 0.5"></div>
<h4 class="accordion-item__title-wrapper" role="heading" aria-level="3" style="padding: 0"><button class="accordion-item__click-target" aria-expanded="${open}" style="padding-top: 22px; padding-bottom: 22px; padding-left: 10px; padding-right: 10px"><span class="accordion-item__title-wrap"><span class="accordion-item__title" id="t${at}">${words}</span></span><div class="accordion-icon-container" id="m${at}" data-is-open="${open ? 'true' : ''}" aria-hidden="true" style="width: 16px; height: 16px">${mark}</div></button></h4>
<div class="accordion-item__dropdown${open ? ' accordion-item__dropdown--open' : ''}" role="region"><div class="accordion-item__description" id="d${at}" style="padding: 4px 10px 26px; min-width: 30%; max-width: 320px"><p id="p${at}">Resposta ${at} com <em>ênfase</em>.</p></div></div></li>`;
  const attributes = Object.entries(options)
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ');
  return `<div class="sqs-block accordion-block sqs-block-accordion" data-block-type="69" id="block-q7"><div class="sqs-block-content"><ul class="accordion-items-container" ${attributes}>${item(0, 'Quanto dura?', true)}${item(1, 'Onde fica?', false)}</ul></div></div><p id="depois">Depois das perguntas.</p>`;
};

const PUBLISHED_STYLE = `
  body { margin: 40px; font: 18px/1.5 Arial, sans-serif; color: #14213d }
  #block-q7 { --tweak-accordion-block-background-color: rgb(240, 232, 220) }
  #block-q7 .accordion-items-container { background: var(--tweak-accordion-block-background-color); padding: 24px; border-radius: 14px }
  ul { margin: 0; padding: 0; list-style: none }
  h4 { margin: 0; font: 300 28px/1.3 Georgia, serif; letter-spacing: 0.02em; color: #264653 }
  p { margin: 0 }
  .accordion-divider { background: currentColor }
  .accordion-item__click-target { display: flex; align-items: center; justify-content: space-between; box-sizing: border-box; width: 100%; border: 0; background: none; color: inherit; font: inherit; letter-spacing: inherit; text-align: inherit }
  .accordion-item__title-wrap { flex: 1 }
  [data-accordion-title-alignment=center] .accordion-item__title-wrap { text-align: center }
  [data-accordion-icon-placement=left] .accordion-item__click-target { flex-direction: row-reverse }
  [data-accordion-icon-placement=left] .accordion-icon-container { margin-right: 30px }
  .accordion-item__dropdown { display: none; height: 0; overflow: hidden; opacity: 0 }
  .accordion-item__dropdown--open { display: block; height: auto; opacity: 1 }
  .accordion-item__description p { font-size: 15px; color: #444 }
  .accordion-item__dropdown em { color: #b00 }
  [data-accordion-description-placement=right] .accordion-item__description { margin-left: auto }
  [data-accordion-description-alignment=right] .accordion-item__description { text-align: right }
  .accordion-icon-container { position: relative; flex: none; overflow: hidden }
  .arrow { box-sizing: border-box; width: 70%; height: 70%; margin: 0 auto; border-style: solid; border-color: currentColor; transform: rotate(45deg) }
  .plus__h, .plus__v { position: absolute; background: currentColor }
`;

const OPTIONS = {
  'should-allow-multiple-open-items': 'true',
  'is-divider-enabled': 'true',
  'is-first-divider-visible': '',
  'is-last-divider-visible': '',
  'is-expanded-first-item': 'true',
};

const PUBLISHED_PAIRS: readonly Pair[] = [
  ...[0, 1].flatMap((at): Pair[] => [
    { role: 'text', page: `#t${at}`, block: `slot[name=title-${at}]`, styles: LETTERS },
    { role: 'box', page: `#m${at}`, block: `.item:nth-of-type(${at + 1}) .icon`, styles: [] },
  ]),
  { role: 'box', page: '#d0', block: '#d0', styles: [] },
  { role: 'text', page: '#p0', block: '#p0', styles: LETTERS },
  { role: 'text', page: '#p0 em', block: '#p0 em', styles: LETTERS },
  { role: 'box', page: 'ul', block: '.items', styles: ['background-color', 'border-top-left-radius'] },
  { role: 'text', page: '#depois', block: '#depois', styles: [] },
];

export const PUBLISHED_PAGES: readonly LookPage[] = [
  {
    name: 'a published accordion with arrows at the left, on a background',
    head: `<style>${PUBLISHED_STYLE}</style>`,
    html: published(
      { ...OPTIONS, 'accordion-icon-placement': 'left', 'accordion-title-alignment': 'left' },
      '<div class="arrow-container"><div class="arrow" style="border-width: 0 3px 3px 0"></div></div>',
    ),
    pairs: PUBLISHED_PAIRS,
  },
  {
    name: 'a published accordion with a plus, centred titles, descriptions at the right',
    head: `<style>${PUBLISHED_STYLE}</style>`,
    html: published(
      {
        ...OPTIONS,
        'accordion-icon-placement': 'right',
        'accordion-title-alignment': 'center',
        'accordion-description-alignment': 'right',
        'accordion-description-placement': 'right',
      },
      '<div class="plus"><div class="plus__h" style="top: 7px; left: 0; width: 16px; height: 2px"></div><div class="plus__v" style="left: 7px; top: 0; width: 2px; height: 16px"></div></div>',
    ),
    pairs: PUBLISHED_PAIRS,
  },
];
