import type { LightModule } from '../../runtime/light/open-light.ts';
import button from '../_shared/ui/button/button.css';
import iconButton from '../_shared/ui/button/icon-button.css';
import { cookieBanner } from './block.ts';
import choices from './choices.css';
import { startBanner } from './start-banner.tsx';
import style from './style.css';

export { openLayer } from '../../runtime/light/open-light.ts';

export default {
  block: cookieBanner,
  styles: [button, iconButton, choices, style],
  start: startBanner,
} satisfies LightModule<'cookie-banner'>;
