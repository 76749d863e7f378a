import { words } from './words.ts';

/**
 * Alignments (GAL-355, GAL-356).
 *
 * Alignments of a gallery's current slide.
 */
export const alignments = /* @__PURE__ */ words(['start', 'middle', 'end']);
