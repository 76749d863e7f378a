// What the switches of the preferences do to one another.
import { expect, it } from 'vitest';
import type { ConsentService } from '../../../../src/vocab/rules/overlays/consent-service.ts';
import { type Choice, choosePurpose, chooseService } from '../../../../src/widgets/consent-preferences/logic.ts';

const service = (name: string, purpose: ConsentService['purpose']): ConsentService => ({
  name,
  purpose,
  title: name,
  description: '',
  hosts: [],
  cookies: [],
  storage: [],
});
const DECLARED = [service('mapa', 'preferences'), service('video', 'preferences'), service('contagem', 'analytics')];
const NONE: Choice = {
  purposes: { necessary: true, preferences: false, analytics: false, marketing: false },
  services: {},
};

it('a purpose takes its own services along and leaves those of others', () => {
  const mixed = { ...NONE, services: { mapa: true, contagem: true } };
  expect(choosePurpose(mixed, DECLARED, 'preferences', true)).toEqual({
    purposes: { ...NONE.purposes, preferences: true },
    services: { contagem: true },
  });
});

it('a service has a decision of its own only where it differs from its purpose', () => {
  const on = chooseService(NONE, DECLARED, 'mapa', true);
  expect(on).toEqual({ purposes: NONE.purposes, services: { mapa: true } });
  expect(chooseService(on, DECLARED, 'mapa', false)).toEqual(NONE);
});
