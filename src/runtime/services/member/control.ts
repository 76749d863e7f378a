import type { SiteUserSession } from '../../../vocab/member-session.ts';

/** The session of a site member. */
export interface MemberControl extends Pick<SiteUserSession, 'login' | 'logout' | 'setLocale' | 'withToken'> {
  /** Whether a member is signed in, as far as this page knows: by the page context, or by a login since. */
  signedIn(): boolean;
  /**
   * Whether the page is framed by a stranger: `login` then rejects without a call, and a view opens a top window
   * instead (D-49).
   */
  readonly framed: boolean;
}
