import type { LightBlockModule } from '../../runtime/light/light-renderer.tsx';
import facade from '../_shared/block/facade/facade.css';
import ownWidth from '../_shared/block/width/own-width.css';
import videoParts from '../_shared/media/video/video.css';
import button from '../_shared/ui/button/button.css';
import iconButton from '../_shared/ui/button/icon-button.css';
import background from './background.css';
import { video } from './block.ts';
import { readVideo, type VideoContent } from './content.ts';
import style from './style.css';
import { start } from './view.tsx';

export { renderer } from '../../runtime/light/light-renderer.tsx';

export default {
  block: video,
  styles: [ownWidth, button, iconButton, facade, videoParts, style, background],
  readOwn: readVideo,
  start,
} satisfies LightBlockModule<(typeof video)['data'], VideoContent>;
