import { entries } from '../content/diary/entries.ts';
import { html, type Markup } from '../html.ts';
import { longDate } from '../parts/dates.ts';
import { entryAddress, entryCard } from '../parts/entry-card.ts';
import { newsletter } from '../parts/newsletter.ts';
import type { Page } from '../parts/page.ts';
import { picture } from '../parts/picture.ts';
import type { SiteRequest } from '../site-request.ts';

const [newest, ...older] = entries;

/** The letters, offered to those who have read most of the list. */
const letters = (
  key: string | undefined,
): Markup => html`<div class="letters" data-block="popup" data-show-on-scroll="true" data-scroll-percentage="75" data-show-until-signup="true" data-display-frequency="30" data-version="1" hidden>
<h2>Carta do forno</h2>
<p>Uma vez por mês contamos o que saiu do forno, antes de ir para a prateleira.</p>
${newsletter(key)}
</div>`;

export const diary = ({ key }: SiteRequest): Page => ({
  title: 'Diário',
  description: 'O que acontece entre uma fornada e outra, contado por quem estava lá.',
  path: '/atelie/diario',
  picture: 'forno-aberto',
  announcement: html`<p>A fornada de outono abre no sábado. <a href="/atelie/agenda">Ver a agenda</a></p>`,
  collection: { id: '5f8a1c0b9d2e4f6a7b8c0002', type: 1 },
  main: html`<div class="wrap page-head">
<h1>Diário</h1>
<p class="lead">O que acontece entre uma fornada e outra, contado por quem estava lá.</p>
</div>
${
  newest &&
  html`<article class="wrap lead-entry">
${picture(newest.picture, { sizes: '(min-width: 60rem) 40vw, 92vw', frame: 'r-4x5', first: true, decorative: true })}
<div>
<p class="when"><time datetime="${newest.date}">${longDate(newest.date)}</time></p>
<h2><a href="${entryAddress(newest)}">${newest.title}</a></h2>
<p class="lead">${newest.summary}</p>
<p class="quiet">${newest.author}, ${newest.minutes} minutos de leitura</p>
</div>
</article>`
}
<div class="wrap cards cards-diary">
${older.map((entry) => entryCard(entry, 'r-4x3', '(min-width: 60rem) 29vw, (min-width: 40rem) 44vw, 92vw'))}
</div>
${letters(key)}`,
});
