import type { LaterService } from '../telemetry/later-service.ts';
import { startEvents } from './start-events.ts';

export default { start: startEvents } satisfies LaterService;
