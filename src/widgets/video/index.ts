import type { BlockModule } from '../../runtime/mount/block-module.ts';
import button from '../_parts/button/button.css';
import iconButton from '../_parts/button/icon-button.css';
import facade from '../_parts/facade/facade.css';
import videoParts from '../_parts/video/video.css';
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
