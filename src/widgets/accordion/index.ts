import type { Door } from '../../runtime/blocks/door.ts';
import { wouldRestart } from '../../runtime/blocks/move.ts';
import { accordion } from './block.ts';
import { type AccordionContent, readOwn } from './content.ts';
import style from './style.css';
import { Accordion } from './view.tsx';

export default {
  block: accordion,
  View: Accordion,
  styles: [style],
  content: readOwn,
  // A press must not come before what answers it.
  prepare: (source) => (wouldRestart([source]) ? import('./in-place.ts') : undefined),
} satisfies Door<typeof accordion.data, AccordionContent>;
