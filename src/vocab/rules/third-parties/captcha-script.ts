import { thirdPartyLimits } from '../../codes/third-parties.ts';
import type { Context } from '../../context.ts';
import { CAPTCHA_CALLBACK } from '../../names.ts';
import { CAPTCHA_SCRIPT, MAX_LANGUAGE_TAG_LENGTH } from './known-third-party.ts';
import type { ThirdPartyFile } from './third-party-file.ts';

/** The script of the captcha provider (CAPTCHA-601), which draws nothing before it is asked to. It speaks the page's language. */
export function captchaScript({ website, language }: Pick<Context, 'website' | 'language'>): ThirdPartyFile {
  const query = new URLSearchParams({
    render: 'explicit',
    onload: CAPTCHA_CALLBACK,
    hl: (website.language || language).slice(0, MAX_LANGUAGE_TAG_LENGTH),
  });
  return {
    kind: 'script',
    address: `${CAPTCHA_SCRIPT}?${query}`,
    timeoutMs: thirdPartyLimits.fileTimeoutMs,
    callback: CAPTCHA_CALLBACK,
  };
}
