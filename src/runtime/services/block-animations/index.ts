import type { ServiceModule } from '../../stage/services.ts';
import { startBlockAnimations } from './start-block-animations.ts';

export default { start: startBlockAnimations } satisfies ServiceModule<undefined>;
