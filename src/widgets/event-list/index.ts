import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { besideView } from '../_parts/beside/beside-view.tsx';
import { withBeside } from '../_parts/beside/with-beside.ts';
import button from '../_parts/button/button.css';
import events from '../_parts/calendar/events.css';
import floating from '../_parts/floating/floating.css';
import popover from '../_parts/popover/popover.css';
import state from '../_parts/state/state.css';
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
