import type { BlockModule } from '../../runtime/mount/block-module.ts';
import facade from '../_shared/block/facade/facade.css';
import videoParts from '../_shared/media/video/video.css';
import button from '../_shared/ui/button/button.css';
import iconButton from '../_shared/ui/button/icon-button.css';
import background from './background.css';
import { video } from './block.ts';
import { readVideo, type VideoContent } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: video,
  View,
  styles: [button, iconButton, facade, videoParts, style, background],
  readOwn: readVideo,
} satisfies BlockModule<(typeof video)['data'], VideoContent>;
