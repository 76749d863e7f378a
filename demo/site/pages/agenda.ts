import { AGENDA_COLLECTION, events, fairs, type StudioEvent } from '../content/events.ts';
import { studio } from '../content/studio.ts';
import { html, type Markup, type Value } from '../html.ts';
import { longDate } from '../parts/dates.ts';
import { eventText } from '../parts/event-row.ts';
import type { Page } from '../parts/page.ts';
import { picture, pictureAddress } from '../parts/picture.ts';

/** The month that the page has itself: that of the next event, otherwise that of the last one. */
function firstMonth(): string {
  const next = events.find(({ end }) => Date.parse(end) >= Date.now()) ?? events.at(-1);
  return next?.start.slice(0, 7) ?? '';
}

export const agenda = (): Page => agendaOf(firstMonth(), Date.now());

const eventArticle = (event: StudioEvent, more: Value = null): Markup =>
  html`<article class="event" id="${event.slug}">${eventText(
    event,
    2,
    html`<p data-description>${event.words}</p>
${more}`,
  )}</article>
`;

const placeLink = ({ slug, title }: StudioEvent): Markup =>
  html`<p><a class="more" href="/atelie/contato?agenda=${slug}">Reservar um lugar<span class="unseen">: ${title}</span></a></p>`;

/** @param month such as `2026-11` */
function agendaOf(month: string, now: number): Page {
  const upcoming = events.filter(({ end }) => Date.parse(end) >= now);
  const past = events.filter((event) => !upcoming.includes(event));
  return {
    title: 'Agenda',
    description: 'Fornadas abertas, oficinas, feiras e a turma de quinta: o que vem no ateliê.',
    path: '/atelie/agenda',
    picture: 'primeiras-tigelas',
    collection: { id: AGENDA_COLLECTION, type: 10 },
    infoBar: true,
    facts: {
      '@graph': events.map((event) => ({
        '@type': 'Event',
        name: event.title,
        description: event.words,
        startDate: event.start,
        endDate: event.end,
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        eventStatus: 'https://schema.org/EventScheduled',
        image: `${studio.baseUrl}${pictureAddress(event.picture)}`,
        location: {
          '@type': 'Place',
          name: event.place,
          address: { '@type': 'PostalAddress', addressRegion: 'MG', addressCountry: 'BR' },
        },
        offers: { '@type': 'Offer', price: (event.price / 100).toFixed(2), priceCurrency: 'BRL' },
        organizer: { '@type': 'Organization', name: studio.name },
      })),
    },
    main: html`<div class="wrap page-head page-head-split">
<div>
<h1>Agenda</h1>
<p class="lead">O forno abre uma vez por mês. As aulas são de seis em seis pessoas, que é quanto cabe na sala grande sem cotovelada.</p>
</div>
${picture('primeiras-tigelas', { sizes: '(min-width: 60rem) 45vw, 92vw', frame: 'r-16x9', first: true })}
</div>
<div class="wrap events events-full" data-block="event-list" id="block-eventos" data-time-zone="America/Sao_Paulo">
${upcoming.map((event) => eventArticle(event, event.price > 0 && placeLink(event)))}${
  upcoming.length === 0 && html`<p>Nada marcado por enquanto.</p>`
}</div>
${
  past.length > 0 &&
  html`<div class="wrap"><details><summary>O que já passou</summary>
${past.map((event) => eventArticle(event))}</details></div>
`
}<section class="wrap band" aria-labelledby="mes-a-mes">
<h2 id="mes-a-mes">Mês a mês</h2>
<div class="agenda-month" data-block="calendar" id="block-agenda" data-collection-id="${AGENDA_COLLECTION}" data-month="${month.split('-').toReversed().join('-')}" data-time-zone="America/Sao_Paulo" data-heading-level="3">
<ul>
${events
  .filter(({ start, end }) => start.slice(0, 7) <= month && end.slice(0, 7) >= month)
  .map(
    (
      event,
    ) => html`<li><time datetime="${event.start}">${longDate(event.start)}</time> <time datetime="${event.end}"></time><a href="#${event.slug}">${event.title}</a>, <span data-place>${event.place}</span></li>
`,
  )}</ul>
</div>
</section>
<section class="wrap band" aria-label="Reservas">
<div class="booking" data-block="reservation" id="block-reserva" data-src="/de-fora/reservas" data-title="Reservar um lugar na oficina" data-height="440">
<h2>Um lugar na roda</h2>
<p class="lead">Seis lugares por oficina. Escolha o dia e diga quantos vêm: o Tomé confirma na mesma tarde.</p>
<p><a class="more" href="/atelie/contato?agenda=${upcoming[0]?.slug ?? ''}">Reservar por mensagem</a></p>
</div>
</section>
<section class="wrap band narrow" aria-labelledby="feiras">
<h2 id="feiras">A barraca em outras cidades</h2>
<div class="fairs" data-block="tour-dates" id="block-feiras">
<ul>${fairs.map(
      ({
        day,
        name,
        city,
      }) => html`<li><time datetime="${day}">${longDate(day)}</time> <strong data-venue>${name}</strong>, <span data-city>${city}</span></li>
`,
    )}</ul>
</div>
</section>
<section class="wrap band narrow" aria-labelledby="aulas">
<h2 id="aulas">Antes de se inscrever</h2>
<div data-block="accordion" id="block-aulas" data-heading-level="3">
<details><summary>Preciso saber alguma coisa?</summary><p>Não. Unhas curtas ajudam, paciência também, e nenhuma das duas é obrigatória.</p></details>
<details><summary>O que está incluído?</summary><p>Barro, esmaltes, as duas queimas, avental e café. A peça fica pronta em quatro a seis semanas; você busca ou nós enviamos.</p></details>
<details><summary>E se eu não puder ir?</summary><p>Até uma semana antes, devolvemos tudo. Depois, o lugar é seu para dar a quem quiser, ou trocar por outra data.</p></details>
</div>
</section>`,
  };
}
