import type { ServiceModule } from '../../stage/services.ts';
import type { OverlaysControl } from './control.ts';
import { startOverlays } from './start-overlays.ts';

export default { start: startOverlays } satisfies ServiceModule<OverlaysControl>;
