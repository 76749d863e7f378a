import { type Answer, jsonAnswer } from '../answer.ts';
import type { CallContext } from './endpoint.ts';
import { signOut } from './member-session.ts';
import { refusal } from './refusal.ts';

/** `POST /api/auth/Logout`, without a body: ends the session; its crumbs and keys end with it, and whoever is signed in is signed out (OWNER-020). */
export async function logout(context: CallContext): Promise<Answer> {
  const { visit, backend } = context;
  if ((await visit.text()) !== '') return refusal(400, 'Esta chamada não tem corpo.');
  backend.crumbs.renew(visit);
  signOut(context);
  return jsonAnswer(200, {});
}
