import type { ServiceModule } from '../../stage/services.ts';
import { startGatedContent } from './start-gated-content.ts';

export default { start: startGatedContent } satisfies ServiceModule<undefined>;
