import {
  bannerAcceptTypes,
  bannerCorners,
  bannerCtaVariants,
  bannerEdges,
  bannerThemes,
  bannerVariants,
} from '../../codes/cookie-banner-words.ts';
import type { WordIn, Words } from '../../codes/words.ts';
import { isEmptyRichText } from '../text/empty-rich-text.ts';
import { hasPreset } from './cookie-policy.ts';
import type { CookieSettings } from './cookie-settings.ts';

export type CtaVariant = WordIn<typeof bannerCtaVariants>;
export type AcceptType = WordIn<typeof bannerAcceptTypes>;
export type BannerPosition = WordIn<typeof bannerCorners> | WordIn<typeof bannerEdges>;

/** What the banner shows, every value sure. An empty text stands for the interface's own. */
export interface BannerLook {
  /** Rich text, not yet sanitised. */
  readonly text: string;
  readonly acceptText: string;
  readonly refuseText: string;
  readonly cta: CtaVariant;
  readonly theme: WordIn<typeof bannerThemes>;
  readonly variant: WordIn<typeof bannerVariants>;
  readonly position: BannerPosition;
  /** Whether the refuse button shows. */
  readonly refusable: boolean;
  /** Accepting and refusing are buttons of the same size, in colours of sure contrast. */
  readonly strict: boolean;
  /** The label of the button that opens the preferences, empty for the interface's own; null where there is none. */
  readonly manageText: string | null;
}

const oneOf = <Word extends string>(list: Words<Word>, value: unknown, fallback: NoInfer<Word>): Word =>
  list.has(value) ? value : fallback;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The refuse button's truth table (CONSENT-023). */
export const showsRefuse = (acceptType: AcceptType, cta: CtaVariant): boolean =>
  acceptType === 'OPT_IN_AND_OUT' && cta !== 'ICON';

/** A bar is at an edge; a popup's corner means the edge next to it. A popup is in a corner; an edge names none (CONSENT-010, CONSENT-011). */
export function bannerPosition(variant: BannerLook['variant'], position: unknown): BannerPosition {
  if (variant === 'POPUP') return oneOf(bannerCorners, position, 'BOTTOM_LEFT');
  return oneOf(bannerEdges, typeof position === 'string' ? position.replace(/_(LEFT|RIGHT)$/, '') : position, 'BOTTOM');
}

/**
 * Reads what the banner shows out of the settings, with the defaults of the requirements (CONSENT-001, CONSENT-012). Empty and unknown words count as missing.
 * With a preset both choices are buttons, whatever the settings say.
 *
 * @param hasServices whether the site declares services, so that there are preferences to open
 */
export function bannerLook(settings: CookieSettings, hasServices = false): BannerLook {
  const strict = hasPreset(settings);
  const cta = strict ? 'BUTTON' : oneOf(bannerCtaVariants, settings.cookieBannerCtaVariant, 'ICON');
  const manageable = strict || hasServices || settings.cookieBannerHasManageCookies === true;
  const variant = oneOf(bannerVariants, settings.cookieBannerVariant, 'BAR');
  const text = textOf(settings.cookieBannerText);
  return {
    text: isEmptyRichText(text) ? '' : text,
    acceptText: textOf(settings.cookieBannerCtaText),
    refuseText: textOf(settings.cookieBannerOptOutCtaText),
    cta,
    theme: oneOf(bannerThemes, settings.cookieBannerTheme, 'DARK'),
    variant,
    position: bannerPosition(variant, settings.cookieBannerPosition),
    refusable: strict || showsRefuse(oneOf(bannerAcceptTypes, settings.cookieBannerAcceptType, 'OPT_IN'), cta),
    strict,
    manageText: manageable ? textOf(settings.cookieBannerManageCookiesLabel) : null,
  };
}
