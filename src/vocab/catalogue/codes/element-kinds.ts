import { codeRange } from '../../codes/code-range.ts';

/** Block-level element kinds (VOCAB-620). Their meanings are not specified. */
export const elementKindRange = /* @__PURE__ */ codeRange(1, 20, [100]);
