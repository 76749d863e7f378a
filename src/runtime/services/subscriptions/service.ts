import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';

declare module '../../stage/services.ts' {
  interface ServiceApis {
    /** Tracks an accepted newsletter subscription at once (NEWS-003). It never throws. */
    subscriptions: (formId: string) => void;
  }
}

/** Tracks newsletter subscriptions (NEWS-003, TRACK-007). */
export const subscriptions = defineService({
  name: 'subscriptions',
  summary: sentence('Tracks accepted newsletter subscriptions, as far as the visitor allows analytics.'),
  budget: 2_440,
  starts: [],
});
