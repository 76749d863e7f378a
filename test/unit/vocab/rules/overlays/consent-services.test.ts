import { describe, expect, it } from 'vitest';
import { matchesName, readConsentServices } from '../../../../../src/vocab/rules/overlays/consent-service.ts';
import { ownDecisions, serviceStates } from '../../../../../src/vocab/rules/overlays/service-decisions.ts';

const read = (given: unknown) => {
  const problems: string[] = [];
  const services = readConsentServices(given, ({ place }) => void problems.push(place));
  return { services, problems };
};

const EMPTY = { cookies: [], storage: [], hosts: [] };

describe('the services of a site', () => {
  it('need a name and a purpose, and have a default for everything else', () => {
    expect(read([{ name: 'mapa', purpose: 'preferences' }])).toEqual({
      services: [{ name: 'mapa', title: 'mapa', purpose: 'preferences', ...EMPTY }],
      problems: [],
    });
  });

  it('are none where the site says nothing', () => {
    expect(read(undefined)).toEqual({ services: [], problems: [] });
    expect(read(null)).toEqual({ services: [], problems: [] });
  });

  it.each([
    ['a text', 'pixel', 'services'],
    ['an object', { name: 'pixel' }, 'services'],
    ['an entry that is a text', ['pixel'], 'services[0]'],
    ['no name', [{ purpose: 'marketing' }], 'services[0].name'],
    ['a blank name', [{ name: ' ', purpose: 'marketing' }], 'services[0].name'],
    ['no purpose', [{ name: 'pixel' }], 'services[0].purpose'],
    ['an unknown purpose', [{ name: 'pixel', purpose: 'ads' }], 'services[0].purpose'],
  ])('leave out %s and say so', (_, given, place) => {
    expect(read(given)).toEqual({ services: [], problems: [place] });
  });

  it('keep what is right beside what is wrong', () => {
    const { services, problems } = read([
      null,
      { name: 'pixel', purpose: 'marketing', cookies: ['_px*', 7], hosts: 'anuncios.example' },
      { name: 'pixel', purpose: 'analytics' },
    ]);
    expect(services).toEqual([{ name: 'pixel', title: 'pixel', purpose: 'marketing', ...EMPTY, cookies: ['_px*'] }]);
    expect(problems).toEqual(['services[0]', 'services[1].cookies', 'services[1].hosts', 'services[2].name']);
  });
});

it.each([
  ['_px', '_px', true],
  ['_px', '_px1', false],
  ['_px*', '_px', true],
  ['_px*', '_px1', true],
  ['_px*', '_p', false],
  ['*', 'anything', false],
])('the pattern %s means the name %s: %s', (pattern, name, is) => {
  expect(matchesName(pattern, name)).toBe(is);
});

describe('decisions about services', () => {
  const purposes = { necessary: true, preferences: false, analytics: true, marketing: false };
  const { services: declared } = read([
    { name: 'session', purpose: 'necessary' },
    { name: 'visits', purpose: 'analytics' },
    { name: 'pixel', purpose: 'marketing' },
  ]);

  it('count before the one about the purpose, except for what is necessary', () => {
    expect(serviceStates(purposes, {}, declared)).toEqual({ session: true, visits: true, pixel: false });
    expect(serviceStates(purposes, { session: false, visits: false, pixel: true }, declared)).toEqual({
      session: true,
      visits: false,
      pixel: true,
    });
  });

  it('are kept where they differ from the purpose, and where the purpose is unknown', () => {
    const decisions = { session: false, visits: true, pixel: true, chat: false };
    expect(ownDecisions(purposes, decisions, declared)).toEqual({ pixel: true, chat: false });
    expect(ownDecisions(purposes, { visits: false, pixel: false }, declared)).toEqual({ visits: false });
  });
});
