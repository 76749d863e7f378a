import type { ConsentControl, ServiceModule } from '../../blocks/services.ts';
import { startConsent } from './start-consent.ts';

export default { start: startConsent } satisfies ServiceModule<ConsentControl>;
