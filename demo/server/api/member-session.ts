import * as v from 'valibot';
import { type Answer, jsonAnswer } from '../answer.ts';
import type { MemberSession } from '../data/members.ts';
import type { CallContext } from './calls.ts';
import { jsonBody } from './read-body.ts';
import { refusal, tooMany } from './refusal.ts';

/** Out of the script's reach. */
const COOKIE = 'member_session';
const GONE = '; HttpOnly; Max-Age=0';

const CREDENTIALS = v.object({
  email: v.pipe(v.string(), v.maxLength(256)),
  password: v.pipe(v.string(), v.maxLength(256)),
  rememberMe: v.boolean(),
});
const LOCALE = v.object({ language: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)) });

/** The member's session, proved by its cookie and the header that repeats its token. */
function memberOf({ visit, backend }: CallContext): MemberSession | null {
  const token = visit.cookie(COOKIE);
  const session = token === null ? null : backend.store.members.session(token);
  return session && visit.header('x-xsrf-token') === session.xsrf ? session : null;
}

const expired = (): Answer => jsonAnswer(401, { loginRequired: true });

/** `POST /api/site-users/account/session`. */
export async function memberLogin({ visit, backend, session }: CallContext): Promise<Answer> {
  const wait = backend.signInLimit.take(session.id);
  if (wait > 0) return tooMany(wait);
  const given = visit.sendsJson ? await jsonBody(visit, CREDENTIALS) : null;
  if (!given) return refusal(400, 'Informe e-mail e senha.');
  const member = backend.store.members.signIn(given.email, given.password, given.rememberMe);
  if (!member) return refusal(400, 'E-mail ou senha incorretos.');
  visit.setCookie(COOKIE, member.token, '; HttpOnly');
  return jsonAnswer(200, { data: { xsrfToken: member.xsrf } });
}

/** `DELETE /api/site-users/account/session?cloneCart=`. */
export async function memberLogout(context: CallContext): Promise<Answer> {
  const { visit, backend } = context;
  if (!/^(true|false)$/.test(visit.url.searchParams.get('cloneCart') ?? '')) return refusal(400, 'Falta cloneCart.');
  if ((await visit.text()) !== '') return refusal(400, 'Esta chamada não tem corpo.');
  const member = memberOf(context);
  if (!member) return expired();
  backend.store.members.signOut(member.token);
  visit.setCookie(COOKIE, '', GONE);
  return jsonAnswer(200, {});
}

/** `POST /api/site-users/account/locale`. */
export async function memberLocale(context: CallContext): Promise<Answer> {
  const { visit, backend } = context;
  const member = memberOf(context);
  if (!member) return expired();
  const given = visit.sendsJson ? await jsonBody(visit, LOCALE) : null;
  if (!given) return refusal(400, 'Este idioma não existe.');
  backend.store.members.speaks(member.email, given.language);
  return jsonAnswer(200, {});
}
