import { expect, it } from 'vitest';
import { popupSettings } from '../../../../../src/vocab/rules/overlays/popup-settings.ts';

it('reads style, mobile, version, sign-up and frequency of the settings [POPUP-601]', () => {
  const given = { style: 2, enableMobile: false, version: 3, showUntilSignup: true, displayFrequency: 30 };
  expect(popupSettings(given)).toEqual({
    enabled: true,
    enableMobile: false,
    version: 3,
    showUntilSignup: true,
    displayFrequency: 30,
  });
  expect(popupSettings({ ...given, style: 1 }).enabled).toBe(false);
});

it('has a default for whatever is missing or wrong', () => {
  const defaults = { enabled: false, enableMobile: true, version: 0, showUntilSignup: false, displayFrequency: -1 };
  expect(popupSettings({})).toEqual(defaults);
  const names = ['style', 'enableMobile', 'version', 'showUntilSignup', 'displayFrequency'];
  for (const wrong of [null, '', 'sim', {}, [], Number.NaN, 7.5e9])
    expect(popupSettings(Object.fromEntries(names.map((name) => [name, wrong]))).enabled).toBe(false);
  expect(popupSettings({ style: '2' }).enabled).toBe(false);
  expect(popupSettings({ displayFrequency: -7 }).displayFrequency).toBe(-1);
  expect(popupSettings({ displayFrequency: 0 }).displayFrequency).toBe(0);
});
