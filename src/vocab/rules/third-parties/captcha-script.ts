import { thirdPartyLimits } from '../../codes/third-parties.ts';
import type { Context } from '../../context.ts';
import { CAPTCHA_CALLBACK } from '../../names.ts';
import { CAPTCHA_SCRIPTS, type CaptchaVendor, MAX_LANGUAGE_TAG_LENGTH } from './known-third-party.ts';
import type { ThirdPartyFile } from './third-party-file.ts';

/**
 * The script of a captcha provider (CAPTCHA-601), which draws nothing before it is asked to. It speaks the page's language.
 *
 * @param address another address of the script, which the site's configuration gives
 */
export function captchaScript(
  { website, language }: Pick<Context, 'website' | 'language'>,
  vendor: CaptchaVendor = 'recaptcha',
  address: string = CAPTCHA_SCRIPTS[vendor],
): ThirdPartyFile {
  // Each provider calls a function of its own, so that two of them on one page are not confused.
  const callback = vendor === 'recaptcha' ? CAPTCHA_CALLBACK : `${CAPTCHA_CALLBACK}_${vendor.replace('-', '_')}`;
  const query = new URLSearchParams({
    render: 'explicit',
    onload: callback,
    hl: (website.language || language).slice(0, MAX_LANGUAGE_TAG_LENGTH),
  });
  return {
    kind: 'script',
    address: `${address}${address.includes('?') ? '&' : '?'}${query}`,
    timeoutMs: thirdPartyLimits.fileTimeoutMs,
    callback,
  };
}
