import type { CaptchaControl, ServiceModule } from '../../blocks/services.ts';
import { startCaptcha } from './start-captcha.ts';

export default { start: startCaptcha } satisfies ServiceModule<CaptchaControl>;
