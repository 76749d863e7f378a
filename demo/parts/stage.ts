import type { Handover } from '../../src/runtime/loader/handover.ts';
import { startStage } from '../../src/runtime/stage/stage.ts';

/** The stage of the parts page: one block of parts, and layers and a service that show how those are made. No product page has them. */
export const begin = (handover: Handover): Promise<void> =>
  startStage(
    handover,
    {
      parts: { when: 'load', load: () => import('./index.ts') },
      'page-content': { when: 'load', level: 'page', load: () => import('./layers/page-content.tsx') },
      missing: { when: 'load', level: 'page', load: () => Promise.reject(new Error('this layer never comes')) },
      stacked: { when: 'load', level: 'page', load: () => import('./layers/stacked.tsx') },
    },
    // It starts by a setting of the page's context, also on a page without a block.
    {
      greeting: {
        starts: [{ setting: 'website.greeting', opens: 'stacked' }],
        load: () => import('./greeting.ts'),
      },
    },
  );
