import type { LightBlockModule } from '../../runtime/light/light-renderer.tsx';
import { cartIndicator } from './block.ts';
import { type CartIndicatorContent, readCartIndicator } from './content.ts';
import { start } from './start.tsx';
import style from './style.css';

export { renderer } from '../../runtime/light/light-renderer.tsx';

export default { block: cartIndicator, styles: [style], readOwn: readCartIndicator, start } satisfies LightBlockModule<
  (typeof cartIndicator)['data'],
  CartIndicatorContent
>;
