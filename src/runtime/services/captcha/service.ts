import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import type { CaptchaControl } from './control.ts';

declare module '../../stage/services.ts' {
  interface ServiceApis {
    captcha: CaptchaControl;
  }
}

/** The captchas of forms, of whichever provider. */
export const captcha = defineService({
  name: 'captcha',
  summary: sentence(
    'Loads the script of a captcha provider once and renders a captcha in each form that asks for one.',
  ),
  budget: 3_500,
  starts: [],
});
