import { bundle } from '../bundle.mjs';
import { phonePage } from '../open-phone.mjs';
import { vitrineFiles } from '../peers/vitrine.mjs';

const MONTHS = [11, 12];
const PER_MONTH = 40;
const two = (number) => `${number}`.padStart(2, '0');

/** Events of two months, several a day. */
const EVENTS = MONTHS.flatMap((month) =>
  Array.from({ length: PER_MONTH }, (_, at) => {
    const day = `2026-${two(month)}-${two((at % 28) + 1)}`;
    const hour = 9 + Math.floor(at / 28) * 4;
    return {
      title: `Turma ${at + 1}`,
      start: `${day}T${two(hour)}:00:00-03:00`,
      end: `${day}T${two(hour + 2)}:00:00-03:00`,
    };
  }),
);

const article = ({ title, start, end }) =>
  `<article><h3>${title}</h3><p><time datetime="${start}">${start.slice(0, 16)}</time> às <time datetime="${end}">${end.slice(11, 16)}</time></p></article>`;

/** As the documentation of the peer says, in Portuguese. */
const ENTRY = `import { Calendar } from '@fullcalendar/core';
import dayGridPlugin from '@fullcalendar/daygrid';
import locale from '@fullcalendar/core/locales/pt-br';
globalThis.show = (place, events) => new Calendar(place, {
  plugins: [dayGridPlugin], initialView: 'dayGridMonth', initialDate: '2026-11-01', locale, events,
}).render();`;

/** How an event of the first month, one of the next, and the button between them are found. */
export const CALENDARS = {
  vitrine: {
    month: '[data-day="2026-11-12"] .chip',
    next: '[data-day="2026-12-16"] .chip',
    button: 'button[aria-label="Próximo mês"]',
  },
  'full-calendar': {
    month: '[data-date="2026-11-12"] .fc-event',
    next: '[data-date="2026-12-16"] .fc-event',
    button: '.fc-next-button',
  },
};

/** The files of both, and their pages: `/calendars/NAME`. Vitrine's events are those that the page has without scripts. */
export async function calendarFiles(dist) {
  const made = await bundle({ 'full-calendar.js': ENTRY });
  return {
    ...vitrineFiles(dist),
    '/calendars-files/full-calendar.js': made['full-calendar.js'],
    '/calendars/vitrine': phonePage(
      '<script async src="/dist/vitrine.js"></script>',
      `<div data-block="calendar" data-month="11-2026" data-view="month" data-time-zone="America/Sao_Paulo">${EVENTS.map(article).join('')}</div>`,
    ),
    '/calendars/full-calendar': phonePage(
      '',
      `<div id="place"></div><script type="module">import '/calendars-files/full-calendar.js'; show(document.querySelector('#place'), ${JSON.stringify(EVENTS)})</script>`,
    ),
  };
}
