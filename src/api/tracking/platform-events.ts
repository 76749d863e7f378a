import type { Request } from '../../vocab/calls.ts';
import { toJson } from '../../vocab/rules/text/to-json.ts';

/**
 * Records an event of the platform (EVENT-611): form-encoded, with the crumb as a field of its own, which the call layer sets at each attempt. Rejects like any
 * call.
 */
export const recordEvent = (
  request: Request,
  { event, eventName, payload }: { event: string; eventName: string; payload: unknown },
): Promise<unknown> =>
  request({
    method: 'POST',
    path: '/api/events/RecordEvent',
    form: { event, data: toJson({ eventName, payload }) },
    crumb: 'field',
    automatic: true,
    quiet: true,
    unread: true,
    retries: 0,
    keepalive: true,
  });
