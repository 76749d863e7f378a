import * as v from 'valibot';
import { escapeHtml } from '../../pages/escape-html.mjs';
import { events } from '../../site/content/events.ts';
import { type Answer, jsonAnswer } from '../answer.ts';
import type { CallContext } from './calls.ts';
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

/** `POST /api/widget/GetWidgetRendering`: a block as HTML. A collection's summary lists its events, any other block its own words. */
export async function renderWidget({ visit }: CallContext): Promise<Answer> {
  const form = await formBody(visit);
  const widget = jsonField(form?.get('widgetJSON'), WIDGET);
  if (!widget) return refusal(400, 'O bloco não pôde ser lido.');
  const html = form?.has('collectionId') ? list(events.map(({ title }) => title)) : list(wordsOf(widget.value));
  return jsonAnswer(200, { data: { html } });
}
