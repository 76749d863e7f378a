import type { StudioEvent } from '../content/events.ts';
import { html, type Markup } from '../html.ts';
import { money } from '../money.ts';
import { dayOf, hoursOf, monthOf } from './dates.ts';

/** An event as a line: the day large, what and where beside it. */
export const eventRow = (event: StudioEvent, level: 2 | 3 = 2, more?: Markup): Markup =>
  html`<li class="event" id="${event.slug}">${eventText(event, level, more)}</li>`;

/** What is in the line. */
export const eventText = (event: StudioEvent, level: 2 | 3, more?: Markup): Markup => {
  const days =
    dayOf(event.start) === dayOf(event.end) ? dayOf(event.start) : `${dayOf(event.start)}–${dayOf(event.end)}`;
  const [hours = '', last = ''] = hoursOf(event.start, event.end).split(/(?<= às )/);
  return html`<p class="event-day"><time datetime="${event.start}"><span>${days}</span> ${monthOf(event.start)}</time></p>
<div class="event-text">
${level === 2 ? html`<h2>${event.title}</h2>` : html`<h3>${event.title}</h3>`}
<p class="quiet">${hours}<time datetime="${event.end}">${last}</time>. <span data-place>${event.place}</span>.</p>
${more}
</div>
<p class="event-price">${event.price === 0 ? 'Grátis' : money(event.price)}<br><span class="quiet">${event.seats}</span></p>`;
};
