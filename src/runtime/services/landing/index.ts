import { documentMember } from '../../page/document-member.ts';
import { session } from '../../page/web-storage.ts';
import type { LaterService } from '../telemetry/later-service.ts';
import { startLanding } from './start-landing.ts';

export default {
  start: ({ store }) => startLanding(store, isLanding(), session),
} satisfies LaterService;

/**
 * Returns whether the visitor came from elsewhere, by a link or an address. It is read of the page alone: before
 * marketing is allowed nothing may be stored that would tell.
 */
function isLanding(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry && entry.type !== 'navigate') return false;
  const referrer = documentMember('referrer');
  return !referrer || new URL(referrer).origin !== location.origin;
}
