import { expect, it } from 'vitest';
import { upgradeRoute } from '../../../../../src/vocab/catalogue/rules/site/upgrade-route.ts';

it.each([
  ['trial-upgrade', '/a'],
  ['upgrade', '/b'],
  ['Upgrade', null],
  ['', null],
  ['constructor', null],
])('the path %j leads to %j, wherever the site has these pages [NAV-615]', (name, expected) =>
  expect(upgradeRoute(name, { billingUpgrade: '/a', websiteSubscriptions: '/b' })).toBe(expected),
);
