import type { Handover } from '../../src/runtime/blocks/handover.ts';
import { startStage } from '../../src/runtime/blocks/stage.ts';

/** The stage of the parts page: one block, and services that do nothing. */
export const start = (handover: Handover): void =>
  startStage(handover, { parts: { when: 'load', load: () => import('./index.ts') } }, () => import('./services.ts'));
