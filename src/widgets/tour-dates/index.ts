import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { besideView } from '../_shared/block/beside/beside-view.tsx';
import { withBeside } from '../_shared/block/beside/with-beside.ts';
import facade from '../_shared/block/facade/facade.css';
import events from '../_shared/events/events.css';
import button from '../_shared/ui/button/button.css';
import spinner from '../_shared/ui/spinner/spinner.css';
import state from '../_shared/ui/state/state.css';
import { tourDates } from './block.ts';
import { datesIn, readTourDates, type TourDatesContent } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: tourDates,
  View: besideView(View),
  styles: [button, spinner, state, facade, events, style],
  readOwn: (source) => withBeside(source, readTourDates(source), datesIn(source)),
} satisfies BlockModule<(typeof tourDates)['data'], TourDatesContent>;
