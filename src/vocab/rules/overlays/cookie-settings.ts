import {
  bannerAcceptTypes,
  bannerCorners,
  bannerCtaVariants,
  bannerEdges,
  bannerThemes,
  bannerVariants,
} from '../../codes/cookie-banner-words.ts';
import type { WordIn, Words } from '../../codes/words.ts';
import { isRecord } from '../../is-record.ts';

/** The cookie settings as a page or a command gives them. Nothing in them is sure. */
export type CookieSettings = Readonly<Record<string, unknown>>;

/** The banner's own version (000 §9). */
export const COOKIE_BANNER_VERSION = 2;

/** How long either choice lasts, in days (000 §4, §9). */
export const CONSENT_DAYS = 30;

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
}

const oneOf = <Word extends string>(list: Words<Word>, value: unknown, fallback: NoInfer<Word>): Word =>
  list.has(value) ? value : fallback;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Whether rich text says nothing: no text at all, or an empty paragraph, as editors leave behind (000 §3). */
export const isEmptyRichText = (html: string): boolean =>
  html
    .replace(/<(?:"[^"]*"|'[^']*'|[^'"<>])*>/g, '')
    .replace(/&(nbsp|#160|#xa0|zwnj|#8203|#x200b);/gi, '')
    .replace(/[\s\u200b\u200c\ufeff]/g, '') === '';

/** The refuse button's truth table (000 §5). */
export const showsRefuse = (acceptType: AcceptType, cta: CtaVariant): boolean =>
  acceptType === 'OPT_IN_AND_OUT' && cta !== 'ICON';

/** A bar stands at an edge; a popup's corner means the edge next to it. A popup stands in a corner; an edge names none (000 §5). */
export function bannerPosition(variant: BannerLook['variant'], position: unknown): BannerPosition {
  if (variant === 'POPUP') return oneOf(bannerCorners, position, 'BOTTOM_LEFT');
  return oneOf(bannerEdges, typeof position === 'string' ? position.replace(/_(LEFT|RIGHT)$/, '') : position, 'BOTTOM');
}

/** Reads what the banner shows out of the settings, with the defaults of the source (000 §5). Empty and unknown words count as missing. */
export function bannerLook(settings: CookieSettings): BannerLook {
  const cta = oneOf(bannerCtaVariants, settings.cookieBannerCtaVariant, 'ICON');
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
    refusable: showsRefuse(oneOf(bannerAcceptTypes, settings.cookieBannerAcceptType, 'OPT_IN'), cta),
  };
}

/** The two flags that the interface to the server calls otherwise (000 §3). */
export interface ApiCookieFlags {
  readonly isVisitorDataRestricted?: boolean;
  readonly isRestrictiveCookiePolicyEnabled?: boolean;
}

export interface OwnCookieFlags {
  readonly isActivityLogEnabled?: boolean;
  readonly isAnalyticsCookiesDisabled?: boolean;
}

/** From the page's names to the interface's (000 §3): the log's flag turns over, the other keeps its value. What is not said stays unsaid. */
export const toApiFlags = ({ isActivityLogEnabled, isAnalyticsCookiesDisabled }: OwnCookieFlags): ApiCookieFlags => ({
  ...(isActivityLogEnabled !== undefined && { isVisitorDataRestricted: !isActivityLogEnabled }),
  ...(isAnalyticsCookiesDisabled !== undefined && { isRestrictiveCookiePolicyEnabled: isAnalyticsCookiesDisabled }),
});

const flagOf = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/**
 * The way back (000 §3): reads both flags out of settings that may carry either name of each. Where both stand there the page's own counts. What is not
 * said stays unsaid.
 */
export function fromApiFlags(settings: CookieSettings): OwnCookieFlags {
  const restricted = flagOf(settings.isVisitorDataRestricted);
  const log = flagOf(settings.isActivityLogEnabled) ?? (restricted === undefined ? undefined : !restricted);
  const disabled = flagOf(settings.isAnalyticsCookiesDisabled) ?? flagOf(settings.isRestrictiveCookiePolicyEnabled);
  return {
    ...(log !== undefined && { isActivityLogEnabled: log }),
    ...(disabled !== undefined && { isAnalyticsCookiesDisabled: disabled }),
  };
}

/** What a site lets collectors do before and after a decision. */
export interface CookiePolicy {
  /** Nothing that identifies a visitor before acceptance. */
  readonly restrictive: boolean;
  /** Nothing of that kind after acceptance either. */
  readonly absolute: boolean;
}

/** Reads the policy (000 §3, §4); the restrictive flag may carry either of its names. */
export const policyOf = (settings: CookieSettings): CookiePolicy => ({
  restrictive: fromApiFlags(settings).isAnalyticsCookiesDisabled === true,
  absolute: settings.isRestrictiveCookiePolicyAbsolute === true,
});

/** What a page may replace in the banner, and the kind of value each takes. The policy is not among it: a command cannot loosen it. */
const REPLACEABLE: Readonly<Record<string, 'string' | 'boolean'>> = {
  isCookieBannerEnabled: 'boolean',
  cookieBannerText: 'string',
  cookieBannerCtaText: 'string',
  cookieBannerOptOutCtaText: 'string',
  cookieBannerCtaVariant: 'string',
  cookieBannerPosition: 'string',
  cookieBannerTheme: 'string',
  cookieBannerVariant: 'string',
  cookieBannerAcceptType: 'string',
};

/**
 * Reads the detail of a command (000 §4; decisions, "Page interface"): part of the cookie settings, or nothing.
 *
 * @returns what it replaces; null where it is malformed, and the command then does nothing
 */
export function bannerCommand(detail: unknown): CookieSettings | null {
  if (detail === null || detail === undefined) return {};
  if (!isRecord(detail)) return null;
  const named = Object.entries(detail).filter(([name]) => Object.hasOwn(REPLACEABLE, name));
  return named.every(([name, value]) => typeof value === REPLACEABLE[name]) ? Object.fromEntries(named) : null;
}
