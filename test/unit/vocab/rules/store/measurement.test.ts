import { expect, it } from 'vitest';
import { measurementUnits } from '../../../../../src/vocab/catalogue/rules/store/measurement.ts';

it('measures in lbs and inches where the system is imperial [FMT-010] [VOCAB-008]', () => {
  for (const system of [1, 'imperial']) expect(measurementUnits(system)).toEqual({ weight: 'lbs', length: 'in' });
});

it('measures in kg and cm in any other system and without one [FMT-011] [VOCAB-008]', () => {
  for (const system of [2, 'metric', null, 0, 3, '', 'IMPERIAL ', Number.NaN])
    expect(measurementUnits(system), String(system)).toEqual({ weight: 'kg', length: 'cm' });
});
