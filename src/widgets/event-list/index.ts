import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { besideView } from '../_shared/block/beside/beside-view.tsx';
import { withBeside } from '../_shared/block/beside/with-beside.ts';
import events from '../_shared/events/events.css';
import button from '../_shared/ui/button/button.css';
import floating from '../_shared/ui/floating/floating.css';
import popover from '../_shared/ui/popover/popover.css';
import state from '../_shared/ui/state/state.css';
import { eventList } from './block.ts';
import { type EventListContent, readEventList } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: eventList,
  View: besideView(View),
  styles: [button, state, floating, popover, events, style],
  readOwn: (source) => withBeside(source, readEventList(source)),
} satisfies BlockModule<(typeof eventList)['data'], EventListContent>;
