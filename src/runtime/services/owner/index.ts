import type { OwnerControl, ServiceModule } from '../../blocks/services.ts';
import { startOwner } from './start-owner.ts';

export default { start: (page) => startOwner(page) } satisfies ServiceModule<OwnerControl>;
