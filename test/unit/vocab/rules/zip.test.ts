import { expect, it } from 'vitest';
import { isUnitedStates, isUsZip, zipProblem } from '../../../../src/vocab/rules/zip.ts';

it('takes exactly five digits for a zip code of the United States [FORM-050]', () => {
  expect(isUsZip('90210')).toBe(true);
  for (const text of ['9021', '902101', '90210-1234', '9021a', ' 90210', '90210\n', '', '９０２１０'])
    expect(isUsZip(text), text).toBe(false);
});

it('knows the United States by code and by name', () => {
  for (const country of [
    'US',
    'us',
    'USA',
    'EUA',
    'E.U.A.',
    ' Estados Unidos ',
    'United States',
    'Estados Unidos da America',
    'Estados Unidos da América',
  ])
    expect(isUnitedStates(country), country).toBe(true);
  for (const country of ['BR', 'Brasil', '', 'Estados', 'constructor'])
    expect(isUnitedStates(country), country).toBe(false);
});

it('says what is wrong with a zip code, white space around it left aside', () => {
  expect(zipProblem(' 90210 ')).toBeNull();
  for (const text of ['', '9021', '90210-1234'])
    expect(zipProblem(text), text).toEqual({ key: 'problemZip', values: {} });
});
