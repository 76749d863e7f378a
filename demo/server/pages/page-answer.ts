import { readPolicy } from '../../pages/read-policy.mjs';
import { fill } from '../../pages/template.mjs';
import type { Answer } from '../answer.ts';
import type { Backend } from '../backend.ts';
import { freshNonce, policyFor } from '../policy.ts';
import type { Visit } from '../visit.ts';

const LIVE_SCRIPT = '<script src="/live.js" nonce="{{nonce}}"></script></body>';

interface Page {
  /** With the places that `demo/pages/template.mjs` fills. */
  readonly template: string;
  readonly status?: number;
}

/** Headers of a page under a policy; without one where the policy is null. */
export const pageHeaders = (policy: string | null): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'x-frame-options': 'SAMEORIGIN',
  ...(policy !== null && { 'content-security-policy': policy }),
});

/** A page of the demo: its places filled, under its policy, with a crumb for the visitor. */
export function pageAnswer(visit: Visit, { crumbs, live }: Backend, { template, status = 200 }: Page): Answer {
  crumbs.ensure(visit);
  const nonce = freshNonce();
  const { words, html } = readPolicy(template);
  const shown = live ? html.replace(/<\/body>/, LIVE_SCRIPT) : html;
  return {
    status,
    headers: pageHeaders(policyFor(words, nonce)),
    body: fill(shown, { nonce, query: visit.url.searchParams }),
  };
}
