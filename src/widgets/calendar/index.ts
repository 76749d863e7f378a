import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { besideView } from '../_parts/beside/beside-view.tsx';
import { withBeside } from '../_parts/beside/with-beside.ts';
import button from '../_parts/button/button.css';
import iconButton from '../_parts/button/icon-button.css';
import events from '../_parts/calendar/events.css';
import floating from '../_parts/floating/floating.css';
import popover from '../_parts/popover/popover.css';
import { lendRest } from '../_parts/published/lend-rest.ts';
import spinner from '../_parts/spinner/spinner.css';
import state from '../_parts/state/state.css';
import { calendar } from './block.ts';
import { type CalendarContent, readCalendar } from './content.ts';
import narrow from './narrow.css';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: calendar,
  View: besideView(View),
  styles: [button, iconButton, spinner, state, floating, popover, events, style, narrow],
  readOwn(source) {
    const parsed = readCalendar(source);
    return withBeside(source, parsed, parsed.content.elements);
  },
  readPublished(source) {
    const read = readCalendar(source);
    return read.content.elements.length ? read : { ...read, lend: lendRest(source) };
  },
} satisfies BlockModule<(typeof calendar)['data'], CalendarContent>;
