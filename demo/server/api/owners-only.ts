import { jsonAnswer } from '../answer.ts';
import type { CallContext, Endpoint } from './endpoint.ts';
import { signedInMember } from './signed-in-member.ts';

const isOwner = (context: CallContext): boolean => signedInMember(context)?.owner === true;

/** Does a call for the site's owner only; anybody else is told that they may not (DATA-016). */
export const ownersOnly =
  (answer: Endpoint['answer']): Endpoint['answer'] =>
  (context) =>
    isOwner(context) ? answer(context) : jsonAnswer(403, { authorizationFail: true });
