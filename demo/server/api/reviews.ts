import * as v from 'valibot';
import { type Answer, jsonAnswer } from '../answer.ts';
import type { CallContext } from './endpoint.ts';
import { jsonBody } from './read-body.ts';
import { refusal, tooMany } from './refusal.ts';

const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const REVIEW = v.object({
  itemId: v.string(),
  token: v.optional(v.pipe(v.string(), v.maxLength(64))),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  title: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)), ''),
  text: line(2_000),
  name: line(80),
});
const WISH = v.object({
  itemId: v.string(),
  sku: v.string(),
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email(), v.maxLength(256)),
});

/** The checked fields of a review; null where one is wrong. */
export const reviewOf = (fields: unknown): v.InferOutput<typeof REVIEW> | null => {
  const { success, output } = v.safeParse(REVIEW, fields);
  return success ? output : null;
};

/** The checked fields of a wish to be told; null where one is wrong. */
export const wishOf = (fields: unknown): v.InferOutput<typeof WISH> | null => {
  const { success, output } = v.safeParse(WISH, fields);
  return success ? output : null;
};

const REVIEW_REFUSED = 'Escolha de uma a cinco estrelas, escreva o texto e o seu nome.';
const WISH_REFUSED = 'Informe um e-mail válido.';

/** `GET /api/3/commerce/reviews?itemId=&p=`. */
export function readReviews({ visit, backend }: CallContext): Answer {
  const { searchParams } = visit.url;
  const item = searchParams.get('itemId') ?? '';
  const page = searchParams.get('p') ?? '0';
  if (!backend.store.catalogue.knows(item)) return refusal(404, 'Esta peça não existe.');
  return jsonAnswer(200, backend.store.reviews.of(item, /^\d{1,4}$/.test(page) ? Number(page) : 0));
}

/** `POST /api/3/commerce/reviews`. */
export async function addReview({ visit, backend, session }: CallContext): Promise<Answer> {
  const given = visit.sendsJson ? await jsonBody(visit, REVIEW) : null;
  if (!given) return refusal(400, REVIEW_REFUSED);
  const { catalogue, reviews } = backend.store;
  if (!catalogue.knows(given.itemId)) return refusal(404, 'Esta peça não existe.');
  const wait = backend.limit.take({ session: session.id, address: visit.address });
  if (wait > 0) return tooMany(wait);
  const { itemId, token, ...words } = given;
  const once = token ? `${itemId} ${token}` : null;
  // The demo gives out no tokens, so none shows a purchase.
  return jsonAnswer(200, { review: reviews.add({ product: itemId, once, verified: false, ...words }) });
}

/** `POST /api/3/commerce/restock`. */
export async function wantRestock({ visit, backend, session }: CallContext): Promise<Answer> {
  const given = visit.sendsJson ? await jsonBody(visit, WISH) : null;
  if (!given) return refusal(400, WISH_REFUSED);
  const { catalogue, restockWishes } = backend.store;
  if (catalogue.find(given.sku)?.product !== given.itemId) return refusal(404, 'Esta peça não existe.');
  const wait = backend.limit.take({ session: session.id, address: visit.address });
  if (wait > 0) return tooMany(wait);
  restockWishes.add({ sku: given.sku, product: given.itemId, email: given.email });
  return jsonAnswer(200, {});
}
