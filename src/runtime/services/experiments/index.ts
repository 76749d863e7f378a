import type { LaterService } from '../telemetry/later-service.ts';
import { startExperiments } from './start-experiments.ts';

export default { start: startExperiments } satisfies LaterService;
