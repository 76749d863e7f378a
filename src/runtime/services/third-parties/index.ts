import type { ServiceModule } from '../../stage/services.ts';
import { startThirdParties } from './start-third-parties.ts';

export default { start: startThirdParties } satisfies ServiceModule<undefined>;
