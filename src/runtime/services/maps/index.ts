import type { MapsControl, ServiceModule } from '../../blocks/services.ts';
import { startMaps } from './start-maps.ts';

export default { start: startMaps } satisfies ServiceModule<MapsControl>;
