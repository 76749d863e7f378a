import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';

/** The page's one call layer (DATA-020). */
export const calls = defineService({
  name: 'calls',
  summary: sentence('Sends calls to the site, and tells the visitor what came of those that nobody else answers for.'),
  budget: 10_600,
  starts: [],
});
