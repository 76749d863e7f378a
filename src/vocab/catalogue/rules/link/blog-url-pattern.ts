/** What may follow a percent sign in the pattern of a blog's URLs (NAV-610); presumably year, month, day and title, though the requirements do not say. */
export const BLOG_URL_TOKENS = /* @__PURE__ */ Object.freeze(['y', 'm', 'd', 't'] as const);

/** Whether every percent sign of a pattern begins one of the tokens, in any letter case (NAV-610). */
export const isBlogUrlPattern = (pattern: string): boolean => !/%(?![ymdt])/i.test(pattern);

/**
 * Brings the pattern of a blog's URLs into its form (NAV-611 to NAV-614): lower case; a hyphen for white space, however much of it; single slashes; nothing but
 * letters from a to z, digits, slash, hyphen and percent. Of a percent sign that begins no token nothing is left, nor of the letter behind it. A
 * slash at either end stays.
 */
export const blogUrlPattern = (pattern: string): string =>
  pattern
    .toLowerCase()
    .replace(/%(?![ymdt])[\p{L}\p{N}]?/gu, '')
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9/%-]/g, '')
    .replace(/\/{2,}/g, '/');
