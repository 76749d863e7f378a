import type { BlockModule } from '../../runtime/mount/block-module.ts';
import error from '../_shared/commerce/checkout/redirect-error.css';
import ownStatus from '../_shared/server/own-status.css';
import button from '../_shared/ui/button/button.css';
import { donation } from './block.ts';
import readPublished, { type DonationContent, readDonation } from './content.ts';
import style from './style.css';
import { View } from './view.tsx';

export default {
  block: donation,
  View,
  styles: [button, error, ownStatus, style],
  readOwn: readDonation,
  readPublished,
} satisfies BlockModule<(typeof donation)['data'], DonationContent>;
