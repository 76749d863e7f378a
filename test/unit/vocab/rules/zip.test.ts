import { expect, it } from 'vitest';
import { isUnitedStates, isUsZip } from '../../../../src/vocab/rules/zip.ts';

it('takes exactly five digits for a zip code of the United States [FORM-050]', () => {
  expect(isUsZip('90210')).toBe(true);
  for (const text of ['9021', '902101', '90210-1234', '9021a', ' 90210', '90210\n', '', '９０２１０'])
    expect(isUsZip(text), text).toBe(false);
});

it('knows the United States by code and by name', () => {
  for (const country of ['US', 'us', 'USA', 'EUA', 'E.U.A.', ' Estados Unidos ', 'United States'])
    expect(isUnitedStates(country), country).toBe(true);
  for (const country of ['BR', 'Brasil', '', 'Estados', 'constructor'])
    expect(isUnitedStates(country), country).toBe(false);
});
