import { isCallError } from '../../../api/call/call-error.ts';

/** Statuses of a server that does not know a call. */
export const isMissing = (status: number): boolean => status === 404 || status === 405 || status === 501;

/** Whether a failed call shows that the server is not the platform: it does not know the call, or answers with a page. */
export const showsNoPlatform = (error: unknown): boolean =>
  isCallError(error) && (isMissing(error.status) || (error.kind === 'shape' && error.data === null));

/** What developers are told when the own action of a form is taken in place of the platform’s calls. */
export const TAKES_OWN_ACTION =
  'the server does not answer the platform’s calls, so the form is sent to its own action; if it never does, remove server, appDomain and website.identifier from the page’s context and data-server from the block';
