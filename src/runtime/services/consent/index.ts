import type { ConsentControl, ServiceModule } from '../../stage/services.ts';
import { startConsent } from './start-consent.ts';

export default { start: startConsent } satisfies ServiceModule<ConsentControl>;
