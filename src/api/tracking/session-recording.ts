import type { Request } from '../../vocab/calls.ts';
import { memberOf } from '../call/member-of.ts';

/** The id that means that nothing may be recorded (EXPER-606). */
const SKIP = 'automated-mock-id';

/** Returns the visitor's identity for the session-recording service; null if nothing may be recorded (EXPER-605 to 607). */
export async function recordingIdentity(request: Request): Promise<string | null> {
  const answer = await request({
    method: 'GET',
    path: '/api/commerce/fullstory/getId',
    automatic: true,
    quiet: true,
  });
  const [id] = [answer, memberOf(answer, 'data'), memberOf(answer, 'id')].filter((value) => typeof value === 'string');
  return typeof id === 'string' && id !== '' && id !== SKIP ? id : null;
}
