import { measurementSystems } from '../../codes/site.ts';

/** The units of a store's weights and lengths, as they are written. */
export interface MeasurementUnits {
  readonly weight: 'lbs' | 'kg';
  readonly length: 'in' | 'cm';
}

const IMPERIAL: MeasurementUnits = /* @__PURE__ */ Object.freeze({ weight: 'lbs', length: 'in' });
const METRIC: MeasurementUnits = /* @__PURE__ */ Object.freeze({ weight: 'kg', length: 'cm' });

/**
 * The units of a measurement system: imperial gives lbs and inches, anything else and nothing kg and cm (FMT-010, FMT-011).
 *
 * @param system its code, or its name (VOCAB-621)
 */
export const measurementUnits = (system: number | string | null): MeasurementUnits =>
  system === measurementSystems.codeOf('imperial') || system === 'imperial' ? IMPERIAL : METRIC;
