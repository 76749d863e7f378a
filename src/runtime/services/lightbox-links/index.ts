import type { ServiceModule } from '../../stage/services.ts';
import { startLightboxLinks } from './start-lightbox-links.ts';

export default { start: startLightboxLinks } satisfies ServiceModule<undefined>;
