/** The most decimals that are written. */
const MOST_DECIMALS = 15;

/** How many decimals a number has as it is written out: 3 for 0.125, 7 for 1e-7. */
function decimalsOf(value: number): number {
  const [, fraction = '', power = '0'] = /(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(`${value}`) ?? [];
  return Math.max(0, fraction.length - Number(power));
}

/** The most decimals among numbers; missing ones have none. */
export const mostDecimals = (values: readonly (number | null)[]): number =>
  values.reduce<number>((most, value) => (value === null ? most : Math.max(most, decimalsOf(value))), 0);

/** Writes numbers with their unit and up to so many decimals as a language does: `1.240 °C`, `R$ 12,50`, `40%`. */
export function numberWriter(locale: string, unit: string, decimals: number): (value: number) => string {
  const sign = unit.trim();
  const isCurrency = /^[\p{L}]{0,3}\p{Sc}$/u.test(sign);
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: isCurrency && decimals ? 2 : 0,
    maximumFractionDigits: Math.min(Math.max(decimals, isCurrency && decimals ? 2 : 0), MOST_DECIMALS),
  });
  return (value) => {
    if (isCurrency && value < 0) return `-${sign}\u00a0${format.format(-value)}`;
    const number = format.format(value);
    if (!sign) return number;
    if (isCurrency) return `${sign}\u00a0${number}`;
    return sign === '%' ? `${number}%` : `${number}\u00a0${sign}`;
  };
}
