import type { ServiceModule } from '../../stage/services.ts';
import type { MapsControl } from './control.ts';
import { startMaps } from './start-maps.ts';

export default { start: startMaps } satisfies ServiceModule<MapsControl>;
