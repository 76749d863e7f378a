import { popupStyles } from '../../codes/popup-styles.ts';
import { decimalNumber } from '../text/decimal-number.ts';

/** How the popup overlay behaves, every value sure (POPUP-601). */
export interface PopupSettings {
  /** Its style is show (2). Style none (1), any other and none at all: it never shows. */
  readonly enabled: boolean;
  readonly enableMobile: boolean;
  /** Raised by the site when the popup has changed. */
  readonly version: number;
  readonly showUntilSignup: boolean;
  /** Days until it shows again after it was closed; -1: never. */
  readonly displayFrequency: number;
}

/** The frequency that says: never again after it was closed (POPUP-603). */
export const NEVER_AGAIN = -1;

/**
 * Reads the settings out of the page context (POPUP-601). The requirements give no defaults; these are the project's: no style shows nothing, only `false`
 * keeps the popup off mobile devices, no version is 0, and without a frequency the popup that a visitor closed stays closed.
 */
export function popupSettings(given: Readonly<Record<string, unknown>>): PopupSettings {
  const frequency = decimalNumber(given.displayFrequency);
  return {
    enabled: given.style === popupStyles.codeOf('show'),
    enableMobile: given.enableMobile !== false,
    version: decimalNumber(given.version) ?? 0,
    showUntilSignup: given.showUntilSignup === true,
    displayFrequency: frequency === null || frequency < 0 ? NEVER_AGAIN : frequency,
  };
}
