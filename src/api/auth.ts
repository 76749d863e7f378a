import type { Request } from '../vocab/calls.ts';

/** Ends the owner's session (OWNER-020); the call has no body. The caller decides what happens next. */
export const logout = (request: Request): Promise<unknown> => request({ method: 'POST', path: '/api/auth/Logout' });

/** What a logout needs from the page. */
export interface OwnerLogoutOptions {
  /** Whether an account is signed in: without one there is no logout (OWNER-301). */
  signedIn(): boolean;
  /** Removes the cookie with the identity of the last site. */
  clearIdentity(): void;
  /** Redirects to the address for a visitor without a session. */
  redirect(): void;
  /** Receives the error of a failed call; nothing is cleared then, and the page stays. */
  log(error: unknown): void;
}

/** Creates the page's one logout for an owner (OWNER-018, OWNER-303): it runs once, whatever the outcome. It never rejects. */
export function ownerLogout(request: Request, options: OwnerLogoutOptions): () => Promise<void> {
  let ran = false;
  return async () => {
    if (ran || !options.signedIn()) return;
    ran = true;
    try {
      await logout(request);
    } catch (error) {
      options.log(error);
      return;
    }
    options.clearIdentity();
    options.redirect();
  };
}
