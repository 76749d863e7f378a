import { isCallError } from '../../../api/call/call-error.ts';

/** Statuses of a server that does not know a call. */
export const isMissing = (status: number): boolean => status === 404 || status === 405 || status === 501;

/**
 * Returns whether a failed call shows that the server is not the platform: it does not know the call, or answers with a
 * page.
 */
export const showsNoPlatform = (error: unknown): boolean =>
  isCallError(error) && (isMissing(error.status) || (error.kind === 'shape' && error.data === null));

/** Tells developers that the page's own action or link was taken. */
export const NO_PLATFORM =
  'the server does not answer the platform’s calls, so the page’s own action or link is used; if it never does, remove server, appDomain and website.identifier from the page’s context and data-server from the block';
