import type { Answer } from '../answer.ts';
import type { Backend } from '../backend.ts';
import type { Session } from '../data/sessions.ts';
import type { Visit } from '../visit.ts';

/** What a call is answered with: the visit, the session it proved, and the parts of its path that vary. */
export interface CallContext {
  readonly visit: Visit;
  readonly backend: Backend;
  readonly session: Session;
  readonly parts: readonly string[];
}

/**
 * How a call proves that a page of this site makes it: by the crumb in query and header, in a header alone, in a field of its form, or not at all
 * beyond what the browser itself says.
 */
type Proof = 'crumb' | 'header' | 'field' | 'none';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A part that varies is written `*`. */
  readonly path: string;
  readonly proof: Proof;
  readonly answer: (context: CallContext) => Answer | Promise<Answer>;
}
