import { entries } from '../content/diary/entries.ts';
import { html } from '../html.ts';
import { longDate } from '../parts/dates.ts';
import { entryAddress, entryCard } from '../parts/entry-card.ts';
import type { Page } from '../parts/page.ts';
import { picture } from '../parts/picture.ts';

const [newest, ...older] = entries;

export const diary = (): Page => ({
  title: 'Diário',
  description: 'O que acontece entre uma fornada e outra, contado por quem estava lá.',
  path: '/atelie/diario',
  picture: 'forno-aberto',
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
</div>`,
});
