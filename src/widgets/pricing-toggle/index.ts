import type { BlockModule } from '../../runtime/blocks/block-module.ts';
import { besideView } from '../_parts/beside/beside-view.tsx';
import { has, withBeside } from '../_parts/beside/with-beside.ts';
import { pricingToggle } from './block.ts';
import { type PricingToggleContent, readPricingToggle } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: pricingToggle,
  View: besideView(View),
  styles: [style],
  readOwn: (source) => withBeside(source, readPricingToggle(source), has('button,a,[role="button"]')),
} satisfies BlockModule<(typeof pricingToggle)['data'], PricingToggleContent>;
