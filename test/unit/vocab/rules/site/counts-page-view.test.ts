import { describe, expect, it } from 'vitest';
import { countsPageView } from '../../../../../src/vocab/rules/site/counts-page-view.ts';

const account = { id: 'a' };
const VIEWER = 10;
const ADMINISTRATOR = 1;

describe('a page view counts', () => {
  it.each([
    ['of a visitor', null, [], '/sobre', true],
    ['of a visitor, in the configuration area', null, [], '/config', true],
    ['not of a search', null, [], '/search', false],
    ['not of a search with a slash behind it', null, [], '/search/', false],
    ['of a page below the search', null, [], '/search/ceramica', true],
    ['of a page whose name only begins so', null, [], '/searching', true],
    ['not of an account', account, [ADMINISTRATOR], '/sobre', false],
    ['not of an account without a role', account, [], '/sobre', false],
    ['of an account that may only look', account, [VIEWER], '/sobre', true],
    ['not of one in the configuration area', account, [VIEWER], '/config/pages', false],
    ['of one on a page whose name only begins so', account, [VIEWER], '/configurado', true],
    ['not of one on the search', account, [VIEWER], '/search', false],
    ['not of an account that may look and more', account, [VIEWER, ADMINISTRATOR], '/sobre', false],
  ] as const)(
    '%s [NAV-602, CENSUS-605, CENSUS-606, CENSUS-607, CENSUS-608, CENSUS-609]',
    (_, authenticatedAccount, websiteRoles, path, counts) => {
      expect(countsPageView({ authenticatedAccount, websiteRoles }, path)).toBe(counts);
    },
  );
});
