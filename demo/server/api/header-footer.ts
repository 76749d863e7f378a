import * as v from 'valibot';
import { type Answer, jsonAnswer } from '../answer.ts';
import type { CallContext } from './endpoint.ts';
import { jsonBody } from './read-body.ts';
import { refusal } from './refusal.ts';

const NAME = 'header-footer';
/** What is inside is the site's own. */
const SHAPE = v.strictObject({ header: v.unknown(), footer: v.unknown() });

/** `GET /api/site-header-footer`. */
export const headerFooter = ({ backend }: CallContext): Answer => jsonAnswer(200, backend.store.settings.read(NAME));

/** `PUT /api/site-header-footer`. */
export async function saveHeaderFooter({ visit, backend }: CallContext): Promise<Answer> {
  const given = visit.sendsJson ? await jsonBody(visit, SHAPE) : null;
  if (!given) return refusal(400, 'Informe header e footer.');
  backend.store.settings.write(NAME, given);
  return jsonAnswer(200, given);
}
