import type { Cart, CartEntry } from '../../../vocab/entities/cart.ts';
import { toJson } from '../../../vocab/rules/text/to-json.ts';
import type { CartProblem } from '../../store/cart.ts';

/** A change that the visitor has asked for and whose answer was not there yet. */
export interface OwnChange {
  readonly action: CartProblem['action'];
  readonly subject: string;
  /** The quantity of the entry that was asked for; 0 removes it. */
  readonly quantity?: number | undefined;
}

/** The changes whose answers are not there yet. */
export class ChangesUnderWay {
  readonly #changes = new Map<Promise<unknown>, OwnChange>();

  /** Keeps a change until its answer is there. */
  follow<Answer>(answer: Promise<Answer>, change: OwnChange): Promise<Answer> {
    const forget = (): void => void this.#changes.delete(answer);
    this.#changes.set(answer, change);
    answer.then(forget, forget);
    return answer;
  }

  /**
   * Waits for all of them, and those that wait for them. Null if one was not made: its problem is shown, and the cart
   * is not what was asked for.
   */
  async made(): Promise<readonly OwnChange[] | null> {
    const made: OwnChange[] = [];
    while (this.#changes.size) {
      made.push(...this.#changes.values());
      const results = await Promise.allSettled(this.#changes.keys());
      if (results.some(({ status }) => status === 'rejected')) return null;
      // Who has waited for the answer asks for the next change now.
      await new Promise((done) => setTimeout(done));
    }
    return made;
  }
}

/** The fields that follow from the lines of a cart. */
const SUMS = [
  'subtotalCents',
  'subtotalAmount',
  'taxCents',
  'discountCents',
  'shippingCostCents',
  'grandTotalCents',
  'totalQuantity',
] as const;

/** Members of the cart that each kind of change may alter, beside the sums. */
const ABOUT: Readonly<Partial<Record<OwnChange['action'], readonly (keyof Cart)[]>>> = {
  add: ['entries'],
  code: ['coupons', 'validCoupons', 'invalidCoupons', 'appliedGiftCards'],
  note: ['note'],
  shipping: ['shippingOptions', 'selectedShippingOption', 'shippingLocation'],
};

/** The changes after which everything but the sums is known beforehand. */
const FORESEEN: ReadonlySet<string> = new Set(['quantity', 'remove', 'note']);

/**
 * Compares a cart with the one that the visitor saw, beside the changes that they asked for themselves. `nothing`:
 * nothing else has changed. `sums`: sums that could not be foreseen, as with a discount. `other`: something else, such
 * as a price or a line.
 */
export function changedBeside(seen: Cart, now: Cart, own: readonly OwnChange[]): 'nothing' | 'sums' | 'other' {
  if (toJson(seen) === toJson(now)) return 'nothing';
  if (own.length === 0) return 'other';
  const left = new Set<keyof Cart>(['entries', ...SUMS, ...own.flatMap(({ action }) => ABOUT[action] ?? [])]);
  const rest = (cart: Cart): string => toJson(Object.entries(cart).filter(([name]) => !left.has(name as keyof Cart)));
  if (rest(seen) !== rest(now)) return 'other';
  if (!own.some(({ action }) => action === 'add') && !areLinesExpected(seen, now, own)) return 'other';
  const by = (name: 'subtotalCents' | 'grandTotalCents'): number => (now[name] ?? 0) - (seen[name] ?? 0);
  const isSame = (name: (typeof SUMS)[number]): boolean => now[name] === seen[name];
  const isForeseen =
    own.every(({ action }) => FORESEEN.has(action)) &&
    isSame('taxCents') &&
    isSame('discountCents') &&
    isSame('shippingCostCents') &&
    (now.grandTotalCents === undefined || by('grandTotalCents') === by('subtotalCents'));
  return isForeseen ? 'nothing' : 'sums';
}

/** Returns whether the lines are those that were seen, with the quantities that were asked for. */
function areLinesExpected(seen: Cart, now: Cart, own: readonly OwnChange[]): boolean {
  const asked = new Map(own.flatMap(({ subject, quantity }) => (quantity === undefined ? [] : [[subject, quantity]])));
  const wanted = (seen.entries ?? []).filter(({ id }) => asked.get(String(id)) !== 0);
  const lines = now.entries ?? [];
  return (
    lines.length === wanted.length &&
    wanted.every((line, at) => isLineExpected(line, lines[at] as CartEntry, asked.get(String(line.id))))
  );
}

/**
 * Returns whether a line has the quantity that was asked for, at the same price: what differs besides is a sum of the
 * line.
 */
function isLineExpected(seen: CartEntry, now: CartEntry, quantity: number | undefined): boolean {
  if (quantity === undefined) return toJson(seen) === toJson(now);
  return (
    now.quantity === quantity &&
    [...new Set([...Object.keys(seen), ...Object.keys(now)])].every(
      (name) =>
        toJson(seen[name]) === toJson(now[name]) ||
        Number(now[name]) * Number(seen.quantity) === Number(seen[name]) * quantity,
    )
  );
}
