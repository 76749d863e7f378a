import type { LightBlockModule } from '../../runtime/light/light-renderer.tsx';
import facade from '../_shared/block/facade/facade.css';
import button from '../_shared/ui/button/button.css';
import iconButton from '../_shared/ui/button/icon-button.css';
import { map } from './block.ts';
import { type MapContent, readMap } from './content.ts';
import { start } from './start.tsx';
import style from './style.css';

export { renderer } from '../../runtime/light/light-renderer.tsx';

export default {
  block: map,
  styles: [button, iconButton, facade, style],
  readOwn: readMap,
  start,
} satisfies LightBlockModule<(typeof map)['data'], MapContent>;
