import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import type { CaptchaState } from '../../../vocab/captcha-settings.ts';
import type { CaptchaVendor } from '../../../vocab/rules/third-parties/known-third-party.ts';

/** Which captcha a form asks for. */
export interface CaptchaRequest {
  readonly vendor: CaptchaVendor;
  /** Empty: the one of the page context. */
  readonly siteKey: string;
  readonly theme: string;
  /** Called with every change, so that the form can tell the visitor. */
  tell(state: CaptchaState): void;
}

/**
 * The captchas of the page. A container dispatches `captcha-solved` with the token, empty once it has expired, and
 * listens to `captcha-reset`.
 */
export interface CaptchaControl {
  /** Renders a captcha once per container (CAPTCHA-602). Rejects if the document goes away meanwhile (CAPTCHA-605). */
  render(container: Element, request: CaptchaRequest): Promise<void>;
  /** The token of a container; empty until its captcha is solved. Throws if none was rendered (CAPTCHA-604). */
  token(container: Element): string;
  /** Requests a new token. Throws if no captcha was rendered (CAPTCHA-604). */
  reset(container: Element): void;
  /** Removes a captcha whose form is gone. */
  remove(container: Element): void;
}

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
