import type { ServiceModule } from '../../stage/services.ts';
import { startTextHighlight } from './start-text-highlight.ts';

export default { start: startTextHighlight } satisfies ServiceModule<undefined>;
