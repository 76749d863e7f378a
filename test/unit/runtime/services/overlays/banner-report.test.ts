// What the owner's overlay manager is told about the banner.
import { expect, it } from 'vitest';
import overlays from '../../../../../src/runtime/services/overlays/index.ts';
import { consentSlice } from '../../../../../src/runtime/store/consent.ts';
import { createPageStore } from '../../../../../src/runtime/store/store.ts';
import { fakePage } from '../../../../fake-page.ts';

function reasonOf(cookieSettings: object, decided: boolean): unknown {
  const store = createPageStore({ ...consentSlice, decided });
  const { api, stop } = overlays.start(fakePage({ cookieSettings }, { store }));
  const [banner] = api.report().filter(({ name }) => name === 'cookie-banner');
  stop();
  return banner?.reason;
}

it.each([
  ['enabled', { isCookieBannerEnabled: true }, true, 'decided'],
  ['enabled by a preset', { preset: 'lgpd' }, true, 'decided'],
  ['enabled by a preset', { preset: 'lgpd' }, false, 'in-the-way'],
  ['not enabled', { isCookieBannerEnabled: false }, true, 'no-style'],
  ['not enabled by a preset that nobody knows', { preset: 'eigen' }, true, 'no-style'],
])('a banner that is %s: %j, decided %s [OWNER-025]', (_, settings, decided, reason) => {
  expect(reasonOf(settings, decided)).toBe(reason);
});
