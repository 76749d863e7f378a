import type { ServiceApis, ServiceModule } from '../../stage/services.ts';
import { startNative } from './start-native.ts';

export default { start: startNative } satisfies ServiceModule<ServiceApis['native']>;
