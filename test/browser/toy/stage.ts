import type { Handover } from '../../../src/runtime/blocks/handover.ts';
import { startStage } from '../../../src/runtime/blocks/stage.ts';

/** The stage with blocks that throw, and a page-level block. */
export const start = (handover: Handover): void =>
  startStage(
    handover,
    {
      accordion: { when: 'visible', load: () => import('./throwing-accordion.tsx') },
      marquee: { when: 'visible', load: () => import('./throwing-marquee.tsx') },
      layer: { when: 'load', host: 'page', load: () => import('./layer.tsx') },
    },
    () => import('./services.ts'),
  );
