import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import type { SiteUserSession } from '../../../vocab/member-session.ts';
import { ACCOUNT_LINK } from '../../../vocab/published/places.ts';

/** The session of a site member. */
export interface MemberControl extends Pick<SiteUserSession, 'login' | 'logout' | 'setLocale' | 'withToken'> {
  /** Returns whether a member is signed in, as far as this page knows: by the page context, or by a login since. */
  signedIn(): boolean;
  /**
   * True if the page is framed by a stranger: `login` then rejects without a call, and a view opens a top window
   * instead (D-49).
   */
  readonly framed: boolean;
}

declare module '../../stage/services.ts' {
  interface ServiceApis {
    member: MemberControl;
  }
}

/** The session of a site member (D-46). */
export const member = defineService({
  name: 'member',
  summary: sentence(
    'Signs members of the site in and out, keeps the token of their session, and tells the other tabs of the site.',
  ),
  budget: 4_600,
  starts: [{ setting: 'memberAccount' }, { selector: ACCOUNT_LINK }],
});
