import { randomBytes } from 'node:crypto';

/** A new nonce for every answer. */
export const freshNonce = () => randomBytes(18).toString('base64');

const MARK = /^\s*<!--\s*policy:([^>]*)-->\s*/;

/**
 * A page may ask, in a comment on its first line, for a looser policy. The words:
 * `none` (no policy at all), `frame` (may frame its own site), `parse` (has its own Trusted Types policy, `demo#html`),
 * `style-attr` (server markup with style attributes).
 *
 * @returns {{ words: string[], html: string }} the words, and the page without the comment
 */
export function readPolicy(html) {
  const mark = MARK.exec(html);
  if (!mark) return { words: [], html };
  return { words: mark[1].trim().split(/\s+/), html: html.slice(mark[0].length) };
}

/** The content security policy of a page; null where it asked for none. */
export function policyFor(words, nonce) {
  if (words.includes('none')) return null;
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    words.includes('style-attr') && `style-src-attr 'unsafe-inline'`,
    `img-src 'self'`,
    `connect-src 'self'`,
    `font-src 'self'`,
    words.includes('frame') && `frame-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
    `require-trusted-types-for 'script'`,
    `trusted-types vitrine#html${words.includes('parse') ? ' demo#html' : ''}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** Headers every answer carries. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};
