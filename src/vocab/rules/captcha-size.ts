/** The narrowest container with a captcha of normal size, in CSS px (CAPTCHA-603). */
export const CAPTCHA_NORMAL_WIDTH = 320;

/** The size in which a captcha is drawn: compact below 320 px of its container's width, in CSS px (CAPTCHA-603). */
export const captchaSize = (containerWidth: number): 'compact' | 'normal' =>
  containerWidth < CAPTCHA_NORMAL_WIDTH ? 'compact' : 'normal';
