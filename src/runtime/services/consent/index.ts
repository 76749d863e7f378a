import type { ConsentControl, ServiceDoor } from '../../blocks/services.ts';
import { startConsent } from './start-consent.ts';

export default { start: startConsent } satisfies ServiceDoor<ConsentControl>;
