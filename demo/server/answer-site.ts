import { randomBytes } from 'node:crypto';
import { type Answer, emptyAnswer, seeOther } from './answer.ts';
import { missing } from './answer-file.ts';
import type { Backend } from './backend.ts';
import { pageHeaders } from './pages/page-answer.ts';
import { freshNonce, policyFor } from './policy.ts';
import { renderSite } from './site.ts';
import type { Visit } from './visit.ts';

/** Answers a page of the site, `/atelie/…`. */
export async function answerSite(visit: Visit, backend: Backend): Promise<Answer> {
  if (visit.method !== 'GET' && visit.method !== 'HEAD') return emptyAnswer(405, { allow: 'GET, HEAD' });
  if (visit.path === '/atelie') return seeOther('/atelie/');
  const { crumb } = backend.crumbs.ensure(visit);
  const nonce = freshNonce();
  const key = randomBytes(18).toString('base64url');
  const page = await renderSite({ path: visit.path, query: visit.url.searchParams, nonce, crumb, key });
  if (!page) return missing(visit, backend);
  return {
    status: page.status,
    headers: {
      ...pageHeaders(policyFor([], nonce)),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      // A page kept by the browser may come back whole from its back/forward cache.
      'cache-control': 'private, no-cache',
    },
    body: page.html,
  };
}
