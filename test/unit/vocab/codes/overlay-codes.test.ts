import { expect, it } from 'vitest';
import { popupKinds, trackingContexts } from '../../../../src/vocab/catalogue/codes/display.ts';
import { badgeTypes } from '../../../../src/vocab/codes/badge-types.ts';
import {
  bannerAcceptTypes,
  bannerCorners,
  bannerCtaVariants,
  bannerEdges,
  bannerThemes,
  bannerVariants,
} from '../../../../src/vocab/codes/cookie-banner-words.ts';
import { mobileInfoBarStyles } from '../../../../src/vocab/codes/mobile-info-bar-styles.ts';
import { popupStyles } from '../../../../src/vocab/codes/popup-styles.ts';
import { trackingEventKinds } from '../../../../src/vocab/codes/tracking-event-kinds.ts';
import { expectCodes, expectWords } from './expect-codes.ts';

it('has two popup styles [VOCAB-616]', () => {
  expectCodes(popupStyles, '1 none, 2 show');
});

it('has three popup kinds, another enumeration than the styles [VOCAB-619]', () => {
  expectCodes(popupKinds, '1 coverPage, 2 lockScreen, 3 popupOverlay');
  expect(popupKinds.nameOf(2)).not.toBe(popupStyles.nameOf(2));
});

it('has three mobile info bar styles [VOCAB-617]', () => {
  expectCodes(mobileInfoBarStyles, '1 none, 2 light, 3 dark');
});

it('has three badge types [VOCAB-618]', () => {
  expectCodes(badgeTypes, '1 none, 2 black, 3 white');
});

it('has five tracking event kinds [VOCAB-624]', () => {
  expectCodes(trackingEventKinds, '1 pageView, 2 siteSearch, 10 heartbeat, 20 audio, 21 video');
});

it('has two tracking contexts [VOCAB-625]', () => {
  expectCodes(trackingContexts, '1 buttonBlock, 2 popupOverlay');
});

it('has the words of the cookie banner [VOCAB-003]', () => {
  expectWords(bannerCtaVariants, 'TEXT BUTTON ICON');
  expectWords(bannerThemes, 'LIGHT DARK');
  expectWords(bannerVariants, 'BAR POPUP');
  expectWords(bannerAcceptTypes, 'OPT_IN OPT_IN_AND_OUT');
  expectWords(bannerEdges, 'TOP BOTTOM');
  expectWords(bannerCorners, 'TOP_LEFT TOP_RIGHT BOTTOM_LEFT BOTTOM_RIGHT');
});
