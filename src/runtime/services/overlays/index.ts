import type { OverlaysControl, ServiceModule } from '../../blocks/services.ts';
import { startOverlays } from './start-overlays.ts';

export default { start: startOverlays } satisfies ServiceModule<OverlaysControl>;
