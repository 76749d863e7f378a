import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';

/**
 * Experiments and the recording of sessions (EXPER-601). Before a decision the policy of the site decides about
 * recording, so that no purpose is named here.
 */
export const experiments = defineService({
  name: 'experiments',
  summary: sentence(
    'Knows the variants of experiments, which internal staff may override, and records sessions where the site has an experiment for it and the visitor allows analytics.',
  ),
  starts: [],
  startedBy: 'telemetry',
});
