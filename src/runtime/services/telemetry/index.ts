import type { ServiceModule } from '../../stage/services.ts';
import { startTelemetry } from './start-telemetry.ts';

export default { start: startTelemetry } satisfies ServiceModule<undefined>;
