import type { BlockModule } from '../../runtime/blocks/block-module.ts';
import { besideView } from '../_parts/beside/beside-view.tsx';
import { has, withBeside } from '../_parts/beside/with-beside.ts';
import iconButton from '../_parts/button/icon-button.css';
import { audio } from './block.ts';
import { type AudioContent, readAudio } from './content.ts';
import style from './style.css';
import tracks from './tracks.css';
import { View } from './view.tsx';

export default {
  block: audio,
  View: besideView(View),
  styles: [iconButton, style, tracks],
  readOwn: (source) => withBeside(source, readAudio(source), has('audio')),
} satisfies BlockModule<(typeof audio)['data'], AudioContent>;
