import type { Handover } from '../../../src/runtime/loader/handover.ts';
import { startStage } from '../../../src/runtime/stage/stage.ts';

/** The stage with the dialog and one block that lies under it. */
export const begin = (handover: Handover): Promise<void> =>
  startStage(
    handover,
    {
      accordion: { when: 'visible', load: () => import('../../../src/widgets/accordion/index.ts') },
      dialog: { when: 'load', level: 'page', light: true, load: () => import('../../../src/widgets/dialog/index.ts') },
    },
    { calls: { starts: [{ setting: 'cookieSettings' }], load: () => import('./dialog-services.ts') } },
  );
