import type { LayerModule } from '../../runtime/blocks/block-module.ts';
import button from '../_parts/button/button.css';
import iconButton from '../_parts/button/icon-button.css';
import { cookieBanner } from './block.ts';
import choices from './choices.css';
import { type CookieBannerContent, readCookieBanner } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: cookieBanner,
  View,
  styles: [button, iconButton, choices, style],
  readOwn: readCookieBanner,
} satisfies LayerModule<typeof cookieBanner.data, CookieBannerContent, 'cookie-banner'>;
