import type { ServiceModule } from '../../blocks/services.ts';
import { startVisitorRecord } from './start-visitor-record.ts';

export default { start: startVisitorRecord } satisfies ServiceModule<undefined>;
