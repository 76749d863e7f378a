import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { besideView } from '../_shared/block/beside/beside-view.tsx';
import { withBeside } from '../_shared/block/beside/with-beside.ts';
import { pricingToggle } from './block.ts';
import { type PricingToggleContent, readPricingToggle, sidesIn } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: pricingToggle,
  View: besideView(View),
  styles: [style],
  readOwn: (source) => withBeside(source, readPricingToggle(source), sidesIn(source), true),
} satisfies BlockModule<(typeof pricingToggle)['data'], PricingToggleContent>;
