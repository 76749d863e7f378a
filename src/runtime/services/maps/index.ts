import type { ServiceModule } from '../../blocks/services.ts';
import type { MapsControl } from './control.ts';
import { startMaps } from './start-maps.ts';

export default { start: startMaps } satisfies ServiceModule<MapsControl>;
