import { html, type Markup } from '../html.ts';
import { onlyForOwner } from '../parts/only-for-owner.ts';
import { at, fieldsOf, ownerTable } from '../parts/owner-table.ts';
import type { Page } from '../parts/page.ts';
import { type CountView, EMPTY_SHOP, type MeasuredView } from '../shop-view.ts';
import type { SiteRequest } from '../site-request.ts';

const number = new Intl.NumberFormat('pt-BR');
const share = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

/** The largest values that count as good and as fair, in ms, and without a unit for CLS (web.dev/articles/vitals). */
const VITALS: Readonly<Record<string, readonly [says: string, good: number, fair: number]>> = {
  TTFB: ['A primeira resposta', 800, 1_800],
  FCP: ['O primeiro conteúdo', 1_800, 3_000],
  LCP: ['O maior conteúdo', 2_500, 4_000],
  INP: ['A resposta a um toque', 200, 500],
  CLS: ['Quanto a página se mexe', 0.1, 0.25],
};

const KINDS: Readonly<Record<string, string>> = {
  hit: 'Página vista',
  'button-click': 'Clique em botão',
  'button-render': 'Botão mostrado',
  'form-render': 'Formulário mostrado',
  overlay: 'Aviso mostrado',
  'quick-view': 'Vista rápida',
  landing: 'Chegada',
  error: 'Erro de script',
  trace: 'O que se fez',
  performance: 'Medida de carga',
  'platform-event': 'Evento da plataforma',
  event: 'Evento',
  consent: 'Decisão sobre cookies',
};

/** What a record is about, in a few words: the first of its texts that says it. */
function about({ kind, content }: MeasuredView['records'][number]): string {
  const { page, data, commonData } = content as Readonly<Record<string, object | undefined>>;
  const all: Readonly<Record<string, unknown>> = { ...page, ...data, ...commonData, ...content };
  const names = ['message', 'buttonText', 'formId', 'landing', 'eventName', 'action', 'event', 'url', 'choice'];
  const said = names.map((name) => all[name]).find((value) => typeof value === 'string' && value !== '');
  return typeof said === 'string' ? said : kind;
}

/** A table of counts as a chart; without lines, a sentence. */
const chart = (id: string, title: string, head: string, lines: readonly CountView[]): Markup =>
  html`<section class="band owner-part" aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${
  lines.length === 0
    ? html`<p class="quiet">Nada ainda.</p>`
    : html`<div data-block="chart" id="block-${id}" data-type="bar" data-legend="false"><table class="owner-table"><thead><tr><th scope="col">${head}</th><th scope="col">Vezes</th></tr></thead>
<tbody>${lines.map(({ name, count }) => html`<tr><th scope="row">${name}</th><td>${number.format(count)}</td></tr>\n`)}</tbody></table></div>`
}
</section>`;

const shortDay = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`;

function judged({
  name,
  value,
}: MeasuredView['vitals'][number]): readonly [says: string, value: string, verdict: string] {
  const [says, good, fair] = VITALS[name] ?? [name, 0, 0];
  const verdict = value <= good ? 'bom' : value <= fair ? 'regular' : 'ruim';
  return [says, name === 'CLS' ? share.format(value) : `${number.format(Math.round(value))} ms`, verdict];
}

/** What the pages have told of their visits: only for the owner of the studio. */
export function measured(request: SiteRequest): Page {
  const { measured: all, member } = request.shop ?? EMPTY_SHOP;
  const common = {
    title: 'O que as páginas contam',
    description: 'Visitas, cliques, erros e velocidade das páginas do ateliê.',
    path: '/atelie/dono/medidas',
    picture: 'prateleiras',
    unlisted: true,
  } as const;
  if (!all) return { ...common, ...onlyForOwner(member !== null) };
  return {
    ...common,
    main: html`<div class="wrap page-head owner">
<nav class="crumbs" aria-label="Você está em"><ol><li><a href="/atelie/dono">O que chegou</a></li><li aria-current="page">O que as páginas contam</li></ol></nav>
<h1>O que as páginas contam</h1>
<p class="lead">Só de quem deixou: sem permissão para estatísticas uma página não conta nada de quem a visita.</p>
<div class="owner-charts">
${chart(
  'visitas',
  'Páginas vistas por dia',
  'Dia',
  all.days.map(({ name, count }) => ({ name: shortDay(name), count })),
)}
${chart('populares', 'Páginas mais vistas', 'Página', all.pages)}
${chart('cliques', 'Botões mais usados', 'Botão', all.clicks)}
${chart('chegadas', 'Onde se chega', 'Página', all.landings)}
</div>
${ownerTable(
  'velocidade',
  'Velocidade',
  ['Medida', 'Três de quatro cargas', 'Nota', 'Cargas'],
  all.vitals.map((one) => {
    const [says, value, verdict] = judged(one);
    return [html`${says} <span class="quiet">${one.name}</span>`, value, verdict, number.format(one.count)];
  }),
)}
${ownerTable(
  'erros',
  'Erros de script',
  ['Mensagem', 'Vezes', 'Página'],
  all.errors.map(({ name, count, place }) => [name, number.format(count), place]),
)}
${ownerTable(
  'registros',
  'Últimos registros',
  ['Nº', 'Quando', 'O quê', 'Conteúdo'],
  all.records.map((one) => [
    one.id,
    at(one.created),
    KINDS[one.kind] ?? one.kind,
    html`<details><summary>${about(one)}</summary>${fieldsOf(one.content)}</details>`,
  ]),
)}
</div>`,
  };
}
