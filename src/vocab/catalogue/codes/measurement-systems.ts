import { codes } from '../../codes/codes.ts';

/** Measurement systems (VOCAB-621). */
export const measurementSystems = /* @__PURE__ */ codes({ imperial: 1, metric: 2 });
