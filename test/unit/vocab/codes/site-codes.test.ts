import { describe, expect, it } from 'vitest';
import { featureFlagRange, featureFlags } from '../../../../src/vocab/catalogue/codes/feature-flags.ts';
import {
  configAreas,
  staffPermissions,
  subPermissions,
} from '../../../../src/vocab/catalogue/codes/permission-groups.ts';
import {
  connectionTypeRange,
  measurementSystems,
  templateVersionOf,
  templateVersions,
} from '../../../../src/vocab/catalogue/codes/site.ts';
import { siteStatuses } from '../../../../src/vocab/codes/site-statuses.ts';
import { websiteRoles } from '../../../../src/vocab/codes/website-roles.ts';
import { websiteTypes } from '../../../../src/vocab/codes/website-types.ts';
import { toContext } from '../../../../src/vocab/context.ts';
import { expectCodes, expectWords } from './expect-codes.ts';

it('has 13 plan and billing states, none under 9 and 10 [VOCAB-611]', () => {
  expectCodes(
    siteStatuses,
    `
    1 expired, 2 pastDue, 3 trial, 4 beta, 5 removed, 6 internal, 7 comped, 8 paid, 11 v5Linked,
    12 activeParkingPage, 13 resold, 14 resoldGracePeriod, 15 enterprise
  `,
  );
});

it('has five website types [VOCAB-612]', () => {
  expectCodes(websiteTypes, '1 classic, 2 coverPage, 3 parkingPage, 4 commerce, 5 enterprise');
});

describe('template versions', () => {
  it('are exactly three [VOCAB-613]', () => {
    expectWords(templateVersions, '7 7.1 8');
  });

  it('are read from numbers and texts alike [VOCAB-613]', () => {
    expect([7, 7.1, 8, '7', '7.1', '8'].map(templateVersionOf)).toEqual(['7', '7.1', '8', '7', '7.1', '8']);
    expect([7, 7.1, '7.1', 8].map((templateVersion) => toContext({ templateVersion }).templateVersion)).toEqual([
      '7',
      '7.1',
      '7.1',
      '8',
    ]);
    expect([7.2, 9, 0, '7.10', '', ' 7', 'v8', Number.NaN, null].map(templateVersionOf)).toEqual(Array(9).fill(null));
    const strange = [['7'], [7.1], { toString: () => '8' }, Object.create(null), true, Symbol.iterator, undefined];
    expect(strange.map((value) => Reflect.apply(templateVersionOf, null, [value]))).toEqual(strange.map(() => null));
  });
});

describe('feature flags', () => {
  it('are 11 with codes in 1 to 70, three codes for the buy-now-pay-later providers [VOCAB-614]', () => {
    expect(featureFlags.entries.filter(([, code]) => code !== null)).toEqual([
      ['popupOverlay', 21],
      ['mobileInfoBar', 26],
      ['announcementBar', 27],
      ['codeInjection', 28],
      ['siteUserAccounts', 29],
      ['giftCards', 40],
      ['subscriptions', 50],
      ['pointOfSale', 56],
      ['buyNowPayLater', [64, 68, 70]],
      ['nativeProductReviews', 66],
      ['prioritySupport', 69],
    ]);
    expect(featureFlags.codeOf('buyNowPayLater')).toEqual([64, 68, 70]);
    expect([0, 1, 70, 71].filter(featureFlagRange.has)).toEqual([1, 70]);
  });

  it('are read back from every code, and from no other [VOCAB-614]', () => {
    const named = Array.from({ length: 120 }, (_, code) => code).filter((code) => featureFlags.nameOf(code) !== null);
    expect(named).toEqual([21, 26, 27, 28, 29, 40, 50, 56, 64, 66, 68, 69, 70]);
    expect([64, 66, 68, 69, 70].map((code: number) => featureFlags.nameOf(code))).toEqual([
      'buyNowPayLater',
      'nativeProductReviews',
      'buyNowPayLater',
      'prioritySupport',
      'buyNowPayLater',
    ]);
  });

  it('have commerce by name alone [VOCAB-615]', () => {
    expect(featureFlags.names.slice(-1)).toEqual(['commerce']);
    expect(featureFlags.codeOf('commerce')).toBeNull();
  });

  it('are 27 for the announcement bar, 26 for the mobile info bar and 21 for the popup overlay [BARS-606]', () => {
    expect([27, 26, 21].map((code: number) => featureFlags.nameOf(code))).toEqual([
      'announcementBar',
      'mobileInfoBar',
      'popupOverlay',
    ]);
  });
});

it('has 14 website roles, and nothing under 5 [VOCAB-626] [VOCAB-951]', () => {
  expectCodes(
    websiteRoles,
    `
    1 admin, 2 billing, 3 reporting, 4 editor, 6 moderator, 7 commenter, 8 storeManager, 9 scheduling, 10 viewer,
    11 campaignsEditor, 12 schedulingViewer, 13 schedulingEditor, 14 none, 15 websiteManager
  `,
  );
  expect(websiteRoles.nameOf(5 as number)).toBeNull();
});

describe('permissions', () => {
  it('are numbers of the page context, kept as they are and without names [VOCAB-627]', () => {
    expect(toContext({ permissions: [1, 150, 4711, 0] }).permissions).toEqual([1, 150, 4711, 0]);
    for (const group of [configAreas, subPermissions, staffPermissions])
      expect(Object.keys(group).sort()).toEqual(['has', 'words']);
  });

  it('are grouped by ten config areas [VOCAB-628]', () => {
    expectWords(
      configAreas,
      'contentManager settings activity commerce newsletter crm marketing scheduling assetLibrary drafts',
    );
  });

  it('have ten sub-permissions, and reading and writing of four parts of the newsletter [VOCAB-629]', () => {
    expectWords(
      subPermissions,
      `
      orders storeSettings shipping coupons taxes inventory donations payments pointOfSale productReviews
      newsletterSubscriberRead newsletterSubscriberWrite newsletterGroupRead newsletterGroupWrite
      newsletterMessageRead newsletterMessageWrite newsletterSettingsRead newsletterSettingsWrite
    `,
    );
  });

  it('of internal staff are named five [VOCAB-630]', () => {
    expectWords(staffPermissions, 'billing customerData loginAs domains fraud');
  });
});

it('has two measurement systems [VOCAB-621]', () => {
  expectCodes(measurementSystems, '1 imperial, 2 metric');
});

it('takes 1 to 82 as third-party connection types, and names none [VOCAB-623]', () => {
  const types = Array.from({ length: 100 }, (_, code) => code).filter(connectionTypeRange.has);
  expect([types[0], types.at(-1), types.length]).toEqual([1, 82, 82]);
  expect(connectionTypeRange).not.toHaveProperty('nameOf');
});
