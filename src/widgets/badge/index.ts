import type { LightModule } from '../../runtime/light/open-light.ts';
import { badge } from './block.ts';
import style from './style.css';
import { startBadge } from './view.tsx';

export { openLayer } from '../../runtime/light/open-light.ts';

export default { block: badge, styles: [style], start: startBadge } satisfies LightModule<'badge'>;
