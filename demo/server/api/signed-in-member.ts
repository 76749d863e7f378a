import type { Backend } from '../backend.ts';
import type { MemberSession } from '../data/members.ts';
import type { Visit } from '../visit.ts';

/** Out of the script's reach. */
export const MEMBER_COOKIE = 'member_session';

/** The session of the member whose cookie came along. */
export function signedInMember({ visit, backend }: { visit: Visit; backend: Backend }): MemberSession | null {
  const token = visit.cookie(MEMBER_COOKIE);
  return token === null ? null : backend.store.members.session(token);
}
