import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PopupSituation, popupDisplay } from '../../../../../src/vocab/rules/overlays/popup-display.ts';
import type { PopupRecord } from '../../../../../src/vocab/rules/overlays/popup-record.ts';
import { popupSettings } from '../../../../../src/vocab/rules/overlays/popup-settings.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 24 * 60 * 60 * 1000;

type Given = Partial<Omit<PopupSituation, 'settings' | 'page' | 'record'>> & {
  settings?: Record<string, unknown>;
  page?: Partial<PopupSituation['page']>;
  record?: Partial<PopupRecord> | null;
};

/** A popup of version 2 that shows again after 7 days, on a plain page before a visitor who knows nothing of it. */
const decided = ({ settings, page, record = null, ...rest }: Given) =>
  popupDisplay({
    settings: popupSettings({ style: 2, version: 2, displayFrequency: 7, ...settings }),
    record: record && { version: 2, submitted: false, dateClosed: null, ...record },
    page: { screenshot: false, pageType: 2, collectionType: 10, ...page },
    mobile: false,
    forced: false,
    now: NOW,
    ...rest,
  });
const shows = (given: Given): boolean => decided(given).shown;

describe('the popup overlay', () => {
  it('shows where the browser remembers nothing [POPUP-606]', () => {
    expect(decided({})).toEqual({ shown: true, reason: 'no-record' });
  });

  it('never shows with style none, and with no style [POPUP-602]', () => {
    for (const style of [1, undefined, null, 0, 3, '2'])
      expect(shows({ settings: { style } }), String(style)).toBe(false);
    expect(shows({ settings: { style: 1 }, record: { version: 1 } })).toBe(false);
  });

  it('shows again where the stored version is lower, and goes on to the other rules where it is not [POPUP-607]', () => {
    expect(shows({ record: { version: 1, dateClosed: NOW } })).toBe(true);
    expect(shows({ record: { version: 2, dateClosed: NOW } })).toBe(false);
    expect(shows({ record: { version: 3, dateClosed: NOW } })).toBe(false);
  });

  it('never shows again after a sign-up with showUntilSignup on, whatever version and time [POPUP-608]', () => {
    const settings = { showUntilSignup: true };
    for (const record of [{ version: 1 }, { dateClosed: NOW - 100 * DAY }, {}])
      expect(decided({ settings, record: { submitted: true, ...record } })).toEqual({
        shown: false,
        reason: 'signed-up',
      });
  });

  it('reappears once the closed date plus its days has passed, at the very moment too [POPUP-609]', () => {
    expect(shows({ record: { dateClosed: NOW - 7 * DAY + 1 } })).toBe(false);
    expect(shows({ record: { dateClosed: NOW - 7 * DAY } })).toBe(true);
    expect(shows({ record: { dateClosed: NOW - 8 * DAY } })).toBe(true);
    expect(shows({ record: { dateClosed: null } })).toBe(true);
  });

  it('shows on the next page where the frequency is 0 days, and not for ever where it is -1 [POPUP-603]', () => {
    expect(shows({ settings: { displayFrequency: 0 }, record: { dateClosed: NOW } })).toBe(true);
    expect(shows({ settings: { displayFrequency: -1 }, record: { dateClosed: NOW - DAY } })).toBe(false);
  });

  it('does not reappear after it was closed with -1, however much time passes, but for a raised version [POPUP-610]', () => {
    const settings = { displayFrequency: -1 };
    for (const dateClosed of [0, NOW - 10_000 * DAY, NOW, NOW + DAY])
      expect(shows({ settings, record: { dateClosed } })).toBe(false);
    expect(shows({ settings, record: { version: 1, dateClosed: NOW } })).toBe(true);
  });

  it('is hidden where the address has the screenshot flag, whatever else [POPUP-611]', () => {
    for (const given of [{}, { forced: true }, { record: { version: 1 } }])
      expect(shows({ ...given, page: { screenshot: true } })).toBe(false);
  });

  it('is hidden on splash pages, by collection and by page [POPUP-612]', () => {
    expect(shows({ page: { collectionType: 8 } })).toBe(false);
    expect(shows({ page: { pageType: 3 } })).toBe(false);
    expect(shows({ page: { collectionType: null, pageType: null } })).toBe(true);
  });

  it('is hidden on lock screens [POPUP-613]', () => {
    expect(shows({ page: { pageType: 103 } })).toBe(false);
    expect(shows({ page: { pageType: 104 } })).toBe(true);
  });

  it('is hidden on mobile where enableMobile is false, and only then [POPUP-614]', () => {
    expect(shows({ mobile: true, settings: { enableMobile: false } })).toBe(false);
    expect(shows({ mobile: true, settings: { enableMobile: true } })).toBe(true);
    expect(shows({ mobile: true })).toBe(true);
    expect(shows({ mobile: false, settings: { enableMobile: false } })).toBe(true);
  });

  it('follows date and frequency before a sign-up with showUntilSignup on [POPUP-619]', () => {
    const settings = { showUntilSignup: true };
    expect(shows({ settings, record: { dateClosed: NOW - DAY } })).toBe(false);
    expect(shows({ settings, record: { dateClosed: NOW - 7 * DAY } })).toBe(true);
  });

  it('is not hidden by a sign-up alone with showUntilSignup off [POPUP-620]', () => {
    const submitted = { submitted: true, dateClosed: NOW - 8 * DAY };
    expect(shows({ record: submitted })).toBe(true);
    expect(shows({ record: { ...submitted, dateClosed: NOW - DAY } })).toBe(false);
    expect(shows({ record: { ...submitted, version: 1, dateClosed: NOW } })).toBe(true);
  });

  it('decides in one order: each rule wins over all below it [POPUP-618]', () => {
    const rungs: [Given, string][] = [
      [{ page: { screenshot: true } }, 'screenshot'],
      [{ forced: true }, 'forced'],
      [{ page: { collectionType: 8 } }, 'splash-page'],
      [{ page: { pageType: 103 } }, 'lock-screen'],
      [{ mobile: true, settings: { enableMobile: false } }, 'mobile'],
      [{ settings: { style: 1 } }, 'no-style'],
      [{ record: { submitted: true }, settings: { showUntilSignup: true } }, 'signed-up'],
      [{ record: { version: 1 } }, 'new-version'],
      [{ record: { dateClosed: NOW - DAY }, settings: { displayFrequency: -1 } }, 'never-again'],
    ];
    let all: Given = {};
    for (const [given, reason] of rungs.toReversed()) {
      all = {
        ...all,
        ...given,
        settings: { ...all.settings, ...given.settings },
        page: { ...all.page, ...given.page },
        record: { ...all.record, ...given.record },
      };
      expect(decided(all).reason).toBe(reason);
    }
    const nothing = { ...all, record: null };
    expect(decided({ ...nothing, page: {}, forced: false, mobile: false, settings: {} }).reason).toBe('no-record');
  });

  it('comes back soon after a clock that was years ahead, fault F-084', () => {
    for (const ahead of [1, DAY, 3650 * DAY]) expect(shows({ record: { dateClosed: NOW + ahead } })).toBe(true);
    for (const now of [0, NOW - 3650 * DAY, NOW + 3650 * DAY])
      expect(shows({ now, record: { dateClosed: now - 8 * DAY } })).toBe(true);
  });

  it('says shown or hidden whatever it is given', () => {
    fc.assert(
      fc.property(fc.object(), fc.double(), fc.double(), fc.double(), (settings, version, dateClosed, now) => {
        expect(typeof shows({ settings, record: { version, dateClosed }, now })).toBe('boolean');
      }),
    );
  });
});
