/** How a language writes the decimal sign: `,` or `.`. */
export function decimalSign(language: string | null | undefined): string {
  try {
    return new Intl.NumberFormat(language || 'pt-BR').format(1.5).includes(',') ? ',' : '.';
  } catch {
    return ',';
  }
}

/** The longest text that is looked at, in characters. */
const LONGEST = 60;

/** The first number of a text, with any unit around it; null where there is none. */
export function readNumber(text: string, decimal: string): number | null {
  const [written] = /[-−–]?\s?\d[\d.,\s'’]*/.exec(text.slice(0, LONGEST)) ?? [];
  if (!written) return null;
  const plain = written.replace(/[\s'’]/g, '').replace(/^[−–]/, '-');
  const number = Number(decimal === ',' ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', ''));
  return Number.isFinite(number) ? number : null;
}
