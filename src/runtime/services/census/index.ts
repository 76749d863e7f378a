import type { LaterService } from '../telemetry/later-service.ts';
import { startCensus } from './start-census.ts';

export default { start: startCensus } satisfies LaterService;
