import type { Handover } from './runtime/blocks/handover.ts';
import type { LoadPublished } from './runtime/blocks/published.ts';
import { startStage } from './runtime/blocks/stage.ts';
import { services } from './runtime/services/index.ts';
import { widgets } from './widgets/index.ts';

/** The stage's entry: joins the registries and the runtime. */
export const begin = (handover: Handover, loadPublished?: LoadPublished): Promise<void> =>
  startStage(handover, widgets, services, loadPublished);
