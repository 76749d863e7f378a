import { randomBytes } from 'node:crypto';

/** A new nonce for every answer. */
export const freshNonce = (): string => randomBytes(18).toString('base64');

/** The players of videos, which the pages frame only after a click or with consent. */
const PLAYERS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://fast.wistia.net',
  'https://s3.amazonaws.com/embed.animoto.com/',
];

/** Where the dates of tours come from, which pages ask only after a click or with consent. */
const DATES = 'https://rest.bandsintown.com';

/**
 * The policy of the playground's preview, whose content may be anybody's: no origin, no script but those with the nonce,
 * no call, no page of another site before a click on a player.
 */
const previewPolicy = (nonce: string): string =>
  [
    'sandbox allow-scripts allow-forms',
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `media-src 'self'`,
    `font-src 'self'`,
    `frame-src ${PLAYERS.join(' ')}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
    `require-trusted-types-for 'script'`,
    'trusted-types vitrine#html vitrine#embed playground#html',
  ].join('; ');

/**
 * The content security policy of a page; null where it asked for none.
 *
 * @param words what the page asked for, see `demo/pages/read-policy.mjs`
 */
export function policyFor(words: readonly string[], nonce: string): string | null {
  if (words.includes('none')) return null;
  if (words.includes('preview')) return previewPolicy(nonce);
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    words.includes('style-attr') && `style-src-attr 'unsafe-inline'`,
    `img-src 'self'`,
    `media-src 'self'`,
    `connect-src 'self' ${DATES}`,
    `font-src 'self'`,
    `frame-src 'self' ${PLAYERS.join(' ')}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
    `require-trusted-types-for 'script'`,
    `trusted-types vitrine#html vitrine#script vitrine#embed${words.includes('parse') ? ' demo#html' : ''}${words.includes('gated') ? ' vitrine#gated' : ''}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** The content security policy of the documents, whose pages are files and have no nonces. */
export const DOCUMENTS_POLICY = [
  `default-src 'none'`,
  ...['script', 'style', 'img', 'media', 'connect', 'font', 'frame'].map((kind) => `${kind}-src 'self'`),
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
].join('; ');

/** Headers every answer carries. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;
