import type { ServiceModule } from '../../stage/services.ts';
import { startVisitorRecord } from './start-visitor-record.ts';

export default { start: startVisitorRecord } satisfies ServiceModule<undefined>;
