import { page } from './markup.ts';
import type { Mistake } from './mistake.ts';

const inForm = (inside: string): string =>
  page(
    `<div data-block="form"><form method="post" action="/form/contato"><label>Nome <input name="nome"></label>${inside}<button type="submit">Enviar</button></form></div>`,
  );
const phone = (attributes: string): string => inForm(`<p ${attributes}><label>Fone <input name="fone"></label></p>`);
const reviews = (attributes: string): string =>
  page(`<div data-block="reviews"><article ${attributes}><p>Linda.</p></article></div>`);
const summary = (attributes: string, inside = '<h3>Feira</h3>'): string =>
  page(`<div data-block="summary"><article ${attributes}>${inside}</article></div>`);
const services = (json: string): string =>
  page(`<script type="application/json" data-consent-services>${json}</script><p>Olá</p>`);

/** Consent, tooltips, forms, reviews, lists and tables. */
export const pageMistakes: readonly Mistake[] = [
  {
    what: 'data-consent-postr',
    wrong: page(
      '<iframe title="A" data-consent="marketing" data-consent-src="https://a.example/" ‸data-consent-postr="/a.jpg"></iframe>',
    ),
    right: page(
      '<iframe title="A" data-consent="marketing" data-consent-src="https://a.example/" data-consent-poster="/a.jpg"></iframe>',
    ),
    code: 'VT101',
    remedy: 'data-consent-poster',
  },
  {
    what: 'a service whose purpose is none',
    wrong: services('[{"name": "mapa", "purpose": ‸"publicidade"}]'),
    right: services('[{"name": "mapa", "purpose": "marketing"}]'),
    code: 'VT114',
    remedy: /"marketing"/,
  },
  {
    what: 'a tooltip without a text',
    wrong: page('<a href="/" ‸data-tooltip>Início</a>'),
    right: page('<a href="/" data-tooltip="Volta ao começo">Início</a>'),
    code: 'VT185',
    remedy: /the element has no title/,
  },
  {
    what: 'data-tooltp',
    wrong: page('<a href="/" ‸data-tooltp="Volta ao começo">Início</a>'),
    right: page('<a href="/" data-tooltip="Volta ao começo">Início</a>'),
    code: 'VT101',
    remedy: 'data-tooltip',
  },
  {
    what: 'a condition that is no JSON',
    wrong: phone('data-show-when=\'{‸field: "nome", "filled": true}\''),
    right: phone('data-show-when=\'{"field": "nome", "filled": true}\''),
    code: 'VT111',
    remedy: /a key without quotes/,
  },
  {
    what: 'a condition on a field that the form does not have',
    wrong: phone('data-show-when=\'{"field": ‸"nomes", "filled": true}\''),
    right: phone('data-show-when=\'{"field": "nome", "filled": true}\''),
    code: 'VT114',
    remedy: 'nome',
  },
  {
    what: 'a condition without a test',
    wrong: phone('data-show-when=\'‸{"field": "nome"}\''),
    right: phone('data-show-when=\'{"field": "nome", "equals": "Ana"}\''),
    code: 'VT114',
    remedy: /"equals", "anyOf", "not" or "filled"/,
  },
  {
    what: 'data-form-stp',
    wrong: phone('‸data-form-stp="Contato"'),
    right: phone('data-form-step="Contato"'),
    code: 'VT101',
    remedy: 'data-form-step',
  },
  {
    what: 'a size of a file in words',
    wrong: inForm('<label>Foto <input type="file" name="foto" ‸data-max-size="5 MB"></label>'),
    right: inForm('<label>Foto <input type="file" name="foto" data-max-size="5000000"></label>'),
    code: 'VT110',
    remedy: /expected a whole number of bytes above 0/,
  },
  {
    what: 'a rating in words',
    wrong: reviews('‸data-rating="5 estrelas"'),
    right: reviews('data-rating="5"'),
    code: 'VT110',
    remedy: '5',
  },
  {
    what: 'data-ratng',
    wrong: reviews('‸data-ratng="5"'),
    right: reviews('data-rating="5"'),
    code: 'VT101',
    remedy: 'data-rating',
  },
  {
    what: 'a part of an item that there is not',
    wrong: summary('', '<h3>Feira</h3><p ‸data-summary-part="titel">Sábado</p>'),
    right: summary('', '<h3>Feira</h3><p data-summary-part="title">Sábado</p>'),
    code: 'VT110',
    remedy: 'title',
  },
  {
    what: 'a time as people write it in Brazil',
    wrong: summary('‸data-event-start="30/05/2026"'),
    right: summary('data-event-start="2026-05-30"'),
    code: 'VT110',
    remedy: '2026-05-30',
  },
  {
    what: 'a number of a table with its unit',
    wrong: page(
      '<div data-block="chart"><table><tr><th>Mês</th><th>Vendas</th></tr><tr><th>Maio</th><td ‸data-value="R$ 3,5">3</td></tr></table></div>',
    ),
    right: page(
      '<div data-block="chart"><table><tr><th>Mês</th><th>Vendas</th></tr><tr><th>Maio</th><td data-value="3.5">3</td></tr></table></div>',
    ),
    code: 'VT110',
    remedy: '3.5',
  },
];
