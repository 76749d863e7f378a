import type { LaterService } from '../telemetry/later-service.ts';
import { startTrace } from './start-trace.ts';

export default { start: startTrace } satisfies LaterService;
