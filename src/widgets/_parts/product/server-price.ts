/** The amounts in a text, as digits alone: `R$ 1.250,00` and `R$1,250` are both `1250`. */
const amountsIn = (text: string): readonly string[] =>
  (text.match(/\d(?:[\d.,]|\s(?=\d{3}))*/g) ?? []).map((one) => one.replace(/[.,]00$/, '').replace(/\D/g, ''));

/** Whether two texts name the same amounts in the same order, whatever signs and words are around them. False for a text without an amount. */
export function saySamePrice(one: string, other: string): boolean {
  const [amounts, others] = [amountsIn(one), amountsIn(other)];
  return amounts.length > 0 && amounts.join() === others.join();
}

/** The amounts of a text that none of the others has. */
export function unknownAmounts(text: string, others: readonly string[]): readonly string[] {
  const known = new Set(others.flatMap(amountsIn));
  return amountsIn(text).filter((amount) => !known.has(amount));
}
