import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'alignments'> = {
  alignments: { title: 'Alignments', source: '001 §5' },
};

/** Alignments of a gallery's current slide (001 §5). */
export const alignments = /* @__PURE__ */ words(['start', 'middle', 'end']);
