import type { LaterService } from '../telemetry/later-service.ts';
import { startPerformance } from './start-performance.ts';

export default { start: startPerformance } satisfies LaterService;
