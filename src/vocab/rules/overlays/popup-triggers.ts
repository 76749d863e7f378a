import { decimalNumber } from '../text/decimal-number.ts';

/** What makes a popup due, each in its own way; the first that happens counts. */
export interface PopupTriggers {
  /** The share of the page that has to be scrolled, in percent; null where scrolling is no trigger. */
  readonly scroll: number | null;
  /** How long the page has to be visible, in ms; null where time is no trigger. */
  readonly timer: number | null;
  /** The pointer leaves the window at its top. */
  readonly exit: boolean;
  /** Values that could not be used, with their names: one English phrase each. */
  readonly problems: readonly string[];
}

/** How long a page has to be visible before any popup, in ms: a visitor who has just arrived reads first. */
export const READING_TIME = 5_000;

/** When a popup is due that names no trigger, in ms of visible page. */
export const DEFAULT_POPUP_DELAY = 10_000;

/** How much of the page counts as read where the settings give no usable share, in percent. */
const DEFAULT_SCROLL = 50;

/** Reads the triggers of published pages and the project's own `showOnExit`; without any, time is the trigger. */
export function popupTriggers(settings: Readonly<Record<string, unknown>>): PopupTriggers {
  const problems: string[] = [];
  const numberOf = (name: string, isUsable: (value: number) => boolean, fallback: number): number => {
    const value = decimalNumber(settings[name]);
    if (value !== null && isUsable(value)) return value;
    if (settings[name] !== undefined) problems.push(`${name} is ${String(settings[name])}; ${fallback} is used`);
    return fallback;
  };
  const scroll =
    settings.showOnScroll === true
      ? numberOf('scrollPercentage', (share) => share >= 0 && share <= 100, DEFAULT_SCROLL)
      : null;
  const exit = settings.showOnExit === true;
  const timed = settings.showOnTimer === true;
  const timer =
    timed || (scroll === null && !exit)
      ? Math.max(
          READING_TIME,
          timed ? numberOf('timerDelay', (delay) => delay >= 0, DEFAULT_POPUP_DELAY) : DEFAULT_POPUP_DELAY,
        )
      : null;
  return { scroll, timer, exit, problems };
}

/** Whether the popup belongs on a page (the project's reading of published settings): on all of them unless the settings list some, which are named by the ids of their collections. */
export function isPopupPage(
  { showOnAllPages, enabledPages }: Readonly<Record<string, unknown>>,
  collectionId: string | null,
): boolean {
  if (showOnAllPages === true) return true;
  if (!Array.isArray(enabledPages)) return showOnAllPages !== false;
  if (showOnAllPages === undefined && enabledPages.length === 0) return true;
  return collectionId !== null && enabledPages.includes(collectionId);
}
