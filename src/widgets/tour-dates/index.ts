import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { besideView } from '../_parts/beside/beside-view.tsx';
import { withBeside } from '../_parts/beside/with-beside.ts';
import button from '../_parts/button/button.css';
import events from '../_parts/calendar/events.css';
import facade from '../_parts/facade/facade.css';
import spinner from '../_parts/spinner/spinner.css';
import state from '../_parts/state/state.css';
import { tourDates } from './block.ts';
import { datesIn, readTourDates, type TourDatesContent } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: tourDates,
  View: besideView(View),
  styles: [button, spinner, state, facade, events, style],
  readOwn: (source) => withBeside(source, readTourDates(source), datesIn(source)),
  readPublished: readTourDates,
} satisfies BlockModule<(typeof tourDates)['data'], TourDatesContent>;
