/** `spec`: the rule of the requirements, a top-level part of 2 to 4 characters. `modern`: any top-level part that can exist. */
export type EmailRule = 'spec' | 'modern';

/** Shortest and longest e-mail address, in UTF-16 units (FORM-034). */
export const EMAIL_LIMITS = /* @__PURE__ */ Object.freeze({ min: 3, max: 256 } as const);

const TOP_LEVEL: Readonly<Record<EmailRule, RegExp>> = {
  spec: /^[a-z0-9]{2,4}$/i,
  modern: /^(?!\d+$)[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])$/u,
};

/**
 * Whether a text is an e-mail address, white space around it left aside (FORM-034, FORM-035): 3 to 256 characters, one `@` with something
 * before it, a dotted host after it. A rule that there is none of counts as `spec`. It is one walk over the text, however long that is.
 */
export function isEmail(text: string, rule: EmailRule = 'spec'): boolean {
  const address = text.trim();
  if (address.length < EMAIL_LIMITS.min || address.length > EMAIL_LIMITS.max || /\s/.test(address)) return false;
  const [local, host, ...more] = address.split('@');
  if (!local || !host || more.length) return false;
  const labels = host.split('.');
  const topLevel = TOP_LEVEL[Object.hasOwn(TOP_LEVEL, rule) ? rule : 'spec'];
  return labels.length > 1 && labels.every(Boolean) && topLevel.test(labels.at(-1) ?? '');
}
