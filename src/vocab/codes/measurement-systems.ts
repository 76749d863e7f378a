import type { About } from './about.ts';
import { codes } from './codes.ts';

export const about: About<'measurementSystems'> = {
  measurementSystems: { title: 'Measurement systems', source: 'VOCAB-621' },
};

/** Measurement systems (VOCAB-621). */
export const measurementSystems = /* @__PURE__ */ codes({ imperial: 1, metric: 2 });
