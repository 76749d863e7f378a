import type { ServiceModule } from '../../blocks/services.ts';
import { startTextHighlight } from './start-text-highlight.ts';

export default { start: startTextHighlight } satisfies ServiceModule<undefined>;
