import type { Request } from '../vocab/calls.ts';

/** Ends the owner's session (000 §7): no body. What follows is the caller's to decide. */
export const logout = (request: Request): Promise<unknown> => request({ method: 'POST', path: '/api/auth/Logout' });
