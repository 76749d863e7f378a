import { html, type Markup } from '../html.ts';
import { longDate } from '../parts/dates.ts';
import { categories, diaryAddress, diaryData, diaryList } from '../parts/diary-list.ts';
import { entryAddress, entryCard } from '../parts/entry-card.ts';
import { newsletter } from '../parts/newsletter.ts';
import type { Page } from '../parts/page.ts';
import { picture } from '../parts/picture.ts';
import type { SiteRequest } from '../site-request.ts';

/** The letters, offered to those who have read most of the list. */
const letters = (
  key: string | undefined,
): Markup => html`<div class="letters" data-block="popup" data-show-on-scroll="true" data-scroll-percentage="75" data-show-until-signup="true" data-display-frequency="30" data-version="1" hidden>
<h2>Carta do forno</h2>
<p>Uma vez por mês contamos o que saiu do forno, antes de ir para a prateleira.</p>
${newsletter(key)}
</div>`;

/** Links that filter the list, with and without scripts. */
const filters = (chosen: string): Markup => html`<nav class="filters" aria-label="Filtrar textos"><ul>
<li><a href="${diaryAddress({})}"${chosen === '' && html` aria-current="true"`}>Todos</a></li>
${categories.map((category) => html`<li><a href="${diaryAddress({ category })}"${chosen === category && html` aria-current="true"`}>${category}</a></li>\n`)}</ul></nav>`;

export const diary = ({ key, query }: SiteRequest): Page => {
  const list = diaryList(query);
  const { lead, shown, next, page, category, tag } = list;
  return {
    title: 'Diário',
    description: 'O que acontece entre uma fornada e outra, contado por quem estava lá.',
    path: '/atelie/diario',
    picture: 'forno-aberto',
    announcement: html`<p>A próxima fornada abre no sábado. <a href="/atelie/agenda">Ver a agenda</a></p>`,
    collection: { id: '5f8a1c0b9d2e4f6a7b8c0002', type: 1 },
    data: diaryData(list),
    main: html`<div class="wrap page-head">
<h1>Diário</h1>
<p class="lead">O que acontece entre uma fornada e outra, contado por quem estava lá.</p>
</div>
${
  lead &&
  html`<article class="wrap lead-entry">
${picture(lead.picture, { sizes: '(min-width: 60rem) 40vw, 92vw', frame: 'r-4x5', first: true, decorative: true })}
<div>
<p class="when"><time datetime="${lead.date}">${longDate(lead.date)}</time></p>
<h2><a href="${entryAddress(lead)}">${lead.title}</a></h2>
<p class="lead">${lead.summary}</p>
<p class="quiet">${lead.author}, ${lead.minutes} minutos de leitura</p>
</div>
</article>`
}
<div class="wrap">
<div class="cards cards-diary" data-block="summary" id="block-diario" data-design="grid" data-slides-per-row="3" data-gutter="40" data-label="Textos do diário">
${filters(category)}
${shown.map((entry) => entryCard(entry, 'r-4x3', '(min-width: 60rem) 29vw, (min-width: 40rem) 44vw, 92vw'))}
${shown.length === 0 && html`<p>Nada com esse filtro.</p>`}
${next && html`<p class="next-page"><a href="${next}" data-next-page>Mais textos</a></p>`}
</div>
${page > 1 && html`<p class="next-page"><a class="more" href="${diaryAddress({ category, tag, page: page - 1 })}">Textos mais novos</a></p>`}
</div>
${letters(key)}`,
  };
};
