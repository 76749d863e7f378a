import type { BlockModule } from '../../runtime/blocks/block-module.ts';
import { pricingToggle } from './block.ts';
import { type PricingToggleContent, readPricingToggle } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: pricingToggle,
  View,
  styles: [style],
  readOwn: readPricingToggle,
} satisfies BlockModule<(typeof pricingToggle)['data'], PricingToggleContent>;
