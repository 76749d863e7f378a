import type { ServiceApis, ServiceModule } from '../../stage/services.ts';
import { startSubscriptions } from './start-subscriptions.ts';

export default { start: startSubscriptions } satisfies ServiceModule<ServiceApis['subscriptions']>;
