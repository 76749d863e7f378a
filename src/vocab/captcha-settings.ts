import type { ConsentPurpose } from './block/define-block.ts';
import type { Problem } from './block/problem.ts';
import { isRecord } from './is-record.ts';
import { CONSENT_PURPOSES } from './names.ts';
import { toJson } from './rules/text/to-json.ts';

/** The captchas of a site, as `captchaSettings` of the page context has them. */
export interface CaptchaSettings {
  /** Of forms that name none; empty if there is none. */
  readonly siteKey: string;
  /** In lower case, of forms that name none. */
  readonly theme: string;
  readonly purpose: ConsentPurpose;
  /** The addresses of scripts, by vendor. */
  readonly scripts: Readonly<Record<string, unknown>>;
}

/** What is expected of a script's address. */
export const captchaScriptExpected = 'an address with https, or of the site itself';

/** An object's place, and what is expected there, for the reader and the linter alike. */
export const captchaSettingsPlaces = Object.freeze({
  siteKey: { expected: 'a string', takes: (value: unknown): boolean => typeof value === 'string' },
  theme: {
    expected: 'light or dark',
    words: ['light', 'dark'],
    takes: (value: unknown): boolean => typeof value === 'string' && /^(light|dark|)$/i.test(value),
  },
  purpose: {
    expected: `one of ${CONSENT_PURPOSES.join(', ')}`,
    words: CONSENT_PURPOSES,
    used: 'marketing',
    takes: (value: unknown): boolean => value === '' || CONSENT_PURPOSES.some((purpose) => purpose === value),
  },
  scripts: { expected: 'an object of addresses by vendor', takes: isRecord },
});

/**
 * Reads the captcha settings of a page (CAPTCHA-601). A purpose that is misspelled was meant to wait for consent: the captcha then waits for marketing, so that
 * nothing is loaded unasked, and visitors can still allow it.
 *
 * @param given the value of the page context
 * @param report takes every wrong value
 */
export function readCaptchaSettings(
  given: Readonly<Record<string, unknown>>,
  report: (problem: Problem) => void,
): CaptchaSettings {
  const read = (name: keyof typeof captchaSettingsPlaces, used: string): unknown => {
    const value = Object.hasOwn(given, name) ? (given[name] ?? '') : '';
    const { expected, takes } = captchaSettingsPlaces[name];
    if (value === '' || takes(value)) return value;
    report({ where: `captchaSettings.${name}`, read: toJson(value), expected, used });
    return undefined;
  };
  const purpose = read('purpose', 'marketing');
  const scripts = read('scripts', 'each vendor’s own address');
  return {
    siteKey: String(read('siteKey', 'no key') ?? ''),
    theme: String(read('theme', 'light') ?? '').toLowerCase(),
    purpose: purpose === '' ? 'necessary' : (CONSENT_PURPOSES.find((one) => one === purpose) ?? 'marketing'),
    scripts: isRecord(scripts) ? scripts : {},
  };
}

/** `waiting`: its purpose is not granted. `failed`: it could not be loaded or rendered; another request tries again. */
export type CaptchaState = 'waiting' | 'loading' | 'ready' | 'failed';
