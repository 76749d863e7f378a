import type { ServiceModule } from '../../stage/services.ts';
import type { CaptchaControl } from './control.ts';
import { startCaptcha } from './start-captcha.ts';

export default { start: startCaptcha } satisfies ServiceModule<CaptchaControl>;
