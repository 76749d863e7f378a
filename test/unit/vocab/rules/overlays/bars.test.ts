import { describe, expect, it } from 'vitest';
import { announcementBar } from '../../../../../src/vocab/rules/overlays/announcement-bar.ts';
import { badgeLook } from '../../../../../src/vocab/rules/overlays/badge.ts';
import {
  MAX_MOBILE_INFO_BAR_WIDTH,
  mobileInfoBarLook,
} from '../../../../../src/vocab/rules/overlays/mobile-info-bar.ts';

describe('the mobile info bar', () => {
  const phone = { mobile: true, viewportWidth: 390 };

  it('stands in a viewport of 1024 px, and not in one of 1025 [BARS-601]', () => {
    expect(MAX_MOBILE_INFO_BAR_WIDTH).toBe(1024);
    expect(mobileInfoBarLook({ style: 2 }, { ...phone, viewportWidth: 1024 })).toBe('light');
    expect(mobileInfoBarLook({ style: 2 }, { ...phone, viewportWidth: 1025 })).toBeNull();
  });

  it('stands on mobile devices only, however narrow the window [BARS-602]', () => {
    expect(mobileInfoBarLook({ style: 2 }, { mobile: false, viewportWidth: 320 })).toBeNull();
  });

  it('is light, dark or none, as its style says [BARS-603]', () => {
    expect([1, 2, 3].map((style) => mobileInfoBarLook({ style }, phone))).toEqual([null, 'light', 'dark']);
    for (const style of [undefined, null, 0, 4, '2', 'light', {}])
      expect(mobileInfoBarLook({ style }, phone)).toBeNull();
  });
});

describe('the badge', () => {
  it('shows in black or white, unless its type is none or the template is 7.1 [BARS-604]', () => {
    for (const version of ['7', '8', '']) {
      expect([1, 2, 3].map((type) => badgeLook(type, version))).toEqual([null, 'black', 'white']);
    }
    expect([1, 2, 3].map((type) => badgeLook(type, '7.1'))).toEqual([null, null, null]);
    expect(badgeLook(null, '7')).toBeNull();
    expect(badgeLook(9, '7')).toBeNull();
  });
});

describe('the announcement bar', () => {
  const text = '<p>Frete grátis</p>';

  it('has the text and the link of its settings where it is on', () => {
    expect(announcementBar({ style: 2, text, clickthroughUrl: { url: ' /loja ', newWindow: true } })).toEqual({
      text,
      link: { url: '/loja', newWindow: true },
    });
    expect(announcementBar({ style: 2, text })).toEqual({ text, link: null });
    for (const clickthroughUrl of [null, '', {}, { url: ' ' }, { url: 7 }])
      expect(announcementBar({ style: 2, text, clickthroughUrl })?.link).toBeNull();
  });

  it('is not there where it is off or says nothing', () => {
    for (const given of [
      {},
      { style: 1, text },
      { text },
      { style: 2 },
      { style: 2, text: '<p> </p>' },
      { style: 2, text: 7 },
    ])
      expect(announcementBar(given)).toBeNull();
  });
});
