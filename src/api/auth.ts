import type { Request } from '../vocab/calls.ts';

/** Ends the owner's session (OWNER-020): no body. What follows is the caller's to decide. */
export const logout = (request: Request): Promise<unknown> => request({ method: 'POST', path: '/api/auth/Logout' });

/** What a logout needs of the page. */
export interface OwnerLogoutOptions {
  /** Whether an account is signed in: nobody else logs out (OWNER-301). */
  signedIn(): boolean;
  /** Clears the cookie with the last site's identity. */
  clearIdentity(): void;
  /** Leads to where a visitor without a session goes. */
  redirect(): void;
  /** Told of a call that failed; nothing is cleared then, and the page stays. */
  log(error: unknown): void;
}

/** Makes the page's one logout of an owner (OWNER-018, OWNER-303): it runs once, whatever becomes of it. It never rejects. */
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
