import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { besideView } from '../_shared/block/beside/beside-view.tsx';
import { withBeside } from '../_shared/block/beside/with-beside.ts';
import ownWidth from '../_shared/block/width/own-width.css';
import iconButton from '../_shared/ui/button/icon-button.css';
import { audio } from './block.ts';
import { type AudioContent, placesOf, readAudio } from './content.ts';
import style from './style.css';
import tracks from './tracks.css';
import { View } from './view.tsx';

export default {
  block: audio,
  View: besideView(View),
  styles: [ownWidth, iconButton, style, tracks],
  readOwn(source) {
    const parsed = readAudio(source);
    return withBeside(source, parsed, placesOf(parsed.content, source));
  },
} satisfies BlockModule<(typeof audio)['data'], AudioContent>;
