/**
 * The check digit by modulo 11, as CPF and CNPJ have it: each value times its weight, the sum's remainder taken from 11, and 0 where that gives 10
 * or 11.
 */
function checkDigit(values: readonly number[], heaviest: number): number {
  // The last value weighs 2, each before it one more, and after the heaviest it starts at 2 again.
  const cycle = heaviest - 1;
  const sum = values.reduce((total, value, at) => total + value * (2 + ((values.length - 1 - at) % cycle)), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/**
 * The two check digits of a number by modulo 11, the second over the first too (Receita Federal; the project's own).
 *
 * @param values the value of each character before them, in order
 * @param heaviest the largest weight: 9 where the weights start again after it, or more than there are characters
 */
export function checkDigits(values: readonly number[], heaviest: number): string {
  const first = checkDigit(values, heaviest);
  return `${first}${checkDigit([...values, first], heaviest)}`;
}
