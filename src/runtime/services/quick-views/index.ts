import type { ServiceApis, ServiceModule } from '../../stage/services.ts';
import { startQuickViews } from './start-quick-views.ts';

export default { start: startQuickViews } satisfies ServiceModule<ServiceApis['quick-views']>;
