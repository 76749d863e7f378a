import type { Dialogs } from '../../../vocab/dialogs.ts';
import type { ServiceModule } from '../../blocks/services.ts';
import { startDialogs } from './start-dialogs.ts';

export default { start: startDialogs } satisfies ServiceModule<Dialogs>;
