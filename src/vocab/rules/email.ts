import { exactText } from './text/visible-text.ts';

/**
 * `spec`: the rule of the requirements, a top-level part of 2 to 4 characters. `modern`: what an e-mail field accepts by the HTML standard (the project's
 * own).
 */
export type EmailRule = 'spec' | 'modern';

/** Shortest and longest e-mail address, in UTF-16 units (FORM-034). */
export const EMAIL_LIMITS = /* @__PURE__ */ Object.freeze({ min: 3, max: 256 } as const);

/** A valid e-mail address (HTML Standard, "E-mail state"). */
const HTML_ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/**
 * Whether a text is an e-mail address, white space around it and what cannot be seen left aside (FORM-034, FORM-035): 3 to 256 characters, one `@` with something
 * before it, a dotted host after it. A rule that there is none of counts as `spec`.
 */
export function isEmail(text: string, rule: EmailRule = 'spec'): boolean {
  const address = exactText(text);
  if (address.length < EMAIL_LIMITS.min || address.length > EMAIL_LIMITS.max) return false;
  if (rule === 'modern') return HTML_ADDRESS.test(address);
  const [local, host, ...more] = address.split('@');
  if (!local || !host || more.length || /\s/.test(address)) return false;
  const labels = host.split('.');
  return labels.length > 1 && labels.every(Boolean) && /^[a-z0-9]{2,4}$/i.test(labels.at(-1) ?? '');
}
