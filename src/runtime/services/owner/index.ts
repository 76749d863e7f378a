import type { ServiceModule } from '../../stage/services.ts';
import type { OwnerControl } from './control.ts';
import { startOwner } from './start-owner.ts';

export default { start: (page) => startOwner(page) } satisfies ServiceModule<OwnerControl>;
