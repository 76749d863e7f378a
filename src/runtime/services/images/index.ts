import type { ServiceModule } from '../../stage/services.ts';
import { startImages } from './start-images.ts';

export default { start: startImages } satisfies ServiceModule<undefined>;
