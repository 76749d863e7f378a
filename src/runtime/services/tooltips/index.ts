import type { ServiceModule } from '../../stage/services.ts';
import { startTooltips } from './start-tooltips.ts';

export default { start: startTooltips } satisfies ServiceModule<undefined>;
