import type { LaterService } from '../telemetry/later-service.ts';
import { startVisits } from './start-visits.ts';

export default { start: startVisits } satisfies LaterService;
