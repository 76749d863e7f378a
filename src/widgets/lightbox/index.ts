import type { LayerModule, NoContent } from '../../runtime/mount/block-module.ts';
import slides from '../_shared/media/video/video.css';
import iconButton from '../_shared/ui/button/icon-button.css';
import { lightbox } from './block.ts';
import controls from './controls.css';
import fades from './fades.css';
import own from './style.css';
import { View } from './view.tsx';

export default {
  block: lightbox,
  View,
  styles: [iconButton, slides, own, controls, fades],
  // What the lightbox shows is in its payload; its element only determines the place.
  readOwn: () => ({ content: {}, lend: [] }),
} satisfies LayerModule<typeof lightbox.data, NoContent, 'lightbox'>;
