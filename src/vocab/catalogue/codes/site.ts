import { codeRange } from '../../codes/code-range.ts';
import { codes } from '../../codes/codes.ts';
import { constants } from '../../codes/constants.ts';
import { type WordIn, words } from '../../codes/words.ts';

/** Template versions (VOCAB-613). Compared as texts. */
export const templateVersions = /* @__PURE__ */ words(['7', '7.1', '8']);

export type TemplateVersion = WordIn<typeof templateVersions>;

/** The template version that a text or number means; null for any other. */
export function templateVersionOf(value: string | number | null): TemplateVersion | null {
  const text = typeof value === 'number' ? `${value}` : value;
  return templateVersions.has(text) ? text : null;
}

/**
 * Platform paths (VOCAB-301, VOCAB-302). Nothing is loaded from the library path.
 *
 * Roots of the platform's addresses.
 */
export const platformPaths = /* @__PURE__ */ constants({
  api: '/api/',
  apiRest: '/api/rest/',
  library: '/universal/yui3/3.17.2/',
});

/** Third-party connection types (VOCAB-623). Their meanings are not specified. */
export const connectionTypeRange = /* @__PURE__ */ codeRange(1, 82);

/** Collection views (VOCAB-634). */
export const collectionViews = /* @__PURE__ */ words(['list', 'grid', 'product']);

/** Device views (VOCAB-635). */
export const deviceViews = /* @__PURE__ */ words(['desktop', 'phone', 'tablet']);

/**
 * Subscription periods (VOCAB-006).
 *
 * How often a subscription comes due.
 */
export const subscriptionPeriods = /* @__PURE__ */ words(['weekly', 'monthly', 'yearly']);

/** Measurement systems (VOCAB-621). */
export const measurementSystems = /* @__PURE__ */ codes({ imperial: 1, metric: 2 });
