import type { Handover } from '../../../src/runtime/loader/handover.ts';
import { startStage } from '../../../src/runtime/stage/stage.ts';

/** The stage with blocks that throw, a page-level block, and what opens it. */
export const begin = (handover: Handover): Promise<void> =>
  startStage(
    handover,
    {
      accordion: { when: 'visible', load: () => import('./throwing-accordion.tsx') },
      marquee: { when: 'visible', load: () => import('./throwing-marquee.tsx') },
      layer: { when: 'load', level: 'page', load: () => import('./layer.tsx') },
    },
    { opener: { starts: [{ events: 'vitrine:cookie-banner-force' }], load: () => import('./services.ts') } },
  );
