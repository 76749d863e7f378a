import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import type { Request } from '../../../vocab/calls.ts';

declare module '../../stage/services.ts' {
  interface ServiceApis {
    calls: Request;
  }
}

/** The page's one call layer (DATA-020). */
export const calls = defineService({
  name: 'calls',
  summary: sentence('Sends calls to the site, and tells the visitor about the failure of those that no block handles.'),
  budget: 10_900,
  starts: [],
});
