import { collectionTypes } from '../../codes/collection-types.ts';
import { pageTypes } from '../../codes/page-types.ts';
import type { PopupRecord } from './popup-record.ts';
import { NEVER_AGAIN, type PopupSettings } from './popup-settings.ts';

/** Everything that the popup's display depends on (POPUP-618). */
export interface PopupSituation {
  readonly settings: PopupSettings;
  /** What the browser remembers; null where it remembers nothing or its storage does not work. */
  readonly record: PopupRecord | null;
  readonly page: {
    /** The address has the screenshot flag. */
    readonly screenshot: boolean;
    readonly pageType: number | null;
    readonly collectionType: number | null;
  };
  /** A mobile device, told by its kind and never by its width. */
  readonly mobile: boolean;
  /** The owner's overlay manager asks for it. */
  readonly forced: boolean;
  /** In ms since 1970. */
  readonly now: number;
}

/** Why the popup shows or stays away. */
export type PopupReason =
  | 'screenshot'
  | 'forced'
  | 'splash-page'
  | 'lock-screen'
  | 'mobile'
  | 'no-style'
  | 'no-record'
  | 'signed-up'
  | 'new-version'
  | 'not-closed'
  | 'never-again'
  | 'too-soon'
  | 'time-passed';

export interface PopupDecision {
  readonly shown: boolean;
  readonly reason: PopupReason;
}

/** A day of the popup's frequency, in ms: 24 hours, whatever the calendar says. */
export const POPUP_DAY = 86_400_000;

const shown = (reason: PopupReason): PopupDecision => ({ shown: true, reason });
const hidden = (reason: PopupReason): PopupDecision => ({ shown: false, reason });

/**
 * Decides whether the popup overlay shows (POPUP-618). The order of the requirements' rules, which they leave open: a screenshot wins over everything, a
 * sign-up over a raised version, a raised version over "never again".
 */
export function popupDisplay({ settings, record, page, mobile, forced, now }: PopupSituation): PopupDecision {
  if (page.screenshot) return hidden('screenshot');
  if (forced) return shown('forced');
  if (isSplashPage(page)) return hidden('splash-page');
  if (page.pageType === pageTypes.codeOf('lockScreen')) return hidden('lock-screen');
  if (mobile && !settings.enableMobile) return hidden('mobile');
  if (!settings.enabled) return hidden('no-style');
  if (record === null) return shown('no-record');
  if (record.submitted && settings.showUntilSignup) return hidden('signed-up');
  if (record.version < settings.version) return shown('new-version');
  return afterClosed(record.dateClosed, settings.displayFrequency, now);
}

/** A splash page is a type of collection and a type of page; either makes it one (POPUP-612). */
const isSplashPage = ({ collectionType, pageType }: PopupSituation['page']): boolean =>
  collectionType === collectionTypes.codeOf('splashPage') || pageType === pageTypes.codeOf('splashPage');

function afterClosed(dateClosed: number | null, days: number, now: number): PopupDecision {
  if (dateClosed === null) return shown('not-closed');
  if (days === NEVER_AGAIN) return hidden('never-again');
  // A date ahead of the clock was written by a wrong clock: it would keep the popup away for years.
  if (dateClosed > now) return shown('not-closed');
  return now >= dateClosed + days * POPUP_DAY ? shown('time-passed') : hidden('too-soon');
}
