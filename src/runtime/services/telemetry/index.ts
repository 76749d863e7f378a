import type { ServiceModule } from '../../blocks/services.ts';
import { startTelemetry } from './start-telemetry.ts';

export default { start: startTelemetry } satisfies ServiceModule<undefined>;
