import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { besideView } from '../_shared/block/beside/beside-view.tsx';
import { withBeside } from '../_shared/block/beside/with-beside.ts';
import ownWidth from '../_shared/block/width/own-width.css';
import events from '../_shared/events/events.css';
import button from '../_shared/ui/button/button.css';
import iconButton from '../_shared/ui/button/icon-button.css';
import floating from '../_shared/ui/floating/floating.css';
import popover from '../_shared/ui/popover/popover.css';
import spinner from '../_shared/ui/spinner/spinner.css';
import state from '../_shared/ui/state/state.css';
import { calendar } from './block.ts';
import { type CalendarContent, readCalendar } from './content.ts';
import narrow from './narrow.css';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: calendar,
  View: besideView(View),
  styles: [ownWidth, button, iconButton, spinner, state, floating, popover, events, style, narrow],
  readOwn(source) {
    const parsed = readCalendar(source);
    return withBeside(source, parsed, parsed.content.elements);
  },
} satisfies BlockModule<(typeof calendar)['data'], CalendarContent>;
