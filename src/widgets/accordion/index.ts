import type { Door } from '../../runtime/blocks/door.ts';
import { accordion } from './block.ts';
import { type AccordionContent, readOwn } from './content.ts';
import style from './style.css';
import { Accordion } from './view.tsx';

export default {
  block: accordion,
  View: Accordion,
  styles: [style],
  content: readOwn,
} satisfies Door<typeof accordion.data, AccordionContent>;
