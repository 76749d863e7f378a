import type { About } from './about.ts';
import { codeRange } from './code-range.ts';

export const about: About<'elementKindRange'> = {
  elementKindRange: {
    title: 'Block-level element kinds',
    source: 'VOCAB-620',
    note: 'Their meanings are not specified.',
  },
};

/** The numbers of the block-level element kinds (VOCAB-620). */
export const elementKindRange = /* @__PURE__ */ codeRange(1, 20, [100]);
