import { beforeEach, expect, it, vi } from 'vitest';
import { colorReference } from '../../../../../src/vocab/catalogue/rules/color/color-reference.ts';
import { rgbaOf } from '../../../../../src/vocab/rules/color/color-model.ts';
import { parseColor } from '../../../../../src/vocab/rules/color/parse-color.ts';

const logged = vi.fn();

beforeEach(() => {
  logged.mockClear();
  vi.spyOn(console, 'error').mockImplementation(logged);
});

it('logs a text that is no colour, once, and gives null [COLOR-302, COLOR-607]', () => {
  expect(['#12345', 'rgb(1, x, 2)'].map((text) => parseColor(text))).toEqual([null, null]);
  expect(colorReference({ type: 'CUSTOM_COLOR', color: 'nada' })).toBe(null);
  expect(logged.mock.calls).toEqual(['#12345', 'rgb(1, x, 2)', 'nada'].map((text) => ['Not a color', text]));
});

it('logs a model that is none, and gives null [COLOR-305, COLOR-604]', () => {
  expect(rgbaOf({ r: 1, g: 2 })).toBe(null);
  expect(logged.mock.calls).toEqual([['Invalid color model', { r: 1, g: 2 }]]);
});

it('logs nothing where it is told to a function, or where there is a colour', () => {
  const told = vi.fn();
  expect(parseColor('#12345', told)).toBe(null);
  expect(told).toHaveBeenCalledOnce();
  expect(parseColor('#123')).not.toBe(null);
  expect(logged).not.toHaveBeenCalled();
});
