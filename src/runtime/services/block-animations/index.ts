import type { ServiceModule } from '../../blocks/services.ts';
import { startBlockAnimations } from './start-block-animations.ts';

export default { start: startBlockAnimations } satisfies ServiceModule<undefined>;
