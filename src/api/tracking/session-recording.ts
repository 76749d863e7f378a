import type { Request } from '../../vocab/calls.ts';
import { memberOf } from '../call/member-of.ts';

/** The id that means: do not record (EXPER-606). */
const SKIP = 'automated-mock-id';

/** Who the session-recording service is told the visitor is; null where nothing is to be recorded (EXPER-605 to 607). */
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
