import type { CaptchaVendor } from '../../../vocab/rules/third-parties/known-third-party.ts';

/** The parameters with which a provider renders a captcha. All providers share these names. */
interface CaptchaParameters {
  readonly sitekey: string;
  readonly theme: 'light' | 'dark';
  readonly size: 'compact' | 'normal';
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

/** The interface that the scripts of all providers offer. */
export interface CaptchaProvider {
  render(container: Element, parameters: CaptchaParameters): unknown;
  getResponse(widget: unknown): unknown;
  reset(widget: unknown): void;
  /** Not every provider has it. */
  remove?(widget: unknown): void;
}

const GLOBALS: Readonly<Record<CaptchaVendor, readonly string[]>> = {
  recaptcha: ['grecaptcha'],
  'recaptcha-enterprise': ['grecaptcha', 'enterprise'],
  hcaptcha: ['hcaptcha'],
  turnstile: ['turnstile'],
};

/** The global object of a provider, once its script has run; null if it is not there or cannot render. */
export function providerOf(vendor: CaptchaVendor): CaptchaProvider | null {
  const found = GLOBALS[vendor].reduce<unknown>((value, name) => Object(value)[name], globalThis);
  return typeof Object(found).render === 'function' ? (found as CaptchaProvider) : null;
}
