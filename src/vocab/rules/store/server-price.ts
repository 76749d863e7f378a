/** An amount as any locale writes it. A space is part of it where exactly three digits follow. */
const AMOUNT = /\d+(?:(?:[.,’']|\s(?=\d{3}(?!\d)))\d+)*/g;

/** An amount in hundredths, as digits alone: `1.250,00` and `1,250` are both `125000`, and `12,50` is `1250`. Three digits after a sign count as thousands. */
const digitsOf = (amount: string): string => amount.replace(/\D/g, '') + (/[.,]\d\d$/.test(amount) ? '' : '00');

/** How much of a text is searched for amounts, in characters: what is longer is no price. */
const SEARCHED = 5_000;

const amountsIn = (text: string): readonly string[] => (text.slice(0, SEARCHED).match(AMOUNT) ?? []).map(digitsOf);

/** Whether two texts name the same amounts in the same order, whatever signs and words are around them (D-30). False for a text without an amount. */
export function saySamePrice(one: string, other: string): boolean {
  const [amounts, others] = [amountsIn(one), amountsIn(other)];
  return amounts.length > 0 && amounts.join() === others.join();
}

/** The amounts of a text that none of the others has (D-30), in hundredths, as digits. */
export function unknownAmounts(text: string, others: readonly string[]): readonly string[] {
  const known = new Set(others.flatMap(amountsIn));
  return amountsIn(text).filter((amount) => !known.has(amount));
}

/** How far from an amount its sign may end, in characters, with the space between. */
const SIGN_WIDTH = 8;

/**
 * A price as the server has written the same amount: its separators, and its sign of the currency beside the amount (D-30). The price itself where the server
 * has written no such amount, or none with a sign.
 *
 * @param price one amount with its sign, as the page's locale writes it
 */
export function asServerWrites(price: string, serverText: string): string {
  const [digits] = amountsIn(price);
  const sign = price.replace(/[-\d\s.,’']/g, '');
  const isSign = (word: string): boolean => word === sign || (word.length < 6 && /\p{Sc}/u.test(word));
  for (const { 0: amount, index } of serverText.slice(0, SEARCHED).matchAll(AMOUNT)) {
    if (digitsOf(amount) !== digits) continue;
    const end = index + amount.length;
    const before = serverText.slice(Math.max(0, index - SIGN_WIDTH), index);
    const word = before.trimEnd().split(/[\s(]/).pop() ?? '';
    if (word && isSign(word)) return before.slice(before.lastIndexOf(word)) + amount;
    const [after = '', next = ''] = /^\s*([^\s.,;:)]*)/.exec(serverText.slice(end, end + SIGN_WIDTH)) ?? [];
    if (next && isSign(next)) return amount + after;
  }
  return price;
}

const ZEROS = /[.,]00(?=\D*$)/;

/** Whether the server has written an amount with other separators, or another sign, than the page's locale does (D-30). Spaces, and a fraction of zeros that one of them leaves out, do not count. */
export function writtenOtherwise(price: string, serverText: string): boolean {
  const both = [price, asServerWrites(price, serverText)].map((one) => one.replace(/\s/g, ''));
  const [ours, theirs] = both.every((one) => ZEROS.test(one)) ? both : both.map((one) => one.replace(ZEROS, ''));
  return ours !== theirs;
}
