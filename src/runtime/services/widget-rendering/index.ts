import type { ServiceModule } from '../../stage/services.ts';
import { startWidgetRendering } from './start-widget-rendering.ts';

export default { start: startWidgetRendering } satisfies ServiceModule<undefined>;
