import type { BlockModule } from '../../runtime/mount/block-module.ts';
import facade from '../_shared/block/facade/facade.css';
import button from '../_shared/ui/button/button.css';
import { reservation } from './block.ts';
import { type ReservationContent, readReservation } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: reservation,
  View,
  styles: [button, facade, style],
  readOwn: readReservation,
} satisfies BlockModule<(typeof reservation)['data'], ReservationContent>;
