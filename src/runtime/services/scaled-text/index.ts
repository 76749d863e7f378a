import type { ServiceModule } from '../../stage/services.ts';
import { startScaledText } from './start-scaled-text.ts';

export default { start: startScaledText } satisfies ServiceModule<undefined>;
