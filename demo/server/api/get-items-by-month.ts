import { events } from '../../site/content/events.ts';
import { type Answer, jsonAnswer } from '../answer.ts';
import type { CallContext } from './calls.ts';
import { refusal } from './refusal.ts';

/** `GET /api/open/GetItemsByMonth?month=MM-YYYY&collectionId=`: what happens in that month, in the studio's own time. */
export function getItemsByMonth({ visit }: CallContext): Answer {
  const { searchParams } = visit.url;
  const [, month, year] = /^(0[1-9]|1[0-2])-(\d{4})$/.exec(searchParams.get('month') ?? '') ?? [];
  if (!month || !searchParams.has('collectionId')) return refusal(400, 'Informe o mês como MM-AAAA e a coleção.');
  const found = events.filter(
    ({ start, end }) => start.slice(0, 7) <= `${year}-${month}` && end.slice(0, 7) >= `${year}-${month}`,
  );
  return jsonAnswer(
    200,
    found.map(({ slug, title, start, end, place }) => ({
      id: slug,
      title,
      startDate: Date.parse(start),
      endDate: Date.parse(end),
      location: { addressTitle: place },
      fullUrl: `/atelie/agenda#${slug}`,
    })),
  );
}
