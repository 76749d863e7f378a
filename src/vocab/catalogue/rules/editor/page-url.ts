import type { RuleProblem } from '../../../rules/text/problem-keys.ts';

/** The bound of an internal address, in UTF-16 units: it is shorter than this (LINK-615). */
const BOUND = 150;

/** Segments of letters, digits and hyphens between single slashes, with or without one in front and behind. The signs are those of a blog's address. */
const PAGE_URL = /^\/?[\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}_-]+)*\/?$/u;

/** Refuses a text that is no page's address: `sobre`, `/loja/canecas` (EDITOR-605). The site's root, `/`, is one too. */
export const pageUrlProblem = (text: string): RuleProblem | null => {
  const path = text.trim();
  return path.length < BOUND && (path === '/' || PAGE_URL.test(path))
    ? null
    : { key: 'problemPageUrl', values: { val: text } };
};
