import type { Dialogs } from '../../../vocab/dialogs.ts';
import type { ServiceModule } from '../../stage/services.ts';
import { startDialogs } from './start-dialogs.ts';

export default { start: startDialogs } satisfies ServiceModule<Dialogs>;
