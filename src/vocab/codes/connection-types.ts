import type { About } from './about.ts';
import { codeRange } from './code-range.ts';

export const about: About<'connectionTypeRange'> = {
  connectionTypeRange: {
    title: 'Third-party connection types',
    source: 'VOCAB-623',
    note: 'Their meanings are not specified.',
  },
};

/** The numbers of the third-party connection types (VOCAB-623). */
export const connectionTypeRange = /* @__PURE__ */ codeRange(1, 82);
