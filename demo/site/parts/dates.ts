const zone = { timeZone: 'America/Sao_Paulo' } as const;
const long = new Intl.DateTimeFormat('pt-BR', { ...zone, day: 'numeric', month: 'long', year: 'numeric' });
const day = new Intl.DateTimeFormat('pt-BR', { ...zone, day: 'numeric' });
const month = new Intl.DateTimeFormat('pt-BR', { ...zone, month: 'short' });
const weekday = new Intl.DateTimeFormat('pt-BR', { ...zone, weekday: 'long' });
const clock = new Intl.DateTimeFormat('pt-BR', { ...zone, hour: '2-digit', minute: '2-digit' });

/** `8 de novembro de 2026`. @param date `2026-11-08`, or with a time and an offset */
export const longDate = (date: string): string =>
  long.format(new Date(date.length === 10 ? `${date}T12:00-03:00` : date));
export const dayOf = (date: string): string => day.format(new Date(date));
/** `nov`. */
export const monthOf = (date: string): string => month.format(new Date(date)).replace('.', '');

/** `Sábado, das 9h às 13h`; the last day too where it is another. */
export function hoursOf(start: string, end: string): string {
  const hour = (date: string): string =>
    clock.format(new Date(date)).replace(/^0/, '').replace(':00', 'h').replace(':', 'h');
  const days = [weekday.format(new Date(start)), weekday.format(new Date(end))];
  const named = days[0] === days[1] ? `${days[0]}` : days.join(' e ');
  const begins = named.charAt(0).toLocaleUpperCase('pt-BR') + named.slice(1);
  return `${begins}, das ${hour(start)} às ${hour(end)}`;
}
