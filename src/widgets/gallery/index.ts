import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { besideView } from '../_shared/block/beside/beside-view.tsx';
import { withBeside } from '../_shared/block/beside/with-beside.ts';
import ownWidth from '../_shared/block/width/own-width.css';
import picture from '../_shared/media/picture/picture.css';
import slideVideo from '../_shared/media/video/video.css';
import iconButton from '../_shared/ui/button/icon-button.css';
import { gallery } from './block.ts';
import { type GalleryContent, readGallery } from './content.ts';
import { prepareGallery } from './load-moving.ts';
import slides from './slides/slides.css';
import slideshow from './slides/slideshow.css';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: gallery,
  View: besideView(View),
  styles: [ownWidth, iconButton, picture, slideVideo, style, slides, slideshow],
  readOwn(source) {
    const parsed = readGallery(source);
    return withBeside(
      source,
      parsed,
      parsed.content.slides.flatMap(({ element }) => element ?? []),
    );
  },
  prepare: prepareGallery,
} satisfies BlockModule<(typeof gallery)['data'], GalleryContent>;
