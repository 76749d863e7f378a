import type { ServiceModule } from '../../blocks/services.ts';
import { startVisits } from './start-visits.ts';

export default { start: startVisits } satisfies ServiceModule<object>;
