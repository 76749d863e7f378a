import type { ServiceModule } from '../../blocks/services.ts';
import { startThirdParties } from './start-third-parties.ts';

export default { start: startThirdParties } satisfies ServiceModule<undefined>;
