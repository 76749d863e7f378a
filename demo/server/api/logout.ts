import { type Answer, jsonAnswer } from '../answer.ts';
import type { Backend } from '../backend.ts';
import type { Visit } from '../visit.ts';

/** `POST /api/auth/Logout`, without a body: ends the session; its crumbs and keys end with it (000 §7). */
export async function logout(visit: Visit, { crumbs }: Backend): Promise<Answer> {
  if ((await visit.text()) !== '') return jsonAnswer(400, { error: 'Esta chamada não tem corpo.' });
  crumbs.renew(visit);
  return jsonAnswer(200, {});
}
