import type { BrazilianFieldType } from '../../../../vocab/codes/form-fields.ts';
import type { Mask } from './mask.ts';

const digit = (character: string): string => (/[0-9]/.test(character) ? character : '');
const digitOrLetter = (character: string): string => (/[0-9a-z]/i.test(character) ? character.toUpperCase() : '');

const digits = (pattern: string): Mask => ({ keep: digit, pattern: () => pattern });

/** A telephone number: a mobile number has 9 digits after the area code and begins with 9; it may have been pasted with country code or a leading zero. */
function phonePattern(characters: string): string {
  const { length } = characters;
  if (/^55/.test(characters) && length > 11) return `+## (##) ${length > 12 ? '#####' : '####'}-####`;
  if (/^0/.test(characters)) return `### ${characters[3] === '9' ? '#####' : '####'}-####`;
  return `(##) ${characters[2] === '9' || length > 10 ? '#####' : '####'}-####`;
}

const twoDigits = (text: string): string => text.padStart(2, '0');

function dateDigits(text: string): string {
  const [, year, month = '', day = ''] = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  if (year) return day + month + year;
  return text.replace(
    /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*/,
    (_, first, second) => twoDigits(first) + twoDigits(second),
  );
}

const timeDigits = (text: string): string => text.replace(/^\s*(\d{1,2})\s*[:h.]\s*/i, (_, hour) => twoDigits(hour));

/** The mask of each field type that has one (the project's own). */
export const MASKS: Readonly<Record<Exclude<BrazilianFieldType, 'state'>, Mask>> = {
  cpf: digits('###.###.###-##'),
  // Since 2026 the first twelve characters may be letters.
  cnpj: { keep: digitOrLetter, pattern: () => '##.###.###/####-##' },
  cep: digits('#####-###'),
  'phone-br': { keep: digit, pattern: phonePattern },
  'date-br': { ...digits('##/##/####'), rewrite: dateDigits, pads: true },
  'time-br': { ...digits('##:##'), rewrite: timeDigits, pads: true },
};
