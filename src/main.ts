import type { Handover } from './runtime/blocks/handover.ts';
import { startStage } from './runtime/blocks/stage.ts';
import { widgets } from './widgets/index.ts';

/** The stage's front door: joins the registry and the runtime. */
export const start = (handover: Handover): void =>
  startStage(handover, widgets, () => import('./runtime/services/index.ts'));
