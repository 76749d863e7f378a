import { codeRange } from '../../codes/code-range.ts';

/** Third-party connection types (VOCAB-623). Their meanings are not specified. */
export const connectionTypeRange = /* @__PURE__ */ codeRange(1, 82);
