import type { Handover } from './runtime/loader/handover.ts';
import type { LoadPublished } from './runtime/published/published.ts';
import { services } from './runtime/services/index.ts';
import { startStage } from './runtime/stage/stage.ts';
import { widgets } from './widgets/index.ts';

/** The stage's entry: joins the registries and the runtime. */
export const begin = (handover: Handover, loadPublished?: LoadPublished): Promise<void> =>
  startStage(handover, widgets, services, loadPublished);
