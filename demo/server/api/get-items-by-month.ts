import { type Answer, jsonAnswer } from '../answer.ts';
import type { CallContext } from './endpoint.ts';
import { refusal } from './refusal.ts';

/** `GET /api/open/GetItemsByMonth?month=MM-YYYY&collectionId=`: what happens in that month, in the studio's own time. */
export function getItemsByMonth({ visit, backend }: CallContext): Answer {
  const { searchParams } = visit.url;
  const [, month, year] = /^(0[1-9]|1[0-2])-(\d{4})$/.exec(searchParams.get('month') ?? '') ?? [];
  const collection = searchParams.get('collectionId');
  if (!month || !collection) return refusal(400, 'Informe o mês como MM-AAAA e a coleção.');
  const path = backend.store.agenda.pathOf(collection);
  if (path === null) return refusal(404, 'Não há agenda com esse identificador.');
  return jsonAnswer(
    200,
    backend.store.agenda.inMonth(collection, `${year}-${month}`).map(({ slug, title, starts, ends, place }) => ({
      id: slug,
      title,
      startDate: Date.parse(starts),
      endDate: Date.parse(ends),
      location: { addressTitle: place },
      fullUrl: `${path}#${slug}`,
    })),
  );
}
