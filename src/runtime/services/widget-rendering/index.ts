import type { ServiceModule } from '../../blocks/services.ts';
import { startWidgetRendering } from './start-widget-rendering.ts';

export default { start: startWidgetRendering } satisfies ServiceModule<undefined>;
