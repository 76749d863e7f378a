import * as v from 'valibot';
import { escapeHtml } from '../../pages/escape-html.mjs';
import { longDate } from '../../site/parts/dates.ts';
import { pictureAddress } from '../../site/parts/picture.ts';
import { type Answer, jsonAnswer } from '../answer.ts';
import type { StoredEvent } from '../data/agenda.ts';
import type { CallContext } from './endpoint.ts';
import { formBody, jsonField } from './read-body.ts';
import { refusal } from './refusal.ts';

const WIDGET = v.object({
  type: v.union([v.number(), v.string()]),
  id: v.pipe(v.string(), v.minLength(1)),
  value: v.unknown(),
});

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

/** The words of a block's data, however deep they are. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

/** A summary of the events as published pages have it (docs/published-markup.md §8). */
const eventsSummary = (path: string, events: readonly StoredEvent[]): string =>
  `<div class="summary-block-wrapper summary-block-collection-type-events"><div class="summary-item-list-container sqs-gallery-container"><div class="summary-item-list sqs-gallery">${events
    .map(
      ({ title, words, starts, ends, place, picture }) =>
        `<div class="summary-item summary-item-record-type-event" data-event-start="${starts}" data-event-end="${ends}"><div class="summary-thumbnail-outer-container"><a href="${path}"><img src="${pictureAddress(picture, 600)}" alt=""></a></div><div class="summary-content"><div class="summary-title"><a class="summary-title-link" href="${path}">${escapeHtml(title)}</a></div><div class="summary-excerpt"><p>${escapeHtml(words)}</p></div><div class="summary-metadata-container--below-content"><time class="summary-metadata-item--date" datetime="${starts.slice(0, 10)}">${longDate(starts.slice(0, 10))}</time><span class="summary-metadata-item--location">${escapeHtml(place)}</span></div></div></div>`,
    )
    .join('')}</div></div></div>`;

/** `POST /api/widget/GetWidgetRendering`: a block as HTML. A collection's summary lists its events, any other block its own words. */
export async function renderWidget({ visit, backend }: CallContext): Promise<Answer> {
  const form = await formBody(visit);
  const widget = jsonField(form?.get('widgetJSON'), WIDGET);
  if (!widget) return refusal(400, 'O bloco não pôde ser lido.');
  const collection = form?.get('collectionId');
  if (typeof collection !== 'string') return jsonAnswer(200, { data: { html: list(wordsOf(widget.value)) } });
  const { agenda } = backend.store;
  const path = agenda.pathOf(collection);
  if (path === null) return refusal(404, 'Não há agenda com esse identificador.');
  return jsonAnswer(200, { data: { html: eventsSummary(path, agenda.of(collection)) } });
}
