import type { LightModule } from '../../runtime/light/open-light.ts';
import edge from '../_shared/ui/edge/edge.css';
import { mobileInfoBar } from './block.ts';
import own from './style.css';
import { startMobileInfoBar } from './view.tsx';

export { openLayer } from '../../runtime/light/open-light.ts';

export default {
  block: mobileInfoBar,
  styles: [edge, own],
  start: startMobileInfoBar,
} satisfies LightModule<'mobile-info-bar'>;
