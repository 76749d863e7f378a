import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { besideView } from '../_shared/block/beside/beside-view.tsx';
import { withBeside } from '../_shared/block/beside/with-beside.ts';
import button from '../_shared/ui/button/button.css';
import suggestions from '../_shared/ui/combobox/suggestions.css';
import control from '../_shared/ui/control/control.css';
import floating from '../_shared/ui/floating/floating.css';
import state from '../_shared/ui/state/state.css';
import { search } from './block.ts';
import clear from './clear.css';
import { readSearch, type SearchContent } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: search,
  View: besideView(View),
  styles: [button, control, state, floating, suggestions, style, clear],
  readOwn: (source) => withBeside(source, readSearch(source), [...source.querySelectorAll('form')].slice(0, 1)),
} satisfies BlockModule<(typeof search)['data'], SearchContent>;
