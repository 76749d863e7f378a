import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'alignments'> = {
  alignments: { title: 'Alignments', source: 'GAL-355, GAL-356' },
};

/** Alignments of a gallery's current slide (GAL-355, GAL-356). */
export const alignments = /* @__PURE__ */ words(['start', 'middle', 'end']);
