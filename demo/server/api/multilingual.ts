import * as v from 'valibot';
import { type Answer, jsonAnswer } from '../answer.ts';
import type { CallContext } from './endpoint.ts';
import { jsonBody } from './read-body.ts';
import { refusal } from './refusal.ts';

const LIST = v.object({ languages: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(100)) });

/** `GET /api/multilingual/settings`. */
export const multilingualSettings = ({ backend }: CallContext): Answer =>
  jsonAnswer(200, backend.store.settings.read('multilingual'));

/** `GET /api/multilingual/status`. */
export function multilingualStatus({ backend }: CallContext): Answer {
  const { connected } = backend.store.settings.read('multilingual') as { connected: boolean };
  return jsonAnswer(200, { enabled: connected });
}

/** `GET /api/multilingual/languages`. */
export const languages = ({ backend }: CallContext): Answer =>
  jsonAnswer(200, { languages: backend.store.settings.read('languages') });

/** `PUT /api/multilingual/languages`. */
export async function saveLanguages({ visit, backend }: CallContext): Promise<Answer> {
  const given = visit.sendsJson ? await jsonBody(visit, LIST) : null;
  if (!given) return refusal(400, 'Informe ao menos um idioma.');
  backend.store.settings.write('languages', given.languages);
  return jsonAnswer(200, given);
}

/** `DELETE /api/multilingual/connection`. */
export function disconnectTranslation({ backend }: CallContext): Answer {
  backend.store.settings.write('multilingual', { connected: false });
  return jsonAnswer(200, {});
}
