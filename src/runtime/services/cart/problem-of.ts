import { isCallError } from '../../../api/call/call-error.ts';
import { memberOrData } from '../../../api/call/member-of.ts';
import type { CartProblem } from '../../store/cart.ts';

/** The sentences for what the server gives no reason for. */
type Sentences = (
  key: 'cartUnread' | 'cartUnconfirmed' | 'cartRefused' | 'cartUnavailable' | 'cartLeaveFailed',
) => string;

/** The server's own sentence in an answer of any status. */
function ownSentence(data: unknown): string | null {
  const said = memberOrData(data, 'error') ?? memberOrData(data, 'message');
  return typeof said === 'string' && said.trim() ? said.trim().slice(0, 300) : null;
}

/** A change of the cart that did not come about; its message is a sentence for the visitor. */
export class CartError extends Error {
  override readonly name = 'CartError';
  readonly problem: CartProblem;

  constructor(problem: CartProblem, cause: unknown) {
    super(problem.message, { cause });
    this.problem = problem;
  }
}

/**
 * Says why a read or a change failed: the server's sentence, or one of ours. A change whose answer did not arrive may
 * have been made; the sentence does not claim that it was not.
 *
 * @param isOwn the page has calls of its own: the message of an `Error` that they throw is a sentence for the visitor,
 *   and that of a `TypeError` or another kind is not. The default redirect to the checkout throws no plain `Error`
 */
export function problemMessage(action: CartProblem['action'], error: unknown, say: Sentences, isOwn = false): string {
  const mayBeOwn = isOwn || action === 'checkout';
  const own = mayBeOwn && error instanceof Error && error.constructor === Error ? error.message.trim() : '';
  if (own) return own;
  const unchanged = action === 'read' ? 'cartUnread' : action === 'checkout' && 'cartLeaveFailed';
  if (!isCallError(error)) return say(unchanged || 'cartRefused');
  const { kind, data, status, message } = error;
  // The server has taken the change; only the read after it failed. An own call may add by GET.
  if (!unchanged && !isOwn && message.startsWith('GET ')) return say('cartUnconfirmed');
  const said = kind === 'shape' ? null : ownSentence(data);
  if (said) return said;
  if (unchanged) return say(unchanged);
  if (kind === 'offline' || kind === 'timeout' || kind === 'shape') return say('cartUnconfirmed');
  return say(status >= 500 || status === 429 ? 'cartUnavailable' : 'cartRefused');
}
