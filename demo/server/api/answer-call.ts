import { type Answer, emptyAnswer, jsonAnswer } from '../answer.ts';
import type { Backend } from '../backend.ts';
import type { Session } from '../data/sessions.ts';
import type { Visit } from '../visit.ts';
import { CALLS } from './calls.ts';
import type { Endpoint } from './endpoint.ts';

/** The parts of a path that are where an endpoint's has `*`, decoded; null where it is another path. */
function partsOf(pattern: string, path: string): string[] | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  const parts: string[] = [];
  for (const [index, part] of given.entries()) {
    if (wanted[index] === part) continue;
    if (wanted[index] !== '*' || part === '') return null;
    parts.push(decodeURIComponent(part));
  }
  return parts;
}

/** What may be read may be asked for without its body. */
const allowed = ({ endpoint: { method } }: { readonly endpoint: Endpoint }): string =>
  method === 'GET' ? 'GET, HEAD' : method;

/** Null for a call that proves nothing it has to prove. */
function sessionOf(visit: Visit, { crumbs }: Backend, { proof }: Endpoint): Session | null {
  if (proof === 'crumb') return crumbs.check(visit);
  if (proof === 'header') return crumbs.checkOne(visit, visit.header('x-csrf-token'));
  return crumbs.ensure(visit);
}

/**
 * Answers a call of the API. Writing ones prove first that a page of this site makes them.
 *
 * @throws URIError for a path that cannot be decoded
 */
export async function answerCall(visit: Visit, backend: Backend): Promise<Answer> {
  const found = CALLS.flatMap((endpoint) => {
    const parts = partsOf(endpoint.path, visit.path);
    return parts ? [{ endpoint, parts }] : [];
  });
  if (found.length === 0) return jsonAnswer(404, { error: 'Esta chamada não existe.' });
  const method = visit.method === 'HEAD' ? 'GET' : visit.method;
  const one = found.find(({ endpoint }) => endpoint.method === method);
  if (!one) return emptyAnswer(405, { allow: found.map(allowed).join(', ') });
  if (visit.foreign) return jsonAnswer(403, { error: 'Chamada de outro site recusada.' });
  const session = sessionOf(visit, backend, one.endpoint);
  return session ? one.endpoint.answer({ visit, backend, session, parts: one.parts }) : backend.crumbs.refusal(visit);
}
