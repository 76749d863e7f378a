import type { Series } from './content.ts';

/** The most decimals that are written. */
const MOST_DECIMALS = 4;

const decimalsOf = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;

/** Writes numbers with their unit as a language does: `1.240 °C`, `R$ 12,50`, `40%`. */
export function numberWriter(locale: string, unit: string, series: readonly Series[]): (value: number) => string {
  const sign = unit.trim();
  let decimals = 0;
  for (const { values } of series)
    for (const value of values) if (value !== null) decimals = Math.max(decimals, decimalsOf(value));
  const isCurrency = /^[\p{L}]{0,3}\p{Sc}$/u.test(sign);
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: isCurrency && decimals ? 2 : 0,
    maximumFractionDigits: Math.min(decimals, MOST_DECIMALS) || 0,
    ...(isCurrency && decimals && { maximumFractionDigits: 2 }),
  });
  return (value) => {
    if (isCurrency && value < 0) return `-${sign}\u00a0${format.format(-value)}`;
    const number = format.format(value);
    if (!sign) return number;
    if (isCurrency) return `${sign}\u00a0${number}`;
    return sign === '%' ? `${number}%` : `${number}\u00a0${sign}`;
  };
}
