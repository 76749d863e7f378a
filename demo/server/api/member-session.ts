import * as v from 'valibot';
import { type Answer, jsonAnswer } from '../answer.ts';
import { type MemberSession, REMEMBERED } from '../data/members.ts';
import type { CallContext } from './endpoint.ts';
import { jsonBody } from './read-body.ts';
import { refusal, tooMany } from './refusal.ts';
import { MEMBER_COOKIE, signedInMember } from './signed-in-member.ts';

const GONE = '; HttpOnly; Max-Age=0';
/** Without a time of its own a cookie ends with the browser. */
const KEPT = `; HttpOnly; Max-Age=${REMEMBERED / 1_000}`;

const CREDENTIALS = v.object({
  email: v.pipe(v.string(), v.maxLength(256)),
  password: v.pipe(v.string(), v.maxLength(256)),
  rememberMe: v.boolean(),
});
const LOCALE = v.object({ language: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)) });

/** Ends the session of the member whose cookie came along. */
export function signOut(context: Pick<CallContext, 'visit' | 'backend'>): void {
  const session = signedInMember(context);
  if (!session) return;
  context.backend.store.members.signOut(session.token);
  context.visit.setCookie(MEMBER_COOKIE, '', GONE);
}

/** The member's session, proved by its cookie and the header that repeats its token. */
function memberOf(context: CallContext): MemberSession | null {
  const session = signedInMember(context);
  return session && context.visit.header('x-xsrf-token') === session.xsrf ? session : null;
}

const expired = (): Answer => jsonAnswer(401, { loginRequired: true });

/** Signs in and sets the cookie. Returns the seconds to wait after too many wrong ones, or that e-mail and password do not belong together. */
export function signInMember(
  { visit, backend, session }: Pick<CallContext, 'visit' | 'backend' | 'session'>,
  { email: typed, password, rememberMe }: v.InferOutput<typeof CREDENTIALS>,
): MemberSession | 'wrong' | number {
  const email = typed.trim().toLowerCase();
  const who = { session: session.id, email, address: visit.address };
  const wait = backend.signInLimit.wait(who);
  if (wait > 0) return wait;
  const member = backend.store.members.signIn(email, password, rememberMe);
  if (!member) {
    backend.signInLimit.count(who);
    return 'wrong';
  }
  visit.setCookie(MEMBER_COOKIE, member.token, rememberMe ? KEPT : '; HttpOnly');
  return member;
}

/** `POST /api/site-users/account/session`. */
export async function memberLogin(context: CallContext): Promise<Answer> {
  const { visit } = context;
  const given = visit.sendsJson ? await jsonBody(visit, CREDENTIALS) : null;
  if (!given) return refusal(400, 'Informe e-mail e senha.');
  const done = signInMember(context, given);
  if (typeof done === 'number') return tooMany(done);
  return done === 'wrong'
    ? refusal(400, 'E-mail ou senha incorretos.')
    : jsonAnswer(200, { data: { xsrfToken: done.xsrf } });
}

/** `DELETE /api/site-users/account/session?cloneCart=`. */
export async function memberLogout(context: CallContext): Promise<Answer> {
  const { visit } = context;
  if (!/^(true|false)$/.test(visit.url.searchParams.get('cloneCart') ?? '')) return refusal(400, 'Falta cloneCart.');
  if ((await visit.text()) !== '') return refusal(400, 'Esta chamada não tem corpo.');
  if (!memberOf(context)) return expired();
  signOut(context);
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
