import type { BlockModule } from '../../runtime/mount/block-module.ts';
import facade from '../_shared/block/facade/facade.css';
import button from '../_shared/ui/button/button.css';
import { socialFeed } from './block.ts';
import { readSocialFeed, type SocialFeedContent } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: socialFeed,
  View,
  styles: [button, facade, style],
  readOwn: readSocialFeed,
} satisfies BlockModule<(typeof socialFeed)['data'], SocialFeedContent>;
