import { describe, expect, it } from 'vitest';
import { bannerLook, bannerPosition, showsRefuse } from '../../../../../src/vocab/rules/overlays/banner-look.ts';

/** A site without a preset, and without preferences to open. */
const PLAIN = { strict: false, manageText: null };

describe('the cookie banner’s look', () => {
  it('has the defaults of the requirements for missing settings [CONSENT-006] [CONSENT-007] [CONSENT-008] [CONSENT-009] [CONSENT-012]', () => {
    const look = { text: '', acceptText: '', refuseText: '', cta: 'ICON', theme: 'DARK', variant: 'BAR' };
    expect(bannerLook({})).toEqual({ ...look, ...PLAIN, position: 'BOTTOM', refusable: false });
    expect(bannerLook({ cookieBannerVariant: 'POPUP' }).position).toBe('BOTTOM_LEFT');
  });

  it('takes the same defaults for empty, unknown and wrong values, fault F-042 [CONSENT-004] [CONSENT-005] [CONSENT-006] [CONSENT-007] [CONSENT-008] [CONSENT-009]', () => {
    const names = [
      'cookieBannerText',
      'cookieBannerCtaText',
      'cookieBannerOptOutCtaText',
      'cookieBannerCtaVariant',
      'cookieBannerPosition',
      'cookieBannerTheme',
      'cookieBannerVariant',
      'cookieBannerAcceptType',
    ];
    for (const wrong of ['', null, 7, {}, []]) {
      expect(bannerLook(Object.fromEntries(names.map((name) => [name, wrong])))).toEqual(bannerLook({}));
    }
    const words = names.slice(3).map((name) => [name, '__proto__']);
    expect(bannerLook(Object.fromEntries(words))).toEqual(bannerLook({}));
  });

  it('reads every setting of the table [CONSENT-001] [CONSENT-002] [CONSENT-004] [CONSENT-005]', () => {
    expect(
      bannerLook({
        cookieBannerText: '<p>Usamos <b>cookies</b>.</p>',
        cookieBannerCtaText: 'Tudo bem',
        cookieBannerOptOutCtaText: 'Não, obrigado',
        cookieBannerCtaVariant: 'BUTTON',
        cookieBannerPosition: 'TOP_RIGHT',
        cookieBannerTheme: 'LIGHT',
        cookieBannerVariant: 'POPUP',
        cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      }),
    ).toEqual({
      ...PLAIN,
      text: '<p>Usamos <b>cookies</b>.</p>',
      acceptText: 'Tudo bem',
      refuseText: 'Não, obrigado',
      cta: 'BUTTON',
      theme: 'LIGHT',
      variant: 'POPUP',
      position: 'TOP_RIGHT',
      refusable: true,
    });
  });

  it.each([
    ['TOP', 'TOP'],
    ['BOTTOM', 'BOTTOM'],
    ['TOP_LEFT', 'TOP'],
    ['TOP_RIGHT', 'TOP'],
    ['BOTTOM_LEFT', 'BOTTOM'],
    ['BOTTOM_RIGHT', 'BOTTOM'],
    ['LEFT', 'BOTTOM'],
    ['TOP_LEFT_LEFT', 'BOTTOM'],
    ['', 'BOTTOM'],
    [undefined, 'BOTTOM'],
    [3, 'BOTTOM'],
  ])('puts a bar for position %s at %s [CONSENT-010]', (position, edge) =>
    expect(bannerPosition('BAR', position)).toBe(edge),
  );

  it.each([
    ['TOP_LEFT', 'TOP_LEFT'],
    ['TOP_RIGHT', 'TOP_RIGHT'],
    ['BOTTOM_LEFT', 'BOTTOM_LEFT'],
    ['BOTTOM_RIGHT', 'BOTTOM_RIGHT'],
    ['TOP', 'BOTTOM_LEFT'],
    ['BOTTOM', 'BOTTOM_LEFT'],
    ['', 'BOTTOM_LEFT'],
    [undefined, 'BOTTOM_LEFT'],
  ])('puts a popup for position %s into %s [CONSENT-011]', (position, corner) =>
    expect(bannerPosition('POPUP', position)).toBe(corner),
  );

  it.each([
    ['OPT_IN', 'TEXT', false],
    ['OPT_IN', 'BUTTON', false],
    ['OPT_IN', 'ICON', false],
    ['OPT_IN_AND_OUT', 'TEXT', true],
    ['OPT_IN_AND_OUT', 'BUTTON', true],
    ['OPT_IN_AND_OUT', 'ICON', false],
  ] as const)('shows a refuse button for %s with %s: %s [CONSENT-022] [CONSENT-023]', (acceptType, cta, shown) => {
    expect(showsRefuse(acceptType, cta)).toBe(shown);
    expect(bannerLook({ cookieBannerAcceptType: acceptType, cookieBannerCtaVariant: cta }).refusable).toBe(shown);
  });
});
