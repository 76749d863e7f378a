import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { wouldRestart } from '../../runtime/mount/move.ts';
import { besideView } from '../_shared/block/beside/beside-view.tsx';
import { withBeside } from '../_shared/block/beside/with-beside.ts';
import { accordion } from './block.ts';
import { type AccordionContent, readOwn } from './content.ts';
import style from './style.css';
import { Accordion } from './view.tsx';

export default {
  block: accordion,
  View: besideView(Accordion),
  styles: [style],
  readOwn: (source) => withBeside(source, readOwn(source)),
  // A click must not be handled before the code that answers it is loaded.
  prepare: (source) => (wouldRestart([source]) ? import('./in-place.ts') : undefined),
} satisfies BlockModule<typeof accordion.data, AccordionContent>;
